import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { readAccessCodes } from '#server/access/access-codes.ts'
import { registerClient, registerWorker } from './create-records.ts'
import type { App } from './start-app.ts'
import { startWithAdministrator } from './start-with-administrator.ts'

const { app, admin, role, access, restore } = await startWithAdministrator()
afterEach(restore)
afterAll(() => app.close())

type Browser = Pick<App, 'api'>

const ofSchedules = ['schedules.read', 'schedules.register', 'schedules.update', 'schedules.delete', 'schedules.mix']
const everything = () => [...access.keys()]
const everythingBut = (codes: string[]) => everything().filter((code) => !codes.includes(code))
const toAccessIds = (codes: string[]) => ({ accessIds: codes.map((code) => access.get(code)!) })
const giveRoleAccess = (codes: string[]) => app.api.post('/v1/roles/{id}/access', { path: { id: role }, body: toAccessIds(codes) })
const takeRoleAccess = (codes: string[], { api }: Browser = app) =>
  api.post('/v1/roles/{id}/access/remove', { path: { id: role }, body: toAccessIds(codes) })
const takeAccess = (id: string, codes: string[], { api }: Browser = app) =>
  api.delete('/v1/users/{id}/access', { path: { id }, body: toAccessIds(codes) })
const takeRole = (id: string, { api }: Browser = app) => api.delete('/v1/users/{id}/roles', { path: { id }, body: { roleIds: [role] } })
const resetPassword = (id: string, { api }: Browser = app) => api.post('/v1/users/{id}/password', { path: { id } })
const setTemporary = (id: string) => app.db.updateTable('app_user').set({ password_temporary: true }).where('id', '=', id).execute()

const lost = { status: 409, code: errorCode.conflict, message: 'Nadie más podría volver a darlo.' }
const noAdministrator = {
  status: 409,
  code: errorCode.conflict,
  message: 'Alguien debe conservar el derecho de administrar usuarios y accesos.',
}

describe('access that nobody else could give back', () => {
  test('stays with a role, and the conflict names it', async () => {
    const before = await readAccessCodes(app.db, admin)
    await expect(takeRoleAccess(ofSchedules)).rejects.toMatchObject({
      ...lost,
      details: expect.arrayContaining([
        { path: 'access', message: 'Nadie más puede dar «Ver horarios».', id: access.get('schedules.read') },
      ]),
    })
    expect(await readAccessCodes(app.db, admin)).toEqual(before)
  })

  test('stays with a user who has it directly', async () => {
    const last = await app.makeUser({ access: everything() })
    await takeRole(admin, last)
    await expect(takeAccess(last.id, ofSchedules, last)).rejects.toMatchObject(lost)
  })

  test('stays when the role of the last holder is taken', async () => {
    await app.makeUser({ access: everythingBut(['assists.read']) })
    await expect(takeRole(admin)).rejects.toMatchObject({ ...lost, details: [{ id: access.get('assists.read') }] })
  })

  test('may be taken in part, as long as the mix or the four types of the module remain', async () => {
    await takeRoleAccess(['schedules.mix'])
    await expect(takeRoleAccess(['schedules.read'])).rejects.toMatchObject(lost)
    await giveRoleAccess(['schedules.mix'])
    await takeRoleAccess(['schedules.read', 'schedules.register'])
    await expect(takeRoleAccess(['schedules.mix'])).rejects.toMatchObject(lost)
  })

  test('may be taken once another user with access.update and a password of his own has it', async () => {
    const holder = await app.makeUser({ access: ['schedules.mix'] })
    await expect(takeRoleAccess(ofSchedules), 'without access.update').rejects.toMatchObject(lost)
    await app.api.delete('/v1/users/{id}', { path: { id: holder.id } })
    const giver = await app.makeUser({ access: ['access.update', 'schedules.mix'] })
    await setTemporary(giver.id)
    await expect(takeRoleAccess(ofSchedules), 'with a temporary password').rejects.toMatchObject(lost)
    await app.db.updateTable('app_user').set({ password_temporary: false }).where('id', '=', giver.id).execute()
    await takeRoleAccess(ofSchedules)
  })

  test('does not keep other access from being taken once it is lost', async () => {
    await app.db
      .deleteFrom('role_access')
      .where(
        'access_id',
        'in',
        ofSchedules.map((code) => access.get(code)!),
      )
      .execute()
    const clerk = await app.makeUser({ access: ['clients.mix'] })
    await takeAccess(clerk.id, ['clients.mix'])
  })
})

describe('an administrator with a temporary password does not count as the last one', () => {
  test('when the other one gives up the role or access', async () => {
    const other = await app.makeUser({ access: everything() })
    await setTemporary(other.id)
    await expect(takeRole(admin)).rejects.toMatchObject(noAdministrator)
    await expect(takeRoleAccess(['access.update'])).rejects.toMatchObject(noAdministrator)
  })

  test('after a colleague has reset the password', async () => {
    const other = await app.makeUser({ access: everything() })
    await resetPassword(other.id)
    await expect(takeRole(admin)).rejects.toMatchObject(noAdministrator)
  })
})

describe('of concurrent calls by the last two who can give everything one succeeds', () => {
  type Administrator = Awaited<ReturnType<App['makeUser']>>

  async function expectOneSucceeds(
    owners: { client_id?: string; worker_id?: string }[],
    act: (actor: Administrator, colleague: Administrator) => Promise<unknown>,
  ) {
    const [first, second] = [
      await app.makeUser({ access: everything(), ...owners[0] }),
      await app.makeUser({ access: everything(), ...owners[1] }),
    ]
    await takeRole(admin, first)
    const results = await Promise.allSettled([act(first, second), act(second, first)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const result of results) if (result.status === 'rejected') expect([401, 403, 409]).toContain(result.reason.status)
    const users = app.db.selectFrom('app_user').where('deleted_at', 'is', null).where('password_temporary', '=', false).select('id')
    const codes = await Promise.all((await users.execute()).map(({ id }) => readAccessCodes(app.db, id)))
    expect(codes.filter((held) => everything().every((code) => held.has(code)))).toHaveLength(1)
  }

  const rounds = [1, 2, 3, 4, 5]

  test.each(rounds)('when each gives up the same access (round %i)', async () => {
    await expectOneSucceeds([], (actor) => takeAccess(actor.id, ofSchedules, actor))
  })

  test.each(rounds)('when each strips the other (round %i)', async () => {
    await expectOneSucceeds([], (actor, colleague) => takeAccess(colleague.id, ofSchedules, actor))
  })

  test.each(rounds)('when each resets the password of the other (round %i)', async () => {
    await expectOneSucceeds([], (actor, colleague) => resetPassword(colleague.id, actor))
  })

  test.each(rounds)('when one resets the password of the other, who deletes his worker (round %i)', async () => {
    const client_id = await registerClient(app.api)
    const worker_id = await registerWorker(app.api)
    await expectOneSucceeds([{ client_id }, { worker_id }], (actor, colleague) =>
      colleague.name > actor.name ? resetPassword(colleague.id, actor) : actor.api.delete('/v1/clients/{id}', { path: { id: client_id } }),
    )
  })
})
