import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { hasAnyAccess } from '#domain/access.ts'
import { readAccessCodes } from '#server/auth/sql.ts'
import { registerClient, registerWorker } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
/** The first user, who holds everything by this role. */
let admin: string
let role: string
/** Every access by its code. */
let access: Map<string, string>

beforeAll(async () => {
  app = await startApp()
  const user = await app.api.get('/v1/auth/is_logged_in')
  admin = user.id
  role = user.roles[0]!.id
  access = new Map(user.access.map(({ code, id }) => [code, id]))
})
afterAll(() => app.close())

// however a test ended: the first user is there, with his role, and nobody else
afterEach(async () => {
  await app.db.updateTable('app_user').set({ deleted_at: '2026-11-24T15:00:00Z' }).where('id', '!=', admin).execute()
  await app.db
    .insertInto('user_role')
    .values({ user_id: admin, role_id: role })
    .onConflict((there) => there.doNothing())
    .execute()
})

type Browser = Pick<App, 'api'>

const ids = (codes: string[]) => ({ accessIds: codes.map((code) => access.get(code)!) })
const stripUser = (id: string, codes: string[], { api }: Browser = app) =>
  api.delete('/v1/users/{id}/access', { path: { id }, body: ids(codes) })
const stripRole = (id: string, codes: string[], { api }: Browser = app) =>
  api.post('/v1/roles/{id}/access/remove', { path: { id }, body: ids(codes) })
const takeRole = (id: string, roleId: string, { api }: Browser = app) =>
  api.delete('/v1/users/{id}/roles', { path: { id }, body: { roleIds: [roleId] } })
const removeUser = (id: string, { api }: Browser) => api.delete('/v1/users/{id}', { path: { id } })

/** Those who may change users and give access. */
async function administrators() {
  const users = await app.db.selectFrom('app_user').where('deleted_at', 'is', null).select('id').execute()
  const held = await Promise.all(users.map(async ({ id }) => ({ id, codes: await readAccessCodes(app.db, id) })))
  return held.filter(({ codes }) => hasAnyAccess(codes, ['users.update']) && hasAnyAccess(codes, ['access.update'])).map(({ id }) => id)
}

const kept = {
  status: 409,
  code: errorCode.conflict,
  message: 'Alguien debe conservar el derecho de administrar usuarios y accesos.',
}

describe('the last one who may change users and give access keeps both', () => {
  test('who holds them by a role', async () => {
    await expect(takeRole(admin, role)).rejects.toMatchObject(kept)
    await expect(stripRole(role, ['access.update'])).rejects.toMatchObject(kept)
    await expect(stripRole(role, ['users.update', 'users.mix'])).rejects.toMatchObject(kept)
    await expect(app.api.delete('/v1/roles/{id}', { path: { id: role } })).rejects.toMatchObject({ status: 409 })
    await expect(removeUser(admin, app)).rejects.toMatchObject({ status: 409, message: 'No puede eliminarse a sí mismo.' })
    expect(await administrators()).toEqual([admin])
    await stripRole(role, ['users.update']) // mix still covers it
    await app.api.post('/v1/roles/{id}/access', { path: { id: role }, body: ids(['users.update']) })
  })

  test('who was given them himself, and not the half of them', async () => {
    const last = await app.makeUser({ access: [...access.keys()] })
    await takeRole(admin, role, last)
    await app.makeUser({ access: ['users.mix'] })
    await app.makeUser({ access: ['access.update'] })
    await expect(stripUser(last.id, ['access.update'], last)).rejects.toMatchObject(kept)
    await expect(stripUser(last.id, ['users.update', 'users.mix'], last)).rejects.toMatchObject(kept)
    await stripUser(last.id, ['users.update', 'clients.mix'], last)
    expect(await administrators()).toEqual([last.id])
  })

  test('a user who is deleted, or whose client is, does not count', async () => {
    const client = await registerClient(app.api)
    const [one, other] = [
      await app.makeUser({ access: [...access.keys()] }),
      await app.makeUser({ access: [...access.keys()], client_id: client }),
    ]
    await removeUser(one.id, app)
    await app.api.delete('/v1/clients/{id}', { path: { id: client } })
    expect(await administrators()).toEqual([admin])
    await expect(takeRole(admin, role)).rejects.toMatchObject(kept)
    await expect(other.api.get('/v1/auth/is_logged_in')).rejects.toMatchObject({ status: 401 })
  })
})

describe('two who are the last two, at once', () => {
  type Administrator = Awaited<ReturnType<App['makeUser']>>
  type Pair = [Administrator, Administrator]

  /** Two who hold everything themselves; the first user does so no longer. */
  async function onlyTwo([one = {}, other = {}]: { client_id?: string; worker_id?: string }[] = []): Promise<Pair> {
    const everything = [...access.keys()]
    const pair: Pair = [await app.makeUser({ access: everything, ...one }), await app.makeUser({ access: everything, ...other })]
    await takeRole(admin, role, pair[0])
    return pair
  }

  /** Both do it at the same time: one of them is let, and one administrator is left. */
  async function race([one, other]: Pair, act: (actor: Administrator, colleague: Administrator) => Promise<unknown>) {
    const results = await Promise.allSettled([act(one, other), act(other, one)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const result of results) if (result.status === 'rejected') expect([401, 403, 409]).toContain(result.reason.status)
    expect(await administrators()).toHaveLength(1)
  }

  const rounds = [1, 2, 3, 4, 5]

  test.each(rounds)('each gives up his own right (round %i)', async () => {
    await race(await onlyTwo(), (actor) => stripUser(actor.id, ['access.update'], actor))
  })

  test.each(rounds)('each strips the other (round %i)', async () => {
    await race(await onlyTwo(), (actor, colleague) => stripUser(colleague.id, ['users.mix', 'users.update'], actor))
  })

  test.each(rounds)('each deletes the other (round %i)', async () => {
    await race(await onlyTwo(), (actor, colleague) => removeUser(colleague.id, actor))
  })

  test.each(rounds)('each deletes the client or worker that the other signs in for (round %i)', async () => {
    const [client_id, worker_id] = [await registerClient(app.api), await registerWorker(app.api)]
    const pair = await onlyTwo([{ client_id }, { worker_id }])
    await race(pair, ({ api }, colleague) =>
      colleague.id === pair[0].id
        ? api.delete('/v1/clients/{id}', { path: { id: client_id } })
        : api.delete('/v1/workers/{id}', { path: { id: worker_id } }),
    )
  })

  test.each(rounds)('one gives up his right while the other is stripped by a role (round %i)', async () => {
    const { id: own } = await app.api.post('/v1/roles', { body: { name: 'Dirección' } })
    await app.api.post('/v1/roles/{id}/access', { path: { id: own }, body: ids([...access.keys()]) })
    const one = await app.makeUser({})
    await app.api.post('/v1/users/{id}/roles', { path: { id: one.id }, body: { roleIds: [own] } })
    const other = await app.makeUser({ access: [...access.keys()] })
    await takeRole(admin, role, other)
    await race([one, other], (actor) =>
      actor.id === one.id ? stripRole(own, ['access.update'], actor) : stripUser(other.id, ['access.update'], actor),
    )
  })
})
