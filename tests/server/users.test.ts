import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { NameSort } from '#api/generated/app.ts'
import { createRole, findAccessIds, registerClient, registerWorker } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

const password = 'una clave muy larga'
const unknown = newId()

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

type Browser = Pick<App, 'api'>

const getUser = (id: string, { api }: Browser = app) => api.get('/v1/users/{id}', { path: { id } })
const createUser = async (name: string, email?: string) => (await app.api.post('/v1/users', { body: { name, email, password } })).id
const updateUser = (body: { id: string; name: string; email?: string | null; updatedAt?: string }, { api }: Browser = app) =>
  api.put('/v1/users', { body })
const deleteUser = (id: string, { api }: Browser = app) => api.delete('/v1/users/{id}', { path: { id } })
const grantRoles = (id: string, roleIds: string[], { api }: Browser = app) =>
  api.post('/v1/users/{id}/roles', { path: { id }, body: { roleIds } })
const revokeRoles = (id: string, roleIds: string[], { api }: Browser = app) =>
  api.delete('/v1/users/{id}/roles', { path: { id }, body: { roleIds } })
const grantAccess = async (id: string, codes: string[], { api }: Browser = app) =>
  api.post('/v1/users/{id}/access', { path: { id }, body: { accessIds: await findAccessIds(app.api, ...codes) } })
const revokeAccess = async (id: string, codes: string[], { api }: Browser = app) =>
  api.delete('/v1/users/{id}/access', { path: { id }, body: { accessIds: await findAccessIds(app.api, ...codes) } })
const listDirectAccess = async (id: string) => (await app.api.get('/v1/users/{id}/access', { path: { id } })).map(({ code }) => code)
const listRoles = async (id: string) => (await app.api.get('/v1/users/{id}/roles', { path: { id } })).map(({ name }) => name)

