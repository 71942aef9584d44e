import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogOptions } from '#server/log.ts'
import { buildPerson } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

const lines: string[] = []

let app: App
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) }
  app = await startApp({ logger: { ...(createLogOptions('info') as object), stream } })
})
afterAll(() => app.close())

test('every response has the correlation id of its call, or a new one', async () => {
  const getCorrelationId = async (headers: Record<string, string>, url = '/api/v1/settings') =>
    (await app.visitor.inject({ url, headers })).headers['x-correlation-id']
  expect(await getCorrelationId({ 'x-correlation-id': 'mi-llamada.7' })).toBe('mi-llamada.7')
  expect(await getCorrelationId({ 'x-correlation-id': 'mi-llamada.7' }, '/api/v1/nada')).toBe('mi-llamada.7')
  const [first, second] = [await getCorrelationId({}), await getCorrelationId({})]
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).not.toBe(first)
})

test('an invalid correlation id is replaced', async () => {
  for (const id of ['a b', '<script>', 'x'.repeat(65)]) {
    const { headers } = await app.visitor.inject({ url: '/api/v1/settings', headers: { 'x-correlation-id': id } })
    expect(headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('an error has the correlation id in its body', async () => {
  const response = await app.visitor.inject({ url: '/api/v1/clients', headers: { 'x-correlation-id': 'sin-sesion' } })
  expect(response.json()).toEqual({
    error: { message: 'Inicie sesión para continuar.', details: [], code: 4 },
    correlationId: 'sin-sesion',
  })
})

test('an unknown path is not found, with an error body', async () => {
  for (const call of [
    { url: '/api/v1/nada' },
    { url: '/api' },
    { url: '/_serverFn/nada' },
    { url: '/api/v1/nada', method: 'PATCH' as const, payload: 'x', headers: { 'content-type': 'text/plain' } },
  ]) {
    const response = await app.inject(call)
    expect([response.statusCode, response.json().error.code]).toEqual([404, 5])
  }
})

test('a malformed path is not found, with an error body', async () => {
  const response = await app.inject({ url: '/api/v1/clients/%E0%A4%A' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ error: { details: [], code: 5 }, correlationId: response.headers['x-correlation-id'] })
})

test('a query parameter outside the contract is a bad request', async () => {
  const response = await app.inject({ url: '/api/v1/clients?serch=ana' })
  expect(response.json()).toMatchObject({ error: { code: 3, details: [{ path: 'serch' }] } })
})

test('long responses are compressed, and responses of the API are not cached', async () => {
  const response = await app.fastify.inject({
    url: '/api/v1/permissions',
    headers: { 'accept-encoding': 'br', cookie: await signInForCookie() },
  })
  expect(response.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' })
  expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toHaveLength(4)
})

test('responses of the API are not cached however the path is written', async () => {
  const { statusCode, headers } = await app.fastify.inject('/%61pi/v1/settings')
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
})

test('the log has one line for each response, and no password, cookie, link or document', async () => {
  lines.length = 0
  const link = 'A'.repeat(22)
  const person = buildPerson({ document: '76543210' })
  await app.visitor.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { username: 'admin', password: 'una clave secreta' } })
  await app.api.post('/v1/clients', { body: { person } })
  await app.inject({ method: 'POST', url: '/api/v1/clients', payload: { person: { document: '76543210' } } })
  await app.api.get('/v1/clients', { query: { search: '76543210' } })
  await app.visitor.inject({ url: `/api/v1/clients/public-link/${link}` })
  await app.inject({ url: '/api/v1/nada/76543210', headers: { 'x-correlation-id': 'la-ultima' } })

  const responseLines = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
  expect(responseLines).toHaveLength(6)
  expect(responseLines[0]).toMatchObject({ method: 'POST', route: '/api/v1/auth/login', status: 401 })
  expect(responseLines[5]).toMatchObject({ correlationId: 'la-ultima', status: 404 })
  const log = lines.join('')
  for (const secret of ['una clave secreta', '76543210', link, await signInForCookie()]) expect(log).not.toContain(secret)
})

test('an internal error is a 500 without the cause, which only the log has', async () => {
  lines.length = 0
  await sql`alter table role rename to role_elsewhere`.execute(app.db)
  const response = await app.inject({ url: '/api/v1/roles', headers: { 'x-correlation-id': 'algo-roto' } })
  await sql`alter table role_elsewhere rename to role`.execute(app.db)
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({
    error: { message: 'Algo falló en el servidor. Vuelva a intentarlo.', details: [], code: 0 },
    correlationId: 'algo-roto',
  })
  expect(lines.join('')).toContain('42P01')
})

test('an incomplete request is dropped after one minute', () => {
  expect(app.fastify.server.requestTimeout).toBe(60_000)
})

async function signInForCookie() {
  const { cookies } = await app.visitor.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { username: 'admin', password: 'una clave muy larga' },
  })
  return `turnos=${cookies[0]?.value}`
}
