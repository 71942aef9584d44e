import { v7 as createId } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { UserSort } from '#api/generated/app.ts'
import { createRole, registerClient, registerWorker } from './create-records.ts'
import { startUsers } from './start-users.ts'

const {
  app,
  getUser,
  createUser,
  updateUser,
  deleteUser,
  grantRoles,
  revokeRoles,
  grantAccess,
  revokeAccess,
  listDirectAccess,
  listRoles,
} = await startUsers()
afterAll(() => app.close())

const unknownId = createId()

describe('creating a user', () => {
  test('a new staff user is read back trimmed, has no access, and signs in by name or e-mail', async () => {
    const id = await createUser(' Rosa Pacheco ', 'Rosa@clinica.pe')
    expect(await getUser(id)).toMatchObject({
      id,
      name: 'Rosa Pacheco',
      email: 'Rosa@clinica.pe',
      userType: 'staff',
      clientId: null,
      workerId: null,
      roles: [],
      access: [],
      modules: [],
      passwordTemporary: true,
      deletedAt: null,
    })
    for (const name of ['ROSA PACHECO', 'rosa@clinica.pe']) await app.signIn(name)
  })

  test('a duplicate name or e-mail is a conflict, whatever its case', async () => {
    await createUser('Íñigo', 'inigo@clinica.pe')
    for (const name of ['íñigo', 'ÍÑIGO '])
      await expect(createUser(name)).rejects.toMatchObject({
        status: 409,
        code: errorCode.conflict,
        details: [{ path: 'name', message: 'Ya hay un usuario con este nombre.' }],
      })
    await expect(createUser('otro', 'INIGO@clinica.pe')).rejects.toMatchObject({
      status: 409,
      details: [{ path: 'email', message: 'Ya hay un usuario con este correo.' }],
    })
  })

  test('a name with @, of blanks only, or with a line break is refused', async () => {
    for (const name of ['rosa@clinica', '   ', 'dos\nlineas']) {
      const response = await app.inject({ method: 'POST', url: '/api/v1/users', payload: { name, password: 'una clave muy larga' } })
      expect(response.json().error, name).toMatchObject({ code: 3, details: [{ path: 'name' }] })
    }
  })

  test('of ten users who are created with the same name concurrently, one is created', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => createUser('apretado')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('changing a user', () => {
  test('an update replaces name and e-mail and clears a missing e-mail', async () => {
    const id = await createUser('Nora', 'nora@clinica.pe')
    const before = await getUser(id)
    const after = await updateUser({ id, name: 'Nora Alva' })
    const { email: _, ...kept } = before
    expect(after).toEqual({ ...kept, name: 'Nora Alva', updatedAt: after.updatedAt })
    expect(await getUser(id)).toEqual(after)
    await app.signIn('nora alva')
    await createUser('Nora')
    await expect(updateUser({ id, name: 'NORA' })).rejects.toMatchObject({ status: 409, details: [{ path: 'name' }] })
    await createUser('Otra Nora', 'otra@clinica.pe')
    await expect(updateUser({ id, name: 'Nora Alva', email: 'OTRA@clinica.pe' })).rejects.toMatchObject({
      status: 409,
      details: [{ path: 'email', message: 'Ya hay un usuario con este correo.' }],
    })
  })

  test('of two concurrent changes of the same version, one succeeds, and a stale change is a conflict', async () => {
    const id = await createUser('Lento')
    const { updatedAt } = await getUser(id)
    const results = await Promise.allSettled(['lento uno', 'lento dos'].map((name) => updateUser({ id, name, updatedAt })))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(updateUser({ id, name: 'lento tres', updatedAt })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'updatedAt' }],
    })
  })

  test('an unknown user is a bad request in a body and not found in a path', async () => {
    await expect(updateUser({ id: unknownId, name: 'nadie' })).rejects.toMatchObject({ status: 400, details: [{ path: 'id' }] })
    const [code, id] = ['clients.read', unknownId] as const
    const role = await createRole(app.api, 'De nadie')
    const calls = [
      () => getUser(id),
      () => deleteUser(id),
      () => listDirectAccess(id),
      () => listRoles(id),
      () => app.api.get('/v1/users/{id}/access/all', { path: { id } }),
      () => grantRoles(id, [role]),
      () => revokeRoles(id, [role]),
      () => grantAccess(id, [code]),
      () => revokeAccess(id, [code]),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
  })
})

describe('deleting a user', () => {
  test('a deleted user is signed out and not found, and its name and e-mail can be used again', async () => {
    const id = await createUser('Breve', 'breve@clinica.pe')
    const browser = await app.signIn('Breve')
    expect(await deleteUser(id)).toBeUndefined()
    await expect(browser.api.get('/v1/auth/is_logged_in')).rejects.toMatchObject({ status: 401 })
    await expect(app.signIn('Breve')).rejects.toMatchObject({ status: 401 })
    for (const call of [() => getUser(id), () => deleteUser(id), () => listDirectAccess(id)])
      await expect(call()).rejects.toMatchObject({ status: 404 })
    expect((await app.api.list('/v1/users', { query: { search: 'breve' } })).total).toBe(0)
    await createUser('breve', 'breve@clinica.pe')
    await app.signIn('Breve')
  })

  test('users cannot delete themselves', async () => {
    const user = await app.makeUser({ access: ['users.delete'] })
    await expect(deleteUser(user.id, user)).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: 'No puede eliminarse a sí mismo.',
    })
    await getUser(user.id)
  })
})

