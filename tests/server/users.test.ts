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
const update = (body: { id: string; name: string; email?: string | null; updatedAt?: string }, { api }: Browser = app) =>
  api.put('/v1/users', { body })
const remove = (id: string, { api }: Browser = app) => api.delete('/v1/users/{id}', { path: { id } })
const giveRoles = (id: string, roleIds: string[], { api }: Browser = app) =>
  api.post('/v1/users/{id}/roles', { path: { id }, body: { roleIds } })
const takeRoles = (id: string, roleIds: string[], { api }: Browser = app) =>
  api.delete('/v1/users/{id}/roles', { path: { id }, body: { roleIds } })
const giveAccess = async (id: string, codes: string[], { api }: Browser = app) =>
  api.post('/v1/users/{id}/access', { path: { id }, body: { accessIds: await findAccessIds(app.api, ...codes) } })
const takeAccess = async (id: string, codes: string[], { api }: Browser = app) =>
  api.delete('/v1/users/{id}/access', { path: { id }, body: { accessIds: await findAccessIds(app.api, ...codes) } })
const directOf = async (id: string) => (await app.api.get('/v1/users/{id}/access', { path: { id } })).map(({ code }) => code)
const rolesOf = async (id: string) => (await app.api.get('/v1/users/{id}/roles', { path: { id } })).map(({ name }) => name)

const beyond = (...codes: string[]) => ({
  status: 403,
  code: errorCode.unauthorized,
  details: codes.map((message) => ({ path: 'access', message })),
})