const forbiddenBeyond = (...codes: string[]) => ({
  status: 403,
  code: errorCode.unauthorized,
  details: codes.map((message) => ({ path: 'access', message })),
})

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
      passwordTemporary: false,
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
      const answer = await app.inject({ method: 'POST', url: '/api/v1/users', payload: { name, password } })
      expect(answer.json().error, name).toMatchObject({ code: 3, details: [{ path: 'name' }] })
    }
  })

  test('of ten concurrent users with one name one is created', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => createUser('apretado')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('creating the user of a client or worker', () => {
  const calls = {
    client: { register: registerClient, createFrom: (id: string) => app.api.post('/v1/users/from-client', { body: { clientId: id } }) },
    worker: { register: registerWorker, createFrom: (id: string) => app.api.post('/v1/users/from-worker', { body: { workerId: id } }) },
  }
  const getOwner = async (kind: 'client' | 'worker', id: string) =>
    kind === 'client' ? app.api.get('/v1/clients/{id}', { path: { id } }) : app.api.get('/v1/workers/{id}', { path: { id } })

  describe.each(['client', 'worker'] as const)('%s', (kind) => {
    const { register, createFrom } = calls[kind]

    test('the name is the document, and the temporary password signs in', async () => {
      const id = await register(app.api)
      const { person } = await getOwner(kind, id)
      const created = await createFrom(id)
      expect(created.name).toBe(person.document)
      expect(await getUser(created.id)).toMatchObject({ userType: kind, [`${kind}Id`]: id, passwordTemporary: true, access: [] })
      expect(await getOwner(kind, id)).toMatchObject({ userId: created.id })
      const { api } = await app.signIn(created.name, created.password)
      await expect(api.get('/v1/schedules')).rejects.toMatchObject({ status: 403, message: 'Cambie primero su contraseña temporal.' })
      await api.post('/v1/auth/password', { body: { currentPassword: created.password, newPassword: 'una clave propia' } })
      await api.get('/v1/schedules')
    })

    test('a second user is a conflict, also of concurrent calls', async () => {
      const id = await register(app.api)
      const results = await Promise.allSettled([createFrom(id), createFrom(id), createFrom(id)])
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { person } = await getOwner(kind, id)
      await expect(createFrom(id)).rejects.toMatchObject({
        status: 409,
        code: errorCode.conflict,
        message: `Este ${kind === 'client' ? 'cliente' : 'trabajador'} ya tiene un usuario.`,
        details: [{ path: `${kind}Id`, message: `Entra como «${person.document}».` }],
      })
    })

    test('a document that is the name of another user is a conflict that names it', async () => {
      const id = await register(app.api)
      const { person } = await getOwner(kind, id)
      const other = await createUser(person.document)
      await expect(createFrom(id)).rejects.toMatchObject({
        status: 409,
        code: errorCode.conflict,
        message: `Ya hay un usuario con el nombre «${person.document}», que es el documento de esta persona.`,
        details: [{ path: `${kind}Id` }],
      })
      await updateUser({ id: other, name: `${person.document} antiguo` })
      await createFrom(id)
    })

    test('an unknown or deleted client or worker is a bad request', async () => {
      const id = await register(app.api)
      if (kind === 'client') await app.api.delete('/v1/clients/{id}', { path: { id } })
      else await app.api.delete('/v1/workers/{id}', { path: { id } })
      for (const unknownId of [unknown, id])
        await expect(createFrom(unknownId)).rejects.toMatchObject({
          status: 400,
          code: errorCode.badRequest,
          details: [{ path: `${kind}Id` }],
        })
    })

    test('another user can be created after the first is deleted', async () => {
      const id = await register(app.api)
      const { id: userId, name } = await createFrom(id)
      await deleteUser(userId)
      expect(await getOwner(kind, id)).toMatchObject({ userId: null })
      expect((await createFrom(id)).name).toBe(name)
    })
  })
})

describe('changing a user', () => {
  test('an update replaces name and e-mail and clears a missing e-mail', async () => {
    const id = await createUser('Nora', 'nora@clinica.pe')
    const before = await getUser(id)
    const after = await updateUser({ id, name: 'Nora Alva' })
    expect(after).toEqual({ ...before, name: 'Nora Alva', email: null, updatedAt: after.updatedAt })
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

  test('of two concurrent changes of one version one succeeds, and a stale change is a conflict', async () => {
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
    await expect(updateUser({ id: unknown, name: 'nadie' })).rejects.toMatchObject({ status: 400, details: [{ path: 'id' }] })
    const [code, id] = ['clients.read', unknown] as const
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
    const list = () => user.api.get('/v1/workers')
    await expect(list()).rejects.toMatchObject({ status: 403 })
    await grantAccess(user.id, ['workers.mix'])
    await list()
    await revokeAccess(user.id, ['workers.mix'])
    await expect(list()).rejects.toMatchObject({ status: 403 })
  })

  test('unknown ids are a bad request that names each, and nothing changes', async () => {
    const { id } = await app.makeUser({ access: ['clients.read'] })
    const role = await createRole(app.api, 'Presente')
    const [validId = '', other] = [...(await findAccessIds(app.api, 'clients.read')), newId()]
    await expect(grantRoles(id, [unknown, role, other!])).rejects.toMatchObject({
      status: 400,
      code: errorCode.badRequest,
      details: [
        { path: 'roleIds.0', message: `Este rol no existe: ${unknown}.` },
        { path: 'roleIds.2', message: `Este rol no existe: ${other}.` },
      ],
    })
    await expect(revokeRoles(id, [unknown])).rejects.toMatchObject({ status: 400, details: [{ path: 'roleIds.0' }] })
    const access = { path: { id }, body: { accessIds: [validId, unknown] } }
    const path = '/v1/users/{id}/access'
    for (const call of [() => app.api.post(path, access), () => app.api.delete(path, access)])
      await expect(call()).rejects.toMatchObject({
        status: 400,
        details: [{ path: 'accessIds.1', message: `Este acceso no existe: ${unknown}.` }],
      })
    expect(await listRoles(id)).toEqual([])
    expect(await listDirectAccess(id)).toEqual(['clients.read'])
  })
})

describe('limits of granting', () => {
  test('a user cannot grant access beyond the own, directly or by a role', async () => {
    const { id } = await app.makeUser({})
    const clerk = await app.makeUser({ access: ['access.update', 'clients.mix', 'workers.read'] })
    const role = await createRole(app.api, 'Más que él', 'clients.update', 'sessions.mix')
    await expect(grantAccess(id, ['workers.read', 'workers.update', 'sessions.mix'], clerk)).rejects.toMatchObject(
      forbiddenBeyond('sessions.mix', 'workers.update'),
    )
    await expect(grantRoles(id, [role], clerk)).rejects.toMatchObject(forbiddenBeyond('sessions.mix'))
    await expect(grantRoles(clerk.id, [role], clerk)).rejects.toMatchObject(forbiddenBeyond('sessions.mix'))
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
    const refusal = forbiddenBeyond('sessions.mix')
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

describe('reading users', () => {
  test('a user without access to users reads only the own user, roles and access', async () => {
    const user = await app.makeUser({ access: ['schedules.read'] })
    const other = await app.makeUser({})
    expect(await getUser(user.id, user)).toMatchObject({ id: user.id })
    for (const list of ['roles', 'access', 'access/all'] as const) {
      const buildUrl = (id: string) => `/api/v1/users/${id}/${list}`
      expect((await user.inject({ url: buildUrl(user.id) })).statusCode).toBe(200)
      expect((await user.inject({ url: buildUrl(other.id) })).statusCode).toBe(403)
    }
    await expect(getUser(other.id, user)).rejects.toMatchObject({ status: 403 })
    await expect(user.api.get('/v1/users')).rejects.toMatchObject({ status: 403 })
    await expect(grantAccess(user.id, ['schedules.read'], user)).rejects.toMatchObject({ status: 403 })
  })
})

describe('listing users', () => {
  test('users are sorted by name in Spanish order, found by their own name or their person’s, and paged', async () => {
    const client = await registerClient(app.api, { name: 'Úrsula', fatherLastName: 'Listado' })
    const { name: document } = await app.api.post('/v1/users/from-client', { body: { clientId: client } })
    for (const name of ['zoila listado', 'Ñusta Listado', 'Nélida listado']) await createUser(name)
    const list = (query: { search?: string; sort?: NameSort; limit?: number; offset?: number }) => app.api.list('/v1/users', { query })
    const names = async (query: Parameters<typeof list>[0]) => (await list(query)).rows.map(({ name }) => name)
    const byName = [document, 'Nélida listado', 'Ñusta Listado', 'zoila listado']
    expect(await names({ search: 'LISTADO' })).toEqual(byName)
    expect(await names({ search: 'listado', sort: '-name' })).toEqual(byName.toReversed())
    expect(await names({ search: 'listado', sort: '-created' })).toEqual(['Nélida listado', 'Ñusta Listado', 'zoila listado', document])
    expect(await names({ search: 'ursula listado' })).toEqual([document])
    expect(await names({ search: document })).toEqual([document])
    expect(await list({ search: 'listado', limit: 2, offset: 1 })).toMatchObject({
      rows: [{ name: byName[1] }, { name: byName[2] }],
      total: 4,
    })
  })

  test('each user in the list is the same as read by id', async () => {
    const reader = await app.makeUser({ access: ['clients.read'] })
    await grantRoles(reader.id, [await createRole(app.api, 'De la lista', 'clients.read', 'sessions.mix')])
    const other = await app.makeUser({})
    const { rows } = await app.api.list('/v1/users', {})
    for (const { id } of [reader, other]) expect(rows.find((row) => row.id === id)).toEqual(await getUser(id))
  })
})
