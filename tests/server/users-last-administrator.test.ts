import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { hasAnyAccess } from '#domain/access.ts'
import { readAccessCodes } from '#server/access/access-codes.ts'
import { registerClient, registerWorker } from './create-records.ts'
import type { App } from './start-app.ts'
import { startWithAdministrator } from './start-with-administrator.ts'

const { app, admin, role, access, restore } = await startWithAdministrator()
afterEach(restore)
afterAll(() => app.close())

type Browser = Pick<App, 'api'>

const toAccessIds = (codes: string[]) => ({ accessIds: codes.map((code) => access.get(code)!) })
const revokeFromUser = (id: string, codes: string[], { api }: Browser = app) =>
  api.delete('/v1/users/{id}/access', { path: { id }, body: toAccessIds(codes) })
const revokeFromRole = (id: string, codes: string[], { api }: Browser = app) =>
  api.post('/v1/roles/{id}/access/remove', { path: { id }, body: toAccessIds(codes) })
const revokeRole = (id: string, roleId: string, { api }: Browser = app) =>
  api.delete('/v1/users/{id}/roles', { path: { id }, body: { roleIds: [roleId] } })
const deleteUser = (id: string, { api }: Browser) => api.delete('/v1/users/{id}', { path: { id } })

/** Lists the users with both users.update and access.update. */
async function listAdministrators() {
  const users = await app.db.selectFrom('app_user').where('deleted_at', 'is', null).select('id').execute()
  const holders = await Promise.all(users.map(async ({ id }) => ({ id, codes: await readAccessCodes(app.db, id) })))
  return holders.filter(({ codes }) => hasAnyAccess(codes, ['users.update']) && hasAnyAccess(codes, ['access.update'])).map(({ id }) => id)
}

const refusal = {
  status: 409,
  code: errorCode.conflict,
  message: 'Alguien debe conservar el derecho de administrar usuarios y accesos.',
}

describe('the last administrator keeps users.update and access.update', () => {
  test('when they come from a role', async () => {
    await expect(revokeRole(admin, role)).rejects.toMatchObject(refusal)
    await expect(revokeFromRole(role, ['access.update'])).rejects.toMatchObject(refusal)
    await expect(revokeFromRole(role, ['users.update', 'users.mix'])).rejects.toMatchObject(refusal)
    await expect(app.api.delete('/v1/roles/{id}', { path: { id: role } })).rejects.toMatchObject({ status: 409 })
    await expect(deleteUser(admin, app)).rejects.toMatchObject({ status: 409, message: 'No puede eliminarse a sí mismo.' })
    expect(await listAdministrators()).toEqual([admin])
    await revokeFromRole(role, ['users.update']) // The access users.mix still includes it.
    await app.api.post('/v1/roles/{id}/access', { path: { id: role }, body: toAccessIds(['users.update']) })
  })

  test('when they are direct, and users with only one of them do not count', async () => {
    const last = await app.makeUser({ access: [...access.keys()] })
    await revokeRole(admin, role, last)
    await app.makeUser({ access: ['users.mix'] })
    await app.makeUser({ access: ['access.update'] })
    await expect(revokeFromUser(last.id, ['access.update'], last)).rejects.toMatchObject(refusal)
    await expect(revokeFromUser(last.id, ['users.update', 'users.mix'], last)).rejects.toMatchObject(refusal)
    await revokeFromUser(last.id, ['users.update', 'clients.mix'], last)
    expect(await listAdministrators()).toEqual([last.id])
  })

  test('and deleted users, or users of deleted clients, do not count', async () => {
    const client = await registerClient(app.api)
    const [staff, clientUser] = [
      await app.makeUser({ access: [...access.keys()] }),
      await app.makeUser({ access: [...access.keys()], client_id: client }),
    ]
    await deleteUser(staff.id, app)
    await app.api.delete('/v1/clients/{id}', { path: { id: client } })
    expect(await listAdministrators()).toEqual([admin])
    await expect(revokeRole(admin, role)).rejects.toMatchObject(refusal)
    await expect(clientUser.api.get('/v1/auth/is_logged_in')).rejects.toMatchObject({ status: 401 })
  })
})

describe('of concurrent calls by the last two administrators one succeeds', () => {
  type Administrator = Awaited<ReturnType<App['makeUser']>>
  type Pair = [Administrator, Administrator]

  /** Creates two users with every access and revokes the role of the first user. */
  async function createLastTwo([firstOwner = {}, secondOwner = {}]: { client_id?: string; worker_id?: string }[] = []): Promise<Pair> {
    const everything = [...access.keys()]
    const pair: Pair = [
      await app.makeUser({ access: everything, ...firstOwner }),
      await app.makeUser({ access: everything, ...secondOwner }),
    ]
    await revokeRole(admin, role, pair[0])
    return pair
  }

  /** Runs a call of each user concurrently. Expects that one succeeds and one administrator remains. */
  async function expectOneSucceeds([first, second]: Pair, act: (actor: Administrator, colleague: Administrator) => Promise<unknown>) {
    const results = await Promise.allSettled([act(first, second), act(second, first)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const result of results) if (result.status === 'rejected') expect([401, 403, 409]).toContain(result.reason.status)
    expect(await listAdministrators()).toHaveLength(1)
  }

  const rounds = [1, 2, 3, 4, 5]

  test.each(rounds)('when each revokes their own access (round %i)', async () => {
    await expectOneSucceeds(await createLastTwo(), (actor) => revokeFromUser(actor.id, ['access.update'], actor))
  })

  test.each(rounds)('when each revokes the access of the other (round %i)', async () => {
    await expectOneSucceeds(await createLastTwo(), (actor, colleague) => revokeFromUser(colleague.id, ['users.mix', 'users.update'], actor))
  })

  test.each(rounds)('when each deletes the other (round %i)', async () => {
    await expectOneSucceeds(await createLastTwo(), (actor, colleague) => deleteUser(colleague.id, actor))
  })

  test.each(rounds)('when each deletes the client or worker of the other (round %i)', async () => {
    const client_id = await registerClient(app.api)
    const worker_id = await registerWorker(app.api)
    const pair = await createLastTwo([{ client_id }, { worker_id }])
    await expectOneSucceeds(pair, ({ api }, colleague) =>
      colleague.id === pair[0].id
        ? api.delete('/v1/clients/{id}', { path: { id: client_id } })
        : api.delete('/v1/workers/{id}', { path: { id: worker_id } }),
    )
  })

  test.each(rounds)('when one loses the access by a role and the other directly (round %i)', async (round) => {
    const { id: directors } = await app.api.post('/v1/roles', { body: { name: `Dirección ${round}` } })
    await app.api.post('/v1/roles/{id}/access', { path: { id: directors }, body: toAccessIds([...access.keys()]) })
    const first = await app.makeUser({})
    await app.api.post('/v1/users/{id}/roles', { path: { id: first.id }, body: { roleIds: [directors] } })
    const second = await app.makeUser({ access: [...access.keys()] })
    await revokeRole(admin, role, second)
    await expectOneSucceeds([first, second], (actor) =>
      actor.id === first.id ? revokeFromRole(directors, ['access.update'], actor) : revokeFromUser(second.id, ['access.update'], actor),
    )
  })
})