describe('creating', () => {
  test('a new user of the staff is read back trimmed, holds nothing, and signs in by name or e-mail', async () => {
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

  test('a name is there once, whatever its case, and so is an e-mail', async () => {
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

  test('a name that could be an e-mail, or nothing, is refused', async () => {
    for (const name of ['rosa@clinica', '   ', 'dos\nlineas']) {
      const answer = await app.inject({ method: 'POST', url: '/api/v1/users', payload: { name, password } })
      expect(answer.json().error, name).toMatchObject({ code: 3, details: [{ path: 'name' }] })
    }
  })

  test('of ten of one name at once one is made', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => createUser('apretado')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('for a client or worker', () => {
  const makers = {
    client: { register: registerClient, make: (id: string) => app.api.post('/v1/users/from-client', { body: { clientId: id } }) },
    worker: { register: registerWorker, make: (id: string) => app.api.post('/v1/users/from-worker', { body: { workerId: id } }) },
  }
  const ofWhom = async (kind: 'client' | 'worker', id: string) =>
    kind === 'client' ? app.api.get('/v1/clients/{id}', { path: { id } }) : app.api.get('/v1/workers/{id}', { path: { id } })

  describe.each(['client', 'worker'] as const)('%s', (kind) => {
    const { register, make } = makers[kind]

    test('the document is the name, and the temporary password signs in', async () => {
      const id = await register(app.api)
      const { person } = await ofWhom(kind, id)
      const made = await make(id)
      expect(made.name).toBe(person.document)
      expect(await getUser(made.id)).toMatchObject({ userType: kind, [`${kind}Id`]: id, passwordTemporary: true, access: [] })
      expect(await ofWhom(kind, id)).toMatchObject({ userId: made.id })
      const { api } = await app.signIn(made.name, made.password)
      await expect(api.get('/v1/schedules')).rejects.toMatchObject({ status: 403, message: 'Cambie primero su contraseña temporal.' })
      await api.post('/v1/auth/password', { body: { currentPassword: made.password, newPassword: 'una clave propia' } })
      await api.get('/v1/schedules')
    })

    test('there is one user for each, also of several at once', async () => {
      const id = await register(app.api)
      const results = await Promise.allSettled([make(id), make(id), make(id)])
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { person } = await ofWhom(kind, id)
      await expect(make(id)).rejects.toMatchObject({
        status: 409,
        code: errorCode.conflict,
        message: `Este ${kind === 'client' ? 'cliente' : 'trabajador'} ya tiene un usuario.`,
        details: [{ path: `${kind}Id`, message: `Entra como «${person.document}».` }],
      })
    })

    test('a name that somebody has already is a conflict that says which', async () => {
      const id = await register(app.api)
      const { person } = await ofWhom(kind, id)
      const other = await createUser(person.document)
      await expect(make(id)).rejects.toMatchObject({
        status: 409,
        code: errorCode.conflict,
        message: `Ya hay un usuario con el nombre «${person.document}», que es el documento de esta persona.`,
        details: [{ path: `${kind}Id` }],
      })
      await update({ id: other, name: `${person.document} antiguo` })
      await make(id)
    })

    test('an unknown or deleted one is a bad request', async () => {
      const id = await register(app.api)
      if (kind === 'client') await app.api.delete('/v1/clients/{id}', { path: { id } })
      else await app.api.delete('/v1/workers/{id}', { path: { id } })
      for (const gone of [unknown, id])
        await expect(make(gone)).rejects.toMatchObject({ status: 400, code: errorCode.badRequest, details: [{ path: `${kind}Id` }] })
    })

    test('when its user is deleted another one can be made', async () => {
      const id = await register(app.api)
      const { id: userId, name } = await make(id)
      await remove(userId)
      expect(await ofWhom(kind, id)).toMatchObject({ userId: null })
      expect((await make(id)).name).toBe(name)
    })
  })
})

describe('changing', () => {
  test('name and e-mail are replaced; what is not sent is null', async () => {
    const id = await createUser('Nora', 'nora@clinica.pe')
    const before = await getUser(id)
    const after = await update({ id, name: 'Nora Alva' })
    expect(after).toEqual({ ...before, name: 'Nora Alva', email: null, updatedAt: after.updatedAt })
    expect(await getUser(id)).toEqual(after)
    await app.signIn('nora alva')
    await createUser('Nora')
    await expect(update({ id, name: 'NORA' })).rejects.toMatchObject({ status: 409, details: [{ path: 'name' }] })
    await createUser('Otra Nora', 'otra@clinica.pe')
    await expect(update({ id, name: 'Nora Alva', email: 'OTRA@clinica.pe' })).rejects.toMatchObject({
      status: 409,
      details: [{ path: 'email', message: 'Ya hay un usuario con este correo.' }],
    })
  })

  test('a stale change is a conflict, and of two on one reading one is made', async () => {
    const id = await createUser('Lento')
    const { updatedAt } = await getUser(id)
    const results = await Promise.allSettled(['lento uno', 'lento dos'].map((name) => update({ id, name, updatedAt })))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(update({ id, name: 'lento tres', updatedAt })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'updatedAt' }],
    })
  })

  test('an unknown user is a bad request here, and not found elsewhere', async () => {
    await expect(update({ id: unknown, name: 'nadie' })).rejects.toMatchObject({ status: 400, details: [{ path: 'id' }] })
    const [code, id] = ['clients.read', unknown] as const
    const role = await createRole(app.api, 'De nadie')
    const calls = [
      () => getUser(id),
      () => remove(id),
      () => directOf(id),
      () => rolesOf(id),
      () => app.api.get('/v1/users/{id}/access/all', { path: { id } }),
      () => giveRoles(id, [role]),
      () => takeRoles(id, [role]),
      () => giveAccess(id, [code]),
      () => takeAccess(id, [code]),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
  })
})

describe('deleting', () => {
  test('a deleted user is signed out at once and vanishes, and name and e-mail are free again', async () => {
    const id = await createUser('Breve', 'breve@clinica.pe')
    const browser = await app.signIn('Breve')
    expect(await remove(id)).toBeUndefined()
    await expect(browser.api.get('/v1/auth/is_logged_in')).rejects.toMatchObject({ status: 401 })
    await expect(app.signIn('Breve')).rejects.toMatchObject({ status: 401 })
    for (const call of [() => getUser(id), () => remove(id), () => directOf(id)])
      await expect(call()).rejects.toMatchObject({ status: 404 })
    expect((await app.api.list('/v1/users', { query: { search: 'breve' } })).total).toBe(0)
    await createUser('breve', 'breve@clinica.pe')
    await app.signIn('Breve')
  })

  test('nobody deletes himself', async () => {
    const user = await app.makeUser({ access: ['users.delete'] })
    await expect(remove(user.id, user)).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: 'No puede eliminarse a sí mismo.',
    })
    await getUser(user.id)
  })
})

describe('what a user holds', () => {
  test('roles and access are given and taken; giving what is there and taking what is not is fine', async () => {
    const { id } = await app.makeUser({})
    const [reader, clerk] = [await createRole(app.api, 'Ñ lectura'), await createRole(app.api, 'N mostrador')]
    expect(await giveRoles(id, [reader])).toBeUndefined()
    await giveRoles(id, [reader, clerk])
    expect(await rolesOf(id)).toEqual(['N mostrador', 'Ñ lectura'])
    expect(await takeRoles(id, [reader])).toBeUndefined()
    await takeRoles(id, [reader])
    expect(await rolesOf(id)).toEqual(['N mostrador'])

    expect(await giveAccess(id, ['workers.read'])).toBeUndefined()
    await giveAccess(id, ['workers.read', 'clients.mix'])
    expect(await directOf(id)).toEqual(['clients.mix', 'workers.read'])
    expect(await takeAccess(id, ['workers.read', 'users.read'])).toBeUndefined()
    await takeAccess(id, ['workers.read'])
    expect(await directOf(id)).toEqual(['clients.mix'])
  })

  test('what is effective comes with where it comes from', async () => {
    const { id, api } = await app.makeUser({})
    const first = await createRole(app.api, 'A vista', 'clients.read', 'workers.read')
    const second = await createRole(app.api, 'B vista', 'clients.read')
    await giveRoles(id, [second, first])
    await giveAccess(id, ['clients.read', 'my_sessions.update'])
    const all = await app.api.get('/v1/users/{id}/access/all', { path: { id } })
    const [direct, a, b] = [
      { kind: 'direct', roleId: null, roleName: null },
      { kind: 'role', roleId: first, roleName: 'A vista' },
      { kind: 'role', roleId: second, roleName: 'B vista' },
    ]
    expect(all.map(({ code, sources }) => [code, sources])).toEqual([
      ['clients.read', [direct, a, b]],
      ['my_sessions.update', [direct]],
      ['workers.read', [a]],
    ])
    expect(await directOf(id)).toEqual(['clients.read', 'my_sessions.update'])

    const user = await getUser(id)
    expect(user.access.map(({ code }) => code)).toEqual(['clients.read', 'my_sessions.update', 'workers.read'])
    expect(user.roles.map(({ name }) => name)).toEqual(['A vista', 'B vista'])
    expect(user.modules.map(({ name, children }) => [name, children.map((child) => child.code)])).toEqual([
      ['Agenda', ['my_sessions']],
      ['Personas', ['clients', 'workers']],
    ])
    expect(await api.get('/v1/auth/is_logged_in')).toEqual(user)
  })

  test('it counts from the next call on', async () => {
    const user = await app.makeUser({})
    const list = () => user.api.get('/v1/workers')
    await expect(list()).rejects.toMatchObject({ status: 403 })
    await giveAccess(user.id, ['workers.mix'])
    await list()
    await takeAccess(user.id, ['workers.mix'])
    await expect(list()).rejects.toMatchObject({ status: 403 })
  })

  test('unknown ids are a bad request that names each, and nothing is given or taken', async () => {
    const { id } = await app.makeUser({ access: ['clients.read'] })
    const role = await createRole(app.api, 'Presente')
    const [known = '', other] = [...(await findAccessIds(app.api, 'clients.read')), newId()]
    await expect(giveRoles(id, [unknown, role, other!])).rejects.toMatchObject({
      status: 400,
      code: errorCode.badRequest,
      details: [
        { path: 'roleIds.0', message: `Este rol no existe: ${unknown}.` },
        { path: 'roleIds.2', message: `Este rol no existe: ${other}.` },
      ],
    })
    await expect(takeRoles(id, [unknown])).rejects.toMatchObject({ status: 400, details: [{ path: 'roleIds.0' }] })
    const access = { path: { id }, body: { accessIds: [known, unknown] } }
    const path = '/v1/users/{id}/access'
    for (const call of [() => app.api.post(path, access), () => app.api.delete(path, access)])
      await expect(call()).rejects.toMatchObject({
        status: 400,
        details: [{ path: 'accessIds.1', message: `Este acceso no existe: ${unknown}.` }],
      })
    expect(await rolesOf(id)).toEqual([])
    expect(await directOf(id)).toEqual(['clients.read'])
  })
})

describe('nobody beyond himself', () => {
  test('nobody gives access that he does not hold, directly or by a role', async () => {
    const { id } = await app.makeUser({})
    const clerk = await app.makeUser({ access: ['access.update', 'clients.mix', 'workers.read'] })
    const role = await createRole(app.api, 'Más que él', 'clients.update', 'sessions.mix')
    await expect(giveAccess(id, ['workers.read', 'workers.update', 'sessions.mix'], clerk)).rejects.toMatchObject(
      beyond('sessions.mix', 'workers.update'),
    )
    await expect(giveRoles(id, [role], clerk)).rejects.toMatchObject(beyond('sessions.mix'))
    await expect(giveRoles(clerk.id, [role], clerk)).rejects.toMatchObject(beyond('sessions.mix'))
    expect([await directOf(id), await rolesOf(id)]).toEqual([[], []])
    await giveAccess(id, ['workers.read', 'clients.delete', 'clients.mix'], clerk)
    await giveRoles(id, [await createRole(app.api, 'No más que él', 'clients.update')], clerk)
  })

  test('nobody changes, deletes, feeds or strips a user who may do more than he', async () => {
    const role = await createRole(app.api, 'Agenda entera', 'sessions.mix')
    const harmless = await createRole(app.api, 'Nada')
    const { id } = await app.makeUser({ access: ['clients.read'] })
    await giveRoles(id, [role])
    const clerk = await app.makeUser({ access: ['users.mix', 'access.update', 'clients.mix', 'sessions.read'] })
    const refused = beyond('sessions.mix')
    await expect(update({ id, name: 'renombrado' }, clerk)).rejects.toMatchObject(refused)
    await expect(takeAccess(id, ['clients.read'], clerk)).rejects.toMatchObject(refused)
    await expect(giveAccess(id, ['clients.read'], clerk)).rejects.toMatchObject(refused)
    await expect(takeRoles(id, [role], clerk)).rejects.toMatchObject(refused)
    await expect(giveRoles(id, [harmless], clerk)).rejects.toMatchObject(refused)
    await expect(remove(id, clerk)).rejects.toMatchObject(refused)
    await takeRoles(id, [role])
    await update({ id, name: 'renombrado' }, clerk)
    await takeAccess(id, ['clients.read'], clerk)
    await remove(id, clerk)
  })
})

describe('one’s own', () => {
  test('everybody reads himself, his roles and his access, and nobody else’s', async () => {
    const user = await app.makeUser({ access: ['schedules.read'] })
    const other = await app.makeUser({})
    expect(await getUser(user.id, user)).toMatchObject({ id: user.id })
    for (const list of ['roles', 'access', 'access/all'] as const) {
      const url = (id: string) => `/api/v1/users/${id}/${list}`
      expect((await user.inject({ url: url(user.id) })).statusCode).toBe(200)
      expect((await user.inject({ url: url(other.id) })).statusCode).toBe(403)
    }
    await expect(getUser(other.id, user)).rejects.toMatchObject({ status: 403 })
    await expect(user.api.get('/v1/users')).rejects.toMatchObject({ status: 403 })
    await expect(giveAccess(user.id, ['schedules.read'], user)).rejects.toMatchObject({ status: 403 })
  })
})

describe('lists', () => {
  test('users come by name in Spanish order, are found by themselves and their person, counted and cut', async () => {
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

  test('each is as it is read alone', async () => {
    const one = await app.makeUser({ access: ['clients.read'] })
    await giveRoles(one.id, [await createRole(app.api, 'De la lista', 'clients.read', 'sessions.mix')])
    const other = await app.makeUser({})
    const { rows } = await app.api.list('/v1/users', {})
    for (const { id } of [one, other]) expect(rows.find((row) => row.id === id)).toEqual(await getUser(id))
  })
})
