import { afterAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readSettings } from '#server/settings.ts'
import { startApp, testSettings } from './start-app.ts'

const app = await startApp({ settings: { trustProxy: ['loopback'] } })
afterAll(() => app.close())

const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }

test('behind a proxy with HTTPS the cookie is secure and bound to the host', async () => {
  const payload = { username: 'admin', password: 'una clave muy larga' }
  const response = await app.visitor.inject({ method: 'POST', url: '/api/v1/auth/login', payload, headers })
  expect(response.cookies).toEqual([expect.objectContaining({ name: '__Host-turnos', secure: true, httpOnly: true, path: '/' })])
  const cookie = `__Host-turnos=${response.cookies[0]?.value}`
  const signedIn = await app.fastify.inject({ url: '/api/v1/auth/is_logged_in', headers: { ...headers, cookie } })
  expect(signedIn.statusCode).toBe(200)
})

test('limits count the address in X-Forwarded-For', async () => {
  const signInFrom = (address: string) =>
    app.visitor.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { username: 'nadie', password: 'no es esta clave' },
      headers: { ...headers, 'x-forwarded-for': address },
    })
  for (let tries = 0; tries < 5; tries++) expect((await signInFrom('203.0.113.8')).statusCode).toBe(401)
  expect((await signInFrom('203.0.113.8')).statusCode).toBe(429)
  expect((await signInFrom('203.0.113.9')).statusCode).toBe(401)
})

test('the address that the nearest proxy reports counts, not the ones that the caller wrote before it', async () => {
  const signInFrom = (addresses: string) =>
    app.visitor.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { username: 'otro', password: 'no es esta clave' },
      headers: { ...headers, 'x-forwarded-for': addresses },
    })
  for (let tries = 0; tries < 5; tries++) expect((await signInFrom(`198.51.100.${tries}, 203.0.113.20`)).statusCode).toBe(401)
  expect((await signInFrom('198.51.100.9, 203.0.113.20')).statusCode).toBe(429)
})

test('an X-Forwarded-For from an address that is not trusted is ignored, and logged once', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const trusted = { ...testSettings, trustProxy: ['10.0.0.0/8'] }
  const server = await createApp({ db: app.db, settings: trusted, logger: { level: 'warn', stream } })
  const signInFrom = (remoteAddress: string, forwardedFor: string) =>
    server.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { username: 'nadie', password: 'no es esta clave' },
      headers: { 'x-forwarded-for': forwardedFor },
      remoteAddress,
    })
  expect((await signInFrom('10.1.2.3', '203.0.113.7')).statusCode).toBe(401)
  expect(lines).toEqual([])
  for (let tries = 0; tries < 5; tries++) expect((await signInFrom('192.0.2.1', `203.0.113.${tries}`)).statusCode).toBe(401)
  expect((await signInFrom('192.0.2.1', '203.0.113.99')).statusCode).toBe(429)
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ address: '192.0.2.1' })])
  await server.close()
})

test('TRUST_PROXY accepts addresses and networks, and neither true nor a number', () => {
  const readTrustProxy = (text: string) => readSettings({ TRUST_PROXY: text }).trustProxy
  expect(readTrustProxy('10.0.0.0/8, ::1,loopback')).toEqual(['10.0.0.0/8', '::1', 'loopback'])
  expect(readTrustProxy('false')).toBe(false)
  for (const text of ['true', '0', '1', '2', '*', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.1,true'])
    expect(() => readTrustProxy(text), text).toThrow(/^The setting TRUST_PROXY must be/)
})
