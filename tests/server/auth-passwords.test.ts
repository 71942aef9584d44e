import { afterAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { access } from '#api/generated/access.ts'
import { calls } from '#api/generated/calls.ts'
import type { OperationId } from '#api/operation.ts'
import { registerClient, registerWorker } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

const password = 'una clave muy larga'
const otherPassword = 'otra clave muy larga'

const app = await startApp()
afterAll(() => app.close())

type Browser = Pick<App, 'api'>

const changePassword = ({ api }: Browser, currentPassword = password, newPassword = otherPassword) =>
  api.post('/v1/auth/password', { body: { currentPassword, newPassword } })

const isSignedIn = ({ api }: Browser) =>
  api.get('/v1/auth/is_logged_in').then(
    () => true,
    () => false,
  )

describe('changing the password of the signed-in user', () => {
  test('a change ends every sign-in of the user and gives the calling browser a new one', async () => {
    const user = await app.makeUser({})
    const otherSignIn = await app.signIn(user.name)
    const before = await listTokenHashes(user.id)
    const otherUser = await app.makeUser({})
    await changePassword(user)
    expect(await isSignedIn(user)).toBe(true)
    expect(await isSignedIn(otherSignIn)).toBe(false)
    expect(await isSignedIn(otherUser)).toBe(true)
    const after = await listTokenHashes(user.id)
    expect(after).toHaveLength(1)
    expect(before).not.toContain(after[0])
  })

  test('wrong current passwords count like wrong passwords at sign-in', async () => {
    const user = await app.makeUser({})
    for (let tries = 0; tries < 5; tries++) await expect(changePassword(user, 'no es esta clave')).rejects.toMatchObject({ status: 400 })
    await expect(changePassword(user)).rejects.toMatchObject({ status: 429, code: errorCode.unauthorized })
    await expect(app.signIn(user.name)).rejects.toMatchObject({ status: 429 })
  })

  test('a concurrent sign-in with the old password ends with the change', async () => {
    const user = await app.makeUser({})
    const browsers: Browser[] = []
    const signInRepeatedly = async () => {
      for (let tries = 0; tries < 4; tries++) browsers.push(await app.signIn(user.name))
    }
    await Promise.allSettled([signInRepeatedly(), signInRepeatedly(), changePassword(user)])
    expect(await isSignedIn(user)).toBe(true)
    expect(await Promise.all(browsers.map(isSignedIn))).toEqual(browsers.map(() => false))
  })

  test('of two concurrent changes, one succeeds', async () => {
    const user = await app.makeUser({})
    const newPasswords = ['la primera clave nueva', 'la segunda clave nueva']
    const results = await Promise.allSettled(newPasswords.map((newPassword) => changePassword(user, password, newPassword)))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a password is stored as an argon2id hash and is in no response', async () => {
    const user = await app.makeUser({})
    await changePassword(user)
    const { password_hash } = await app.db
      .selectFrom('app_user')
      .where('id', '=', user.id)
      .select('password_hash')
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=\d{5,},t=\d,p=1\$/)
    const { body } = await user.inject({ url: '/api/v1/auth/is_logged_in' })
    expect(body).not.toMatch(/argon2|password_hash/)
  })
})

describe('temporary passwords', () => {
  const reset = (id: string, { api }: Browser = app) => api.post('/v1/users/{id}/password', { path: { id } })

  test('a reset returns the password once and signs the user out, and the user must change the password first', async () => {
    const user = await app.makeUser({ access: ['clients.read'] })
    const { name, password: temporary } = await reset(user.id)
    expect(name).toBe(user.name)
    expect(await isSignedIn(user)).toBe(false)
    await expect(app.signIn(user.name)).rejects.toMatchObject({ status: 401 })

    const browser = await app.signIn(name, temporary)
    expect(await browser.api.get('/v1/auth/is_logged_in')).toMatchObject({ passwordTemporary: true })
    await expect(browser.api.get('/v1/clients')).rejects.toMatchObject({ status: 403, message: 'Cambie primero su contraseña temporal.' })
    await expect(changePassword(browser, temporary, temporary)).rejects.toMatchObject({ status: 400, details: [{ path: 'newPassword' }] })
    await changePassword(browser, temporary)
    expect(await browser.api.get('/v1/auth/is_logged_in')).toMatchObject({ passwordTemporary: false })
    await browser.api.get('/v1/clients')

    for (const url of [`/api/v1/users/${user.id}`, '/api/v1/users', '/api/v1/auth/is_logged_in'])
      expect((await app.inject({ url })).body).not.toContain(temporary)
  })

  test('a user with a temporary password can call only getSignedIn and changePassword of the guarded operations', async () => {
    const codes = (await app.db.selectFrom('access').select('code').execute()).map(({ code }) => code)
    const { id, inject } = await app.makeUser({ access: codes })
    await app.db.updateTable('app_user').set({ password_temporary: true }).where('id', '=', id).execute()
    const guarded = (Object.keys(calls) as OperationId[]).filter((operation) => !('public' in access[operation]))
    const allowed: string[] = []
    for (const operation of guarded) {
      const [method = '', path = ''] = calls[operation].split(' ')
      const { statusCode } = await inject({ method: method as 'GET', url: `/api${path.replace(/\{\w+\}/, id)}` })
      if (statusCode !== 403) allowed.push(operation)
    }
    expect(guarded.length).toBeGreaterThan(60)
    expect(allowed).toEqual(['getSignedIn', 'changePassword'])
  })

  test('the password of a client’s or worker’s user is in one response and nowhere else', async () => {
    const clientId = await registerClient(app.api)
    const workerId = await registerWorker(app.api)
    const users = [
      await app.api.post('/v1/users/from-client', { body: { clientId } }),
      await app.api.post('/v1/users/from-worker', { body: { workerId } }),
    ]
    const urls = users.flatMap(({ id }) => [`users/${id}`, `users/${id}/access/all`])
    for (const url of [...urls, 'users', 'clients', 'workers', `clients/${clientId}`, `workers/${workerId}`]) {
      const { body } = await app.inject({ url: `/api/v1/${url}` })
      for (const { password: temporary } of users) expect(body, url).not.toContain(temporary)
    }
    const stored = await app.db.selectFrom('app_user').selectAll().execute()
    for (const { password: temporary } of users) expect(JSON.stringify(stored)).not.toContain(temporary)
  })
})

const listTokenHashes = async (user_id: string) =>
  (await app.db.selectFrom('sign_in').where('user_id', '=', user_id).select('token_hash').execute()).map(({ token_hash }) =>
    token_hash.toString('hex'),
  )
