import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Tables } from '#server/database/tables.ts'
import { createLogOptions } from '#server/log.ts'
import { type App, startApp, testSettings } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

/** Sends bytes to a listening server and returns all that it responds. */
async function sendBytes({ server }: App['fastify'], bytes: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let response = ''
  socket.on('data', (part) => {
    response += part
  })
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = response.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), correlationId: /^x-correlation-id: (.+)$/im.exec(head)?.[1], body: JSON.parse(body) }
}

test.for([
  ['PATCH', '/api/v1/clients', 'GET, HEAD, POST'],
  ['POST', '/api/v1/auth/is_logged_in', 'GET, HEAD'],
  ['OPTIONS', '/api/v1/auth/login', 'POST'],
  ['PUT', '/api/v1/sessions/7/state', 'PATCH'],
] as const)('%s %s is a 405, which names the allowed methods', async ([method, url, allowed]) => {
  const response = await app.visitor.inject({ method, url, payload: 'x', headers: { 'content-type': 'text/plain' } })
  expect([response.statusCode, response.json().error.code, response.headers.allow]).toEqual([405, 5, allowed])
})

test.for([
  ['1.1', 'host: a\r\nhost: b'],
  ['1.1', 'host: a\r\nHOST: a'],
  ['1.1', 'accept: */*'],
  ['1.0', 'host: a\r\nhost: b'],
] as const)('a request of HTTP %s with the headers %j is a bad request', async ([version, headers]) => {
  const listening = await createApp({ db: app.db, settings: testSettings })
  await listening.listen({ host: '127.0.0.1', port: 0 })
  const { status, body } = await sendBytes(listening, `GET /api/v1/settings HTTP/${version}\r\n${headers}\r\nconnection: close\r\n\r\n`)
  expect([status, body.error.code]).toEqual([400, 3])
  await listening.close()
})

test('a request whose headers do not arrive in time gets an error body with a correlation id', async () => {
  const listening = await createApp({ db: app.db, settings: testSettings, requestTimeout: 100 })
  await listening.listen({ host: '127.0.0.1', port: 0 })
  expect(await sendBytes(listening, 'GET /api/v1/settings HTTP/1.1\r\nhost: x\r\n')).toMatchObject({
    status: 408,
    body: { error: { code: 3 } },
  })
  await listening.close()
})

