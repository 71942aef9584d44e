import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ settings: { trustProxy: true } })
})
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

test('TRUST_PROXY accepts booleans or addresses, not a number', () => {
  const readTrustProxy = (text: string) => readSettings({ TRUST_PROXY: text }).trustProxy
  expect(readTrustProxy('10.0.0.0/8, loopback')).toEqual(['10.0.0.0/8', 'loopback'])
  expect([readTrustProxy('true'), readTrustProxy('false')]).toEqual([true, false])
  for (const count of ['0', '1', '2']) expect(() => readTrustProxy(count)).toThrow(/^The setting TRUST_PROXY must be/)
})