describe('reading users', () => {
  test('a user without access to users reads only their own record, roles and access', async () => {
    const user = await app.makeUser({ access: ['schedules.read'] })
    const otherUser = await app.makeUser({})
    expect(await getUser(user.id, user)).toMatchObject({ id: user.id })
    for (const list of ['roles', 'access', 'access/all'] as const) {
      const buildUrl = (id: string) => `/api/v1/users/${id}/${list}`
      expect((await user.inject({ url: buildUrl(user.id) })).statusCode).toBe(200)
      expect((await user.inject({ url: buildUrl(otherUser.id) })).statusCode).toBe(403)
    }
    await expect(getUser(otherUser.id, user)).rejects.toMatchObject({ status: 403 })
    await expect(user.api.get('/v1/users')).rejects.toMatchObject({ status: 403 })
    await expect(grantAccess(user.id, ['schedules.read'], user)).rejects.toMatchObject({ status: 403 })
  })
})

describe('listing users', () => {
  test('users are sorted by name in Spanish order, found by their name or that of their person, and paged', async () => {
    const client = await registerClient(app.api, { name: 'Úrsula', fatherLastName: 'Listado' })
    const { name: document } = await app.api.post('/v1/users/from-client', { body: { clientId: client } })
    for (const name of ['zoila listado', 'Ñusta Listado', 'Nélida listado']) await createUser(name)
    const list = (query: { search?: string; sort?: UserSort; limit?: number; offset?: number }) => app.api.list('/v1/users', { query })
    const listNames = async (query: Parameters<typeof list>[0]) => (await list(query)).rows.map(({ name }) => name)
    const byName = [document, 'Nélida listado', 'Ñusta Listado', 'zoila listado']
    expect(await listNames({ search: 'LISTADO' })).toEqual(byName)
    expect(await listNames({ search: 'listado', sort: '-name' })).toEqual(byName.toReversed())
    expect(await listNames({ search: 'listado', sort: '-created' })).toEqual(['Nélida listado', 'Ñusta Listado', 'zoila listado', document])
    expect(await listNames({ search: 'ursula listado' })).toEqual([document])
    expect(await listNames({ search: document })).toEqual([document])
    expect(await list({ search: 'listado', limit: 2, offset: 1 })).toMatchObject({
      rows: [{ name: byName[1] }, { name: byName[2] }],
      total: 4,
    })
  })

  test('users are sorted by their last change, in both directions', async () => {
    const ids = await Promise.all(['Cambio uno', 'Cambio dos'].map((name) => createUser(name)))
    for (const [index, id] of ids.entries()) await updateUser({ id, name: `Cambio ${index} al final` })
    const listIds = async (sort: UserSort) => (await app.api.get('/v1/users', { query: { search: 'al final', sort } })).map(({ id }) => id)
    expect(await listIds('updated')).toEqual(ids)
    expect(await listIds('-updated')).toEqual(ids.toReversed())
  })

  test('role_id keeps the users who hold that role, and an unknown role is a bad request', async () => {
    const [role, otherRole] = [await createRole(app.api, 'De pocos'), await createRole(app.api, 'De nadie más')]
    const [ana, eva] = [await createUser('Con rol Ana'), await createUser('Con rol Eva')]
    await createUser('Sin rol')
    await grantRoles(ana, [role, otherRole])
    await grantRoles(eva, [role])
    const listIds = async (query: { roleId: string; search?: string; limit?: number }) => {
      const { rows, total } = await app.api.list('/v1/users', { query })
      return { ids: rows.map(({ id }) => id), total }
    }
    expect(await listIds({ roleId: role })).toEqual({ ids: [ana, eva], total: 2 })
    expect(await listIds({ roleId: role, search: 'eva' })).toEqual({ ids: [eva], total: 1 })
    expect(await listIds({ roleId: role, limit: 1 })).toEqual({ ids: [ana], total: 2 })
    expect(await listIds({ roleId: otherRole })).toEqual({ ids: [ana], total: 1 })
    await expect(listIds({ roleId: unknownId })).rejects.toMatchObject({
      status: 400,
      code: errorCode.badRequest,
      details: [{ path: 'roleId', message: 'Este rol no existe.' }],
    })
  })

  test('a user carries the names of its person for those who may read that person, and for itself', async () => {
    const names = { name: 'Nombrada', fatherLastName: 'Quispe', motherLastName: 'Roca' }
    const clientId = await registerClient(app.api, names)
    const workerId = await registerWorker(app.api, { name: 'Nombrado' })
    const client = await app.api.post('/v1/users/from-client', { body: { clientId } })
    const { id: worker } = await app.api.post('/v1/users/from-worker', { body: { workerId } })
    const reader = await app.makeUser({ access: ['users.read', 'clients.read'] })
    expect((await getUser(client.id, reader)).person).toEqual(names)
    expect((await getUser(worker, reader)).person).toBeUndefined()
    expect((await getUser(worker)).person).toMatchObject({ name: 'Nombrado' })
    expect((await getUser(reader.id)).person).toBeUndefined()
    const { rows } = await reader.api.list('/v1/users', { query: { search: 'nombrada' } })
    expect(rows.map(({ person }) => person)).toEqual([names])
    const browser = await app.signIn(client.name, client.password)
    expect((await browser.api.get('/v1/auth/is_logged_in')).person).toEqual(names)
  })

  test('each user in the list is the same as the user read by id', async () => {
    const reader = await app.makeUser({ access: ['clients.read'] })
    await grantRoles(reader.id, [await createRole(app.api, 'De la lista', 'clients.read', 'sessions.mix')])
    const otherUser = await app.makeUser({})
    const { rows } = await app.api.list('/v1/users', {})
    for (const { id } of [reader, otherUser]) expect(rows.find((row) => row.id === id)).toEqual(await getUser(id))
  })
})