test('a request that never arrives whole does not keep the server from stopping', async () => {
  const listening = await createApp({ db: app.db, settings: testSettings, requestTimeout: 100 })
  await listening.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((listening.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /api/v1/settings HTTP/1.1\r\nhost: x\r\n')
  await once(listening.server, 'connection')
  await Promise.all([once(socket, 'close'), listening.close()])
})

test('a request without Host, or with an unknown expectation, gets an error body with a correlation id', async () => {
  const listening = await createApp({ db: app.db, settings: testSettings })
  await listening.listen({ host: '127.0.0.1', port: 0 })
  for (const header of ['accept: */*', 'host: x\r\nexpect: 200-ok']) {
    const response = await sendBytes(listening, `GET /api/v1/settings HTTP/1.1\r\n${header}\r\nconnection: close\r\n\r\n`)
    expect(response, header).toMatchObject({ status: 400, correlationId: expect.any(String), body: { error: { code: 3 } } })
    expect(response.body.correlationId).toBe(response.correlationId)
  }
  await listening.close()
})

test('HTTP that cannot be read gets an error body with a correlation id', async () => {
  const listening = await createApp({ db: app.db, settings: testSettings })
  await listening.listen({ host: '127.0.0.1', port: 0 })
  const calls: [string, number][] = [
    ['this is not HTTP\r\n\r\n', 400],
    ['NADA /api/v1/settings HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    [`GET /api/v1/settings HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ]
  for (const [bytes, expected] of calls) {
    const { status, correlationId, body } = await sendBytes(listening, bytes)
    expect([status, body.error.code, body.error.details]).toEqual([expected, 3, []])
    expect(correlationId).toBe(body.correlationId)
  }
  await listening.close()
})

test('a method that HTTP knows and the API does not is a 405', async () => {
  const listening = await createApp({ db: app.db, settings: testSettings })
  await listening.listen({ host: '127.0.0.1', port: 0 })
  const { status, body } = await sendBytes(listening, 'PROPFIND /api/v1/clients HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  expect([status, body.error.code]).toEqual([405, 5])
  await listening.close()
})

test('a call that arrives while the server shuts down is a 503 with a correlation id', async () => {
  const closing = await createApp({ db: app.db, settings: testSettings })
  const { promise: hasArrived, resolve: arrive } = Promise.withResolvers<void>()
  closing.addHook('onRequest', async () => arrive())
  await closing.listen({ host: '127.0.0.1', port: 0 })
  // The first call keeps its connection busy until its body is complete.
  const socket = connect((closing.server.address() as AddressInfo).port, '127.0.0.1')
  const request = 'POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n'
  let response = ''
  socket.on('data', (part) => {
    response += part
  })
  socket.write(request)
  await hasArrived
  const closed = closing.close()
  socket.write(`{}${request}{}`)
  await Promise.all([closed, once(socket, 'close')])
  expect(response).toMatch(/^HTTP\/1.1 400 /)
  const refused = response.slice(response.lastIndexOf('HTTP/1.1'))
  expect(refused).toMatch(/^HTTP\/1.1 503 /)
  expect(refused).toMatch(/^retry-after: \d+\r$/im)
  expect(JSON.parse(refused.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 0 }, correlationId: expect.any(String) })
})

test('a connection on which nothing was sent does not keep the server from closing', async () => {
  const closing = await createApp({ db: app.db, settings: testSettings })
  await closing.listen({ host: '127.0.0.1', port: 0 })
  // Browsers open connections before they need them.
  const socket = connect((closing.server.address() as AddressInfo).port, '127.0.0.1')
  await once(closing.server, 'connection')
  await Promise.all([closing.close(), once(socket.resume(), 'close')])
})

test('a transaction that others overtake at every attempt is a 503 that says when to try again', async () => {
  await sql`create function overtake() returns trigger language plpgsql as $$ begin raise sqlstate '40001'; end $$`.execute(app.db)
  await sql`create trigger overtake before insert on schedule for each row execute function overtake()`.execute(app.db)
  const turns = [{ name: 'Mañana', start_time: 480, end_time: 720 }]
  const payload = { name: 'Terapias', session_duration: 45, break_duration: 15, turns }
  const response = await app.inject({ method: 'POST', url: '/api/v1/schedules', payload })
  await sql`drop trigger overtake on schedule`.execute(app.db)
  expect([response.statusCode, response.json().error.code]).toEqual([503, 0])
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([
  ['a full disk is a 503', '53100', 503, 'No hay espacio en el disco del servidor. Avise a quien lo mantiene.'],
  ['a damaged database is a 500', 'XX001', 500, 'La base de datos está dañada. Avise a quien mantiene el servidor.'],
])('%s that says whom to tell', async (_, sqlstate, status, message) => {
  await sql.raw(`create function fail() returns trigger language plpgsql as $$ begin raise sqlstate '${sqlstate}'; end $$`).execute(app.db)
  await sql`create trigger fail before insert on schedule for each row execute function fail()`.execute(app.db)
  const turns = [{ name: 'Mañana', start_time: 480, end_time: 720 }]
  const payload = { name: 'Terapias', session_duration: 45, break_duration: 15, turns }
  const response = await app.inject({ method: 'POST', url: '/api/v1/schedules', payload })
  await sql`drop function fail cascade`.execute(app.db)
  expect([response.statusCode, response.json().error.message]).toEqual([status, message])
})

test('without free space on the disk of the embedded database /readyz is a 503 that says so', async () => {
  // This system says of /proc that nothing is free.
  const full = await createApp({ db: app.db, settings: { ...testSettings, dataDir: '/proc' } })
  const response = await full.inject('/readyz')
  expect([response.statusCode, response.json().error.message]).toEqual([
    503,
    'No hay espacio en el disco del servidor. Avise a quien lo mantiene.',
  ])
  await full.close()
})

test.each([
  ['ECONNREFUSED', '127.0.0.1'], // Nothing listens on the port.
  ['ENETUNREACH', '255.255.255.255'], // No system connects to this address.
])(
  'while the database is unreachable (%s), calls are 503 without the cause, and the log has one line without a stack for each',
  async (code, host) => {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(line) }
    const pool = new pg.Pool({ host, port: 1 })
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    const logger = { ...(createLogOptions('warn') as object), stream }
    const unreachable = await createApp({ db, settings: testSettings, logger })
    const response = await unreachable.inject({ url: '/api/v1/clients', headers: { cookie: 'turnos=algo' } })
    expect([response.statusCode, response.json().error.code]).toEqual([503, 0])
    expect(response.headers).toHaveProperty('retry-after')
    expect(response.body).not.toMatch(/\d\.\d|connect|pool|sql/i)
    expect((await unreachable.inject('/healthz')).statusCode).toBe(200)
    expect((await unreachable.inject('/readyz')).statusCode).toBe(503)
    expect((await app.fastify.inject('/readyz')).statusCode).toBe(200)
    expect(lines).toHaveLength(2)
    expect(lines.join('')).toContain(code)
    expect(lines.join('')).not.toMatch(/stack|node:|\.ts/)
    await unreachable.close()
    await db.destroy()
  },
)
