import { v7 as createId } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { createRole, findAccessIds } from './create-records.ts'
import { startUsers } from './start-users.ts'

const { app, getUser, updateUser, deleteUser, grantRoles, revokeRoles, grantAccess, revokeAccess, listDirectAccess, listRoles } =
  await startUsers()
afterAll(() => app.close())

const unknownId = createId()

const buildForbiddenError = (...codes: string[]) => ({
  status: 403,
  code: errorCode.unauthorized,
  details: codes.map((message) => ({ path: 'access', message })),
})

describe('roles and access of a user', () => {
  test('granting and revoking roles and access twice has no further effect', async () => {
    const { id } = await app.makeUser({})
    const [reader, clerk] = [await createRole(app.api, 'Ñ lectura'), await createRole(app.api, 'N mostrador')]
    expect(await grantRoles(id, [reader])).toBeUndefined()
    await grantRoles(id, [reader, clerk])
    expect(await listRoles(id)).toEqual(['N mostrador', 'Ñ lectura'])
    expect(await revokeRoles(id, [reader])).toBeUndefined()
    await revokeRoles(id, [reader])
    expect(await listRoles(id)).toEqual(['N mostrador'])

    expect(await grantAccess(id, ['workers.read'])).toBeUndefined()
    await grantAccess(id, ['workers.read', 'clients.mix'])
    expect(await listDirectAccess(id)).toEqual(['clients.mix', 'workers.read'])
    expect(await revokeAccess(id, ['workers.read', 'users.read'])).toBeUndefined()
    await revokeAccess(id, ['workers.read'])
    expect(await listDirectAccess(id)).toEqual(['clients.mix'])
  })

  test('the effective access is listed with its sources', async () => {
    const { id, api } = await app.makeUser({})
    const first = await createRole(app.api, 'A vista', 'clients.read', 'workers.read')
    const second = await createRole(app.api, 'B vista', 'clients.read')
    await grantRoles(id, [second, first])
    await grantAccess(id, ['clients.read', 'my_sessions.update'])
    const effective = await app.api.get('/v1/users/{id}/access/all', { path: { id } })
    const [direct, fromFirst, fromSecond] = [
      { kind: 'direct', roleId: null, roleName: null },
      { kind: 'role', roleId: first, roleName: 'A vista' },
      { kind: 'role', roleId: second, roleName: 'B vista' },
    ]
    expect(effective.map(({ code, sources }) => [code, sources])).toEqual([
      ['clients.read', [direct, fromFirst, fromSecond]],
      ['my_sessions.update', [direct]],
      ['workers.read', [fromFirst]],
    ])
    expect(await listDirectAccess(id)).toEqual(['clients.read', 'my_sessions.update'])

    const user = await getUser(id)
    expect(user.access.map(({ code }) => code)).toEqual(['clients.read', 'my_sessions.update', 'workers.read'])
    expect(user.roles.map(({ name }) => name)).toEqual(['A vista', 'B vista'])
    expect(user.modules.map(({ name, children }) => [name, children.map((child) => child.code)])).toEqual([
      ['Agenda', ['my_sessions']],
      ['Personas', ['clients', 'workers']],
    ])
    expect(await api.get('/v1/auth/is_logged_in')).toEqual(user)
  })

  test('granted and revoked access takes effect with the next call', async () => {
    const user = await app.makeUser({})
    const listWorkers = () => user.api.get('/v1/workers')
    await expect(listWorkers()).rejects.toMatchObject({ status: 403 })
    await grantAccess(user.id, ['workers.mix'])
    await listWorkers()
    await revokeAccess(user.id, ['workers.mix'])
    await expect(listWorkers()).rejects.toMatchObject({ status: 403 })
  })

  test('unknown ids are a bad request that names each of them, and nothing changes', async () => {
    const { id } = await app.makeUser({ access: ['clients.read'] })
    const role = await createRole(app.api, 'Presente')
    const unknownRole = createId()
    const [validId = ''] = await findAccessIds(app.api, 'clients.read')
    await expect(grantRoles(id, [unknownId, role, unknownRole])).rejects.toMatchObject({
      status: 400,
      code: errorCode.badRequest,
      details: [
        { path: 'roleIds.0', message: 'Este rol no existe.' },
        { path: 'roleIds.2', message: 'Este rol no existe.' },
      ],
    })
    await expect(revokeRoles(id, [unknownId])).rejects.toMatchObject({ status: 400, details: [{ path: 'roleIds.0' }] })
    const access = { path: { id }, body: { accessIds: [validId, unknownId] } }
    const path = '/v1/users/{id}/access'
    for (const call of [() => app.api.post(path, access), () => app.api.delete(path, access)])
      await expect(call()).rejects.toMatchObject({
        status: 400,
        details: [{ path: 'accessIds.1', message: 'Este acceso no existe.' }],
      })
    expect(await listRoles(id)).toEqual([])
    expect(await listDirectAccess(id)).toEqual(['clients.read'])
  })
})

describe('limits of granting', () => {
  test('a user cannot grant more access than they have, directly or by a role', async () => {
    const { id } = await app.makeUser({})
    const clerk = await app.makeUser({ access: ['access.update', 'clients.mix', 'workers.read'] })
    const role = await createRole(app.api, 'Más que él', 'clients.update', 'sessions.mix')
    await expect(grantAccess(id, ['workers.read', 'workers.update', 'sessions.mix'], clerk)).rejects.toMatchObject(
      buildForbiddenError('sessions.mix', 'workers.update'),
    )
    await expect(grantRoles(id, [role], clerk)).rejects.toMatchObject(buildForbiddenError('sessions.mix'))
    await expect(grantRoles(clerk.id, [role], clerk)).rejects.toMatchObject(buildForbiddenError('sessions.mix'))
    expect([await listDirectAccess(id), await listRoles(id)]).toEqual([[], []])
    await grantAccess(id, ['workers.read', 'clients.delete', 'clients.mix'], clerk)
    await grantRoles(id, [await createRole(app.api, 'No más que él', 'clients.update')], clerk)
  })

  test('a user cannot change, delete, grant to or revoke from a user with more access', async () => {
    const role = await createRole(app.api, 'Agenda entera', 'sessions.mix')
    const harmless = await createRole(app.api, 'Nada')
    const { id } = await app.makeUser({ access: ['clients.read'] })
    await grantRoles(id, [role])
    const clerk = await app.makeUser({ access: ['users.mix', 'access.update', 'clients.mix', 'sessions.read'] })
    const refusal = buildForbiddenError('sessions.mix')
    await expect(updateUser({ id, name: 'renombrado' }, clerk)).rejects.toMatchObject(refusal)
    await expect(revokeAccess(id, ['clients.read'], clerk)).rejects.toMatchObject(refusal)
    await expect(grantAccess(id, ['clients.read'], clerk)).rejects.toMatchObject(refusal)
    await expect(revokeRoles(id, [role], clerk)).rejects.toMatchObject(refusal)
    await expect(grantRoles(id, [harmless], clerk)).rejects.toMatchObject(refusal)
    await expect(deleteUser(id, clerk)).rejects.toMatchObject(refusal)
    await revokeRoles(id, [role])
    await updateUser({ id, name: 'renombrado' }, clerk)
    await revokeAccess(id, ['clients.read'], clerk)
    await deleteUser(id, clerk)
  })
})
