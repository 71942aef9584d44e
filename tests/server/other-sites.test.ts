import { afterAll, expect, test } from 'vitest'
import { startApp } from './start-app.ts'

const app = await startApp({ settings: { trustProxy: ['10.0.0.0/8'] } })
afterAll(() => app.close())

/** Signs out as a page of some site does, without a body, so that no preflight of a browser would prevent it. */
async function signOut(headers: Record<string, string>, remoteAddress?: string) {
  const { visitor } = app
  const call = { method: 'POST', url: '/api/v1/auth/logout', remoteAddress } as const
  const { statusCode, json } = await visitor.inject({ ...call, headers: { host: 'turnos.example', ...headers } })
  return statusCode === 204 ? 204 : [statusCode, json().error.code]
}

test.for<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'https://turnos.example.evil.example' },
  { origin: 'https://turnos.example:8443' },
  { origin: 'null' },
  { origin: 'nothing' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://turnos.example' },
])('a change with %o is forbidden', async (headers) => {
  expect(await signOut(headers)).toEqual([403, 4])
})

test.for<Record<string, string>>([
  {},
  { origin: 'https://turnos.example' },
  { origin: 'http://turnos.example', host: 'Turnos.example:80' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://turnos.example' },
  { 'sec-fetch-site': 'none' },
])('a change with %o is accepted', async (headers) => {
  expect(await signOut(headers)).toBe(204)
})

test('behind a trusted proxy the host of the origin is the one that the proxy reports', async () => {
  const headers = { origin: 'https://clinica.example', 'x-forwarded-host': 'clinica.example' }
  expect(await signOut(headers, '10.1.2.3')).toBe(204)
  expect(await signOut(headers, '192.0.2.1')).toEqual([403, 4])
})

test('pages of other sites may be the origin of a call that only reads', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await app.visitor.inject({ url: '/api/v1/settings', headers })).statusCode).toBe(200)
})

test('a forbidden change says so before it asks for a sign-in', async () => {
  const headers = { origin: 'https://evil.example' }
  const response = await app.inject({ method: 'POST', url: '/api/v1/clients', payload: {}, headers })
  expect(response.json().error).toEqual({ message: 'La petición viene de otro sitio web.', details: [], code: 4 })
})
