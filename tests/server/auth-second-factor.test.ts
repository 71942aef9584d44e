import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { hashToken } from '#server/hash-token.ts'
import { showCode } from '../second-factor-app.ts'
import { adminPassword as password } from './admin-password.ts'
import { insertWorker } from './insert-records.ts'
import { readRows } from './read-rows.ts'
import { type App, startApp } from './start-app.ts'

const start = '2026-11-24T15:00:00.000Z'
/** Seconds after the start, at which an authenticator app shows other codes. */
const after = (seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString()

const app = await startApp({ now: start })
afterAll(() => app.close())
beforeEach(() => app.setClock(start))

type Browser = Pick<App, 'api'>

const startFactor = ({ api }: Browser, currentPassword = password) => api.post('/v1/auth/second-factor', { body: { currentPassword } })
const confirm = ({ api }: Browser, code: string) => api.post('/v1/auth/second-factor/confirm', { body: { code } })
const renew = ({ api }: Browser, currentPassword = password) =>
  api.post('/v1/auth/second-factor/recovery-codes', { body: { currentPassword } })
const remove = ({ api }: Browser, currentPassword = password) => api.delete('/v1/auth/second-factor', { body: { currentPassword } })
const removeOf = (id: string, { api }: Browser) => api.delete('/v1/users/{id}/second-factor', { path: { id } })

let addressCount = 0

/** Signs in from an address from which nobody has called, unless it is given. */
function signIn(username: string, code?: string, { secret = password, from = `10.2.0.${++addressCount}`, userAgent = '' } = {}) {
  const payload = { username, password: secret, ...(code !== undefined && { code }) }
  const headers = { 'user-agent': userAgent }
  return app.visitor.inject({ method: 'POST', url: '/api/v1/auth/login', payload, remoteAddress: from, headers })
}
const getStatus = async (...attempt: Parameters<typeof signIn>) => (await signIn(...attempt)).statusCode

/** Makes a user with a second factor, whose code of the start is used. */
async function makeProtectedUser(access: string[] = []) {
  const user = await app.makeUser({ access })
  const { secret } = await startFactor(user)
  const { recoveryCodes } = await confirm(user, showCode(secret, start))
  return { ...user, secret, recoveryCodes }
}

const wrongPassword = { status: 400, details: [expect.objectContaining({ path: 'currentPassword' })] }
const wrongCode = { status: 400, details: [expect.objectContaining({ path: 'code' })] }
const conflict = { status: 409, code: errorCode.conflict }

test('a second factor counts from the first right code on, and needs the password to begin', async () => {
  const user = await app.makeUser({})
  await expect(startFactor(user, 'no es esta clave')).rejects.toMatchObject(wrongPassword)
  await expect(confirm(user, '123456')).rejects.toMatchObject(conflict)
  const replaced = await startFactor(user)
  const { secret, uri } = await startFactor(user)
  expect(secret).not.toBe(replaced.secret)
  expect(uri).toMatch(/^otpauth:\/\/totp\//)
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(await user.api.get('/v1/auth/second-factor')).toEqual({ active: false, recoveryCodes: 0 })
  expect(await getStatus(user.name)).toBe(200)
  await expect(confirm(user, showCode(replaced.secret, start))).rejects.toMatchObject(wrongCode)
  expect((await confirm(user, showCode(secret, start))).recoveryCodes).toHaveLength(10)
  expect(await user.api.get('/v1/auth/second-factor')).toEqual({ active: true, recoveryCodes: 10 })
  expect(await user.api.get('/v1/auth/is_logged_in')).toMatchObject({ secondFactor: true })
  await expect(startFactor(user)).rejects.toMatchObject(conflict)
  await expect(confirm(user, showCode(secret, after(30)))).rejects.toMatchObject(conflict)
})

test('after the right password the code is asked for, and after a wrong one it is not', async () => {
  const { name, secret } = await makeProtectedUser()
  const code = showCode(secret, after(60))
  app.setClock(after(60))
  for (const sent of [undefined, '000000', 'ñandúé', '１２３４５６', 'abcd-efgh-jkmn', 'x'.repeat(40)]) {
    const refused = await signIn(name, sent)
    expect(refused.statusCode).toBe(401)
    expect(refused.json().error).toMatchObject({ code: errorCode.unauthorized, details: [{ path: 'code' }] })
    expect(refused.cookies.filter(({ value }) => value !== '')).toEqual([])
  }
  const wrong = await signIn(name, code, { secret: 'no es esta clave' })
  expect([wrong.statusCode, wrong.json().error.details]).toEqual([401, []])
  expect((await signIn(name, code)).json()).toMatchObject({ name, second_factor: true })
})

test('a code counts one step of 30 seconds before and after, once, and not after a later one', async () => {
  const { name, secret } = await makeProtectedUser()
  const now = after(600)
  app.setClock(now)
  expect(await getStatus(name, showCode(secret, after(600 - 60)))).toBe(401)
  expect(await getStatus(name, showCode(secret, after(600 + 60)))).toBe(401)
  expect(await getStatus(name, showCode(secret, after(600 - 30)))).toBe(200)
  const code = showCode(secret, now)
  expect(await getStatus(name, `${code.slice(0, 3)} ${code.slice(3)}`), 'with a blank').toBe(200)
  expect(await getStatus(name, code), 'a second time').toBe(401)
  expect(await getStatus(name, showCode(secret, after(600 + 30)))).toBe(200)
  expect(await getStatus(name, showCode(secret, after(600 + 30))), 'a second time').toBe(401)
  expect(await getStatus(name, code), 'after a later one').toBe(401)
})

test('a recovery code signs in once, however it is typed, and new ones take the place of the old', async () => {
  const { name, recoveryCodes, ...user } = await makeProtectedUser()
  const [first = '', second = '', third = ''] = recoveryCodes
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await getStatus(name, first)).toBe(200)
  expect(await getStatus(name, first)).toBe(401)
  expect(await getStatus(name, second.replaceAll('-', ' ').toUpperCase())).toBe(200)
  expect(await user.api.get('/v1/auth/second-factor')).toEqual({ active: true, recoveryCodes: 8 })
  await expect(renew(user, 'no es esta clave')).rejects.toMatchObject(wrongPassword)
  const renewed = await renew(user)
  expect(await getStatus(name, third)).toBe(401)
  expect(await getStatus(name, renewed.recoveryCodes[0]!)).toBe(200)
  await expect(renew(await app.makeUser({}))).rejects.toMatchObject(conflict)
})

test('of several sign-ins at once with the same code, one succeeds', async () => {
  const { name, secret, recoveryCodes } = await makeProtectedUser()
  app.setClock(after(60))
  for (const code of [showCode(secret, after(60)), recoveryCodes[0]!]) {
    const statuses = await Promise.all(Array.from({ length: 4 }, () => getStatus(name, code)))
    expect(statuses.sort()).toEqual([200, 401, 401, 401])
  }
})

test('a wrong code counts like a wrong password, and a missing one does not set the count back', async () => {
  const { name, secret } = await makeProtectedUser()
  app.setClock(after(60))
  const code = showCode(secret, after(60))
  const from = '10.3.0.1'
  for (let tries = 0; tries < 4; tries++) {
    expect(await getStatus(name, '000000', { from })).toBe(401)
    expect(await getStatus(name, undefined, { from })).toBe(401)
  }
  expect(await getStatus(name, 'no es un código', { from })).toBe(401)
  expect(await getStatus(name, code, { from }), 'the right code after five wrong ones').toBe(429)
  expect(await getStatus(name, code), 'from another address').toBe(200)
})

test('the right code sets the count of wrong ones back', async () => {
  const { name, recoveryCodes } = await makeProtectedUser()
  for (const code of recoveryCodes.slice(0, 2)) {
    for (let tries = 0; tries < 4; tries++) expect(await getStatus(name, '000000', { from: '10.3.0.2' })).toBe(401)
    expect(await getStatus(name, code, { from: '10.3.0.2' })).toBe(200)
  }
})

test('setting a second factor ends the sign-ins that were made without it, also those of the same moment', async () => {
  const user = await app.makeUser({})
  const other = await app.signIn(user.name)
  const { secret } = await startFactor(user)
  const [{ recoveryCodes }, ...statuses] = await Promise.all([
    confirm(user, showCode(secret, start)),
    ...Array.from({ length: 8 }, () => getStatus(user.name)),
  ])
  expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([])
  await expect(other.api.get('/v1/auth/is_logged_in')).rejects.toMatchObject({ status: 401 })
  expect(await user.api.get('/v1/auth/sign-ins')).toMatchObject([{ isCurrent: true }])
  expect(await getStatus(user.name, recoveryCodes[0])).toBe(200)
})

test('users remove their own second factor with the password, and it can be set again', async () => {
  const user = await makeProtectedUser()
  await expect(remove(user, 'no es esta clave')).rejects.toMatchObject(wrongPassword)
  await remove(user)
  await remove(user)
  expect(await getStatus(user.name)).toBe(200)
  const { secret } = await startFactor(user)
  expect(secret).not.toBe(user.secret)
  await confirm(user, showCode(secret, start))
  expect(await getStatus(user.name)).toBe(401)
})

test('whoever may change a user removes the second factor of that user, and nobody that of someone with more access or their own', async () => {
  const administrator = await makeProtectedUser(['users.update', 'access.update'])
  const helper = await app.makeUser({ access: ['users.update'] })
  await expect(removeOf(administrator.id, helper)).rejects.toMatchObject({ status: 403 })
  await expect(removeOf(administrator.id, await app.makeUser({ access: ['users.read'] }))).rejects.toMatchObject({ status: 403 })
  await expect(removeOf(administrator.id.toUpperCase(), administrator)).rejects.toMatchObject(conflict)
  expect(await getStatus(administrator.name)).toBe(401)
  const worker = await app.makeUser({ worker_id: await insertWorker(app.db) })
  await expect(removeOf(worker.id, helper), 'whose data the helper cannot read').rejects.toMatchObject({ status: 403 })
  await removeOf(administrator.id, app)
  await removeOf(administrator.id, app)
  expect(await getStatus(administrator.name)).toBe(200)
  expect(await administrator.api.get('/v1/auth/is_logged_in'), 'the sign-in stays').toMatchObject({ secondFactor: false })
})

test('a new temporary password does not take the place of the code', async () => {
  const { id, name, secret } = await makeProtectedUser()
  const given = await app.api.post('/v1/users/{id}/password', { path: { id } })
  app.setClock(after(60))
  expect(await getStatus(name, undefined, { secret: given.password })).toBe(401)
  expect(await getStatus(name, showCode(secret, after(60)), { secret: given.password })).toBe(200)
})

test('the history says that a second factor was set, used by a recovery code, renewed and removed, by whom, and that a code was wrong', async () => {
  const user = await makeProtectedUser()
  const administrator = await app.api.get('/v1/auth/is_logged_in')
  await signIn(user.name, '000000')
  await signIn(user.name, user.recoveryCodes[0])
  await renew(user)
  await removeOf(user.id, app)
  const entries = await app.api.get('/v1/history', { query: { limit: 200 } })
  const told = entries
    .filter(({ recordId }) => recordId === user.id)
    .map(({ kind, operation, userName, before, after }) => ({ kind, operation, userName, before, after }))
  const [own, secondFactor] = [{ userName: user.name }, { secondFactor: true }]
  expect(told.slice(0, 6)).toEqual([
    { kind: 'user', operation: 'removeUserSecondFactor', userName: administrator.name, before: secondFactor, after: null },
    { kind: 'user', operation: 'renewRecoveryCodes', ...own, before: secondFactor, after: { ...secondFactor, recoveryCodesRenewed: true } },
    { kind: 'sign-in', operation: 'login', ...own, before: null, after: {} },
    { kind: 'user', operation: 'login', ...own, before: secondFactor, after: { ...secondFactor, recoveryCodeUsed: true } },
    { kind: 'sign-in', operation: 'login', ...own, before: null, after: { refused: true, wrongCode: true } },
    { kind: 'user', operation: 'confirmSecondFactor', ...own, before: null, after: secondFactor },
  ])
})

test('secrets and recovery codes are in no table but their own, where recovery codes are hashed', async () => {
  const { secret, recoveryCodes, id } = await makeProtectedUser()
  const rows = (await readRows(app.db)).join('\n').toLowerCase()
  for (const code of [secret, ...recoveryCodes]) {
    expect(rows).not.toContain(code.toLowerCase())
    expect(rows).not.toContain(code.toLowerCase().replaceAll('-', ''))
  }
  const others = (await readRows(app.db, { except: ['second_factor'] })).join('\n')
  const { rows: stored } = await sql<{
    secret: string
  }>`select encode(secret, 'hex') as secret from second_factor where user_id = ${id}`.execute(app.db)
  expect(rows).toContain(stored[0]!.secret)
  expect(others).not.toContain(stored[0]!.secret)
  for (const code of recoveryCodes) expect(others).not.toContain(hashToken(code.replaceAll('-', '')).toString('hex'))
})

test('a deleted user leaves no secret behind', async () => {
  const { id } = await makeProtectedUser()
  await app.api.delete('/v1/users/{id}', { path: { id } })
  expect(await app.db.selectFrom('second_factor').where('user_id', '=', id).selectAll().execute()).toEqual([])
})
