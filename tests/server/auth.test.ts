import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { startApp } from './start-app.ts'

const password = 'una clave muy larga'
const start = '2026-11-24T15:00:00Z'

const app = await startApp({ now: start })
afterAll(() => app.close())

const signIn = (username: string, secret: string, from = '10.0.0.1') =>
  app.visitor.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { username, password: secret },
    remoteAddress: from,
  })

/** Calls an operation that is open to every signed-in user. */
const checkSignedIn = (cookie: string) => app.fastify.inject({ url: '/api/v1/auth/is_logged_in', headers: { cookie } })

const signInForCookie = async (username = 'admin', from?: string) => {
  const { cookies } = await signIn(username, password, from)
  return `${cookies[0]?.name}=${cookies[0]?.value}`
}

test('a password with an added blank is wrong', async () => {
  expect((await signIn('admin', `${password} `)).statusCode).toBe(401)
})

test('a token is new at every sign-in and stored only as a hash', async () => {
  const [first, second] = [await signInForCookie(), await signInForCookie()]
  expect(first).not.toBe(second)
  const stored = await app.db.selectFrom('sign_in').select('token_hash').execute()
  const token = first.split('=')[1] ?? ''
  expect(
    stored.some(({ token_hash }) => token_hash.includes(Buffer.from(token)) || token_hash.equals(Buffer.from(token, 'base64url'))),
  ).toBe(false)
})

test('a sign-out may have a content type without a body', async () => {
  const headers = { 'content-type': 'application/json' }
  expect((await app.fastify.inject({ method: 'POST', url: '/api/v1/auth/logout', headers })).statusCode).toBe(204)
})

test('a sign-in that has ended cannot sign out elsewhere', async () => {
  const cookie = await signInForCookie()
  const signOut = (url: string) => app.fastify.inject({ method: 'POST', url: `/api/v1/auth/logout${url}`, headers: { cookie } })
  await signOut('')
  expect((await signOut('?everywhere=true')).statusCode).toBe(204)
  await app.api.get('/v1/auth/is_logged_in')
})

test('signing in again ends the previous sign-in of the browser', async () => {
  const previous = await signInForCookie()
  const secondSignIn = await app.fastify.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { username: 'admin', password },
    headers: { cookie: previous },
  })
  expect(secondSignIn.statusCode).toBe(200)
  expect((await checkSignedIn(previous)).statusCode).toBe(401)
})

test('a sign-in lasts 12 hours without a call and at most 7 days', async () => {
  const idle = await signInForCookie()
  const usedSignIn = await signInForCookie()
  for (const moment of ['2026-11-25T02:00:00Z', '2026-11-25T13:00:00Z', '2026-11-26T00:00:00Z']) {
    app.setClock(moment)
    expect((await checkSignedIn(usedSignIn)).statusCode, moment).toBe(200)
  }
  expect((await checkSignedIn(idle)).statusCode).toBe(401)

  const days = Array.from({ length: 12 }, (_, index) => new Date(Date.parse('2026-11-26T11:00:00Z') + index * 11 * 3_600_000).toISOString())
  for (const moment of days) {
    app.setClock(moment)
    expect((await checkSignedIn(usedSignIn)).statusCode, moment).toBe(moment < '2026-12-01T15:00:00Z' ? 200 : 401)
  }
  app.setClock(start)
})

test('ended sign-ins are deleted at the next sign-in', async () => {
  await signInForCookie()
  app.setClock('2026-12-24T15:00:00Z')
  await signInForCookie()
  const remaining = await app.db.selectFrom('sign_in').select('created_at').execute()
  expect(remaining.map(({ created_at }) => created_at)).toEqual(['2026-12-24T15:00:00.000Z'])
  app.setClock(start)
})

test('a signed-in user has 1,200 calls a minute, refused calls included', async () => {
  const { inject } = await app.makeUser({})
  const listClients = () => inject({ url: '/api/v1/clients' })
  const statuses: number[] = []
  for (let calls = 0; calls < 1_200; calls++) statuses.push((await listClients()).statusCode)
  expect(new Set(statuses)).toEqual(new Set([403]))
  const refused = await listClients()
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, errorCode.unauthorized])
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
})
