import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { type App, startApp } from './start-app.ts'

const password = 'una clave muy larga'
const start = '2026-11-24T15:00:00Z'

let app: App
beforeAll(async () => {
  app = await startApp({ now: start })
})
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

test('a signed-in user reads their roles, effective access and the tree of modules that it opens', async () => {
  const user = await app.api.get('/v1/auth/is_logged_in')
  expect(user).toMatchObject({ name: 'admin', userType: 'staff', clientId: null, workerId: null, passwordTemporary: false })
  expect(user.roles.map(({ name }) => name)).toEqual(['Administrador'])
  expect(user.access.map(({ code }) => code)).toContain('clients.mix')
  expect(user.modules.map(({ name }) => name)).toEqual(['Agenda', 'Personas', 'Horarios', 'Seguridad'])

  const therapist = await app.makeUser({ access: ['my_sessions.update'] })
  const { access, modules } = await therapist.api.get('/v1/auth/is_logged_in')
  expect(access.map(({ code }) => code)).toEqual(['my_sessions.update'])
  expect(modules.map(({ code, children }) => [code, children.map((child) => child.code)])).toEqual([['agenda', ['my_sessions']]])
})

test('the user name is not case-sensitive', async () => {
  expect((await signIn('ADMIN', password)).statusCode).toBe(200)
})

test('a user can sign in with the e-mail, whatever its case', async () => {
  const { id } = await app.makeUser({})
  await app.db.updateTable('app_user').set({ email: 'Rosa@clinica.pe' }).where('id', '=', id).execute()
  const response = await signIn('rosa@CLINICA.pe', password)
  expect(response.json()).toMatchObject({ id })
})

test('a password with an added blank is wrong', async () => {
  expect((await signIn('admin', `${password} `)).statusCode).toBe(401)
})

test('the cookie is not readable by scripts and not sent by other sites', async () => {
  const { cookies } = await signIn('admin', password)
  expect(cookies).toEqual([expect.objectContaining({ name: 'turnos', httpOnly: true, sameSite: 'Lax', path: '/' })])
  expect(cookies[0]?.secure).toBeUndefined()
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

test('an unknown name and a wrong password get the same error', async () => {
  const getError = ({ error }: { error: unknown }) => error
  const [unknown, wrong] = [await signIn('nadie', password), await signIn('admin', 'otra clave muy larga')]
  expect([unknown.statusCode, wrong.statusCode]).toEqual([401, 401])
  expect(getError(unknown.json())).toEqual(getError(wrong.json()))
  expect(getError(unknown.json())).toMatchObject({ code: errorCode.unauthorized, details: [] })
})

test('signing out ends the sign-in, and succeeds without a sign-in too', async () => {
  const cookie = await signInForCookie()
  expect((await checkSignedIn(cookie)).statusCode).toBe(200)
  const signOut = () => app.fastify.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: { cookie } })
  expect((await signOut()).statusCode).toBe(204)
  expect((await checkSignedIn(cookie)).statusCode).toBe(401)
  expect((await signOut()).statusCode).toBe(204)
  expect((await app.fastify.inject({ method: 'POST', url: '/api/v1/auth/logout' })).statusCode).toBe(204)
  const headers = { 'content-type': 'application/json' }
  expect(
    (await app.fastify.inject({ method: 'POST', url: '/api/v1/auth/logout', headers })).statusCode,
    'a content type without a body',
  ).toBe(204)
})

test('signing out everywhere ends every sign-in of the user and none of others', async () => {
  const user = await app.makeUser({})
  const [elsewhere, other] = [await app.signIn(user.name), await app.makeUser({})]
  const checkAll = () =>
    Promise.all([user, elsewhere, other].map(async ({ inject }) => (await inject({ url: '/api/v1/auth/is_logged_in' })).statusCode))
  const signOut = (everywhere: string) => user.inject({ method: 'POST', url: `/api/v1/auth/logout?everywhere=${everywhere}` })

  expect((await signOut('quiz')).statusCode).toBe(400)
  expect(await checkAll()).toEqual([200, 200, 200])
  expect((await signOut('true')).statusCode).toBe(204)
  expect(await checkAll()).toEqual([401, 401, 200])
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

test('a deleted user is signed out and cannot sign in', async () => {
  const { id, name, inject } = await app.makeUser({})
  await app.db.updateTable('app_user').set({ deleted_at: start }).where('id', '=', id).execute()
  expect((await inject({ url: '/api/v1/auth/is_logged_in' })).statusCode).toBe(401)
  expect((await signIn(name, password)).statusCode).toBe(401)
})

test('a user with a temporary password can only change it or sign out', async () => {
  const { id, inject } = await app.makeUser({ access: ['clients.mix'] })
  await app.db.updateTable('app_user').set({ password_temporary: true }).where('id', '=', id).execute()
  const getStatus = async (method: 'GET' | 'POST', url: string) => (await inject({ method, url: `/api/v1${url}` })).statusCode
  expect(await getStatus('GET', '/clients')).toBe(403)
  expect(await getStatus('GET', '/auth/is_logged_in')).toBe(200)
  expect(await getStatus('POST', '/auth/password')).not.toBe(403)
  expect(await getStatus('POST', '/auth/logout')).toBe(204)
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
