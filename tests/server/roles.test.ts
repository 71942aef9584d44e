import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { NameSort } from '#api/generated/app.ts'
import { createRole, findAccessIds } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

type Browser = Pick<App, 'api'>

const unknown = newId()
const role = (id: string) => app.api.get('/v1/roles/{id}', { path: { id } })
const codesOf = async (id: string) => (await app.api.get('/v1/roles/{id}/access', { path: { id } })).map(({ code }) => code)
const give = async (id: string, codes: string[], { api }: Browser = app) =>
  api.post('/v1/roles/{id}/access', { path: { id }, body: { accessIds: await findAccessIds(app.api, ...codes) } })
const take = async (id: string, codes: string[], { api }: Browser = app) =>
  api.post('/v1/roles/{id}/access/remove', { path: { id }, body: { accessIds: await findAccessIds(app.api, ...codes) } })
const remove = (id: string, { api }: Browser = app) => api.delete('/v1/roles/{id}', { path: { id } })
const update = (id: string, body: { name: string; code?: string | null; updatedAt?: string }, { api }: Browser = app) =>
  api.put('/v1/roles/{id}', { path: { id }, body: { id, ...body } })

const beyond = (...codes: string[]) => ({
  status: 403,
  code: errorCode.unauthorized,
  details: codes.map((message) => ({ path: 'access', message })),
})

describe('making and changing', () => {
  test('a new clinic has its three roles', async () => {
    const roles = await app.api.get('/v1/roles')
    const held = Object.fromEntries(await Promise.all(roles.map(async ({ id, name }) => [name, await codesOf(id)])))
    expect(Object.keys(held)).toEqual(['Administrador', 'Recepción', 'Terapeuta'])
    const everything = (await app.api.get('/v1/permissions')).flatMap(({ children }) => children).flatMap(({ access }) => access)
    expect(held.Administrador).toEqual(everything.map(({ code }) => code).sort())
    expect(held.Recepción).toEqual(['assists.read', 'clients.mix', 'public_links.mix', 'schedules.read', 'sessions.mix', 'workers.read'])
    expect(held.Terapeuta).toEqual(['my_sessions.update', 'schedules.read'])
  })

  test('access hangs on a tree of modules: parents have none, each child that of its own name, and mix where there are all four', async () => {
    const [all, read, update] = [['read', 'register', 'update', 'delete', 'mix'], ['read'], ['update']]
    const tree = await app.api.get('/v1/permissions')
    const held = tree.map(({ name, access, children }) => [
      ...[name, access],
      Object.fromEntries(children.map((child) => [child.code, child.access.map(({ type }) => type)])),
    ])
    expect(held).toEqual([
      ['Agenda', [], { sessions: all, assists: read, my_sessions: update }],
      ['Personas', [], { clients: all, public_links: all, workers: all }],
      ['Horarios', [], { schedules: all }],
      ['Seguridad', [], { users: all, roles: all, access: ['read', 'update'] }],
    ])
    for (const { id, parentId, children } of tree) {
      expect(parentId).toBeNull()
      for (const child of children) {
        expect(child).toMatchObject({ parentId: id, children: [] })
        for (const { code, type, moduleId } of child.access) expect([code, moduleId]).toEqual([`${child.code}.${type}`, child.id])
      }
    }
  })

  test('a new role is read back trimmed, and holds nothing yet', async () => {
    const { id } = await app.api.post('/v1/roles', { body: { name: ' Coordinación ', code: ' coordination ' } })
    expect(await role(id)).toMatchObject({ id, name: 'Coordinación', code: 'coordination', deletedAt: null })
    expect(await codesOf(id)).toEqual([])
  })

  test('an update replaces: what is not sent is null', async () => {
    const { id } = await app.api.post('/v1/roles', { body: { name: 'Archivo', code: 'archive' } })
    const before = await role(id)
    const after = await update(id, { name: 'Archivo central' })
    expect(after).toEqual({ ...before, name: 'Archivo central', code: null, updatedAt: after.updatedAt })
    expect(after.updatedAt > before.updatedAt).toBe(true)
    expect(await role(id)).toEqual(after)
  })

  test('a code is there once, whatever its case, and free again when its role is deleted', async () => {
    const { id } = await app.api.post('/v1/roles', { body: { name: 'Caja', code: 'cash' } })
    const again = { name: 'Otra caja', code: 'CASH' }
    await expect(app.api.post('/v1/roles', { body: again })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'code', message: 'Ya hay un rol con este código.' }],
    })
    const other = await createRole(app.api, 'Otra caja')
    await expect(update(other, again)).rejects.toMatchObject({ status: 409, details: [{ path: 'code' }] })
    await remove(id)
    await update(other, again)
  })

  test('a stale change is a conflict, and of two on one reading one is made', async () => {
    const id = await createRole(app.api, 'Turno noche')
    const { updatedAt } = await role(id)
    const results = await Promise.allSettled(['Uno', 'Dos'].map((name) => update(id, { name, updatedAt })))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(update(id, { name: 'Tres', updatedAt })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'updatedAt' }],
    })
  })

  test('the id of the body is that of the path', async () => {
    const id = await createRole(app.api, 'Apoyo')
    const wrong = app.api.put('/v1/roles/{id}', { path: { id }, body: { id: unknown, name: 'Apoyo' } })
    await expect(wrong).rejects.toMatchObject({ status: 400, details: [{ path: 'id' }] })
  })

  test('an unknown role is not found, whatever is asked of it', async () => {
    const calls = [
      () => role(unknown),
      () => codesOf(unknown),
      () => update(unknown, { name: 'X' }),
      () => remove(unknown),
      () => give(unknown, ['clients.read']),
      () => take(unknown, ['clients.read']),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
  })
})

describe('lists', () => {
  test('roles come by name in Spanish order, are searched, counted and cut', async () => {
    for (const name of ['Zeta lista', 'Ñandú lista', 'Nómina lista', 'Óptica lista']) await createRole(app.api, name)
    const list = (query: { search?: string; sort?: NameSort; limit?: number; offset?: number }) => app.api.list('/v1/roles', { query })
    const names = async (query: Parameters<typeof list>[0]) => (await list(query)).rows.map(({ name }) => name)
    const byName = ['Nómina lista', 'Ñandú lista', 'Óptica lista', 'Zeta lista']
    expect(await names({ search: 'LISTA' })).toEqual(byName)
    expect(await names({ search: 'lista', sort: '-name' })).toEqual(byName.toReversed())
    expect(await names({ search: 'lista', sort: 'created' })).toEqual(['Zeta lista', 'Ñandú lista', 'Nómina lista', 'Óptica lista'])
    expect(await names({ search: 'lista optica' })).toEqual(['Óptica lista'])
    expect(await list({ search: 'lista', limit: 2, offset: 1 })).toMatchObject({
      rows: [{ name: byName[1] }, { name: byName[2] }],
      total: 4,
    })
  })
})

describe('what a role holds', () => {
  test('access is given and taken; giving what is there and taking what is not is fine', async () => {
    const id = await createRole(app.api, 'Fichas')
    expect(await give(id, ['clients.read', 'workers.read'])).toBeUndefined()
    await give(id, ['clients.read', 'schedules.read'])
    expect(await codesOf(id)).toEqual(['clients.read', 'schedules.read', 'workers.read'])
    expect(await take(id, ['clients.read', 'users.read'])).toBeUndefined()
    await take(id, ['clients.read'])
    expect(await codesOf(id)).toEqual(['schedules.read', 'workers.read'])
  })

  test('who holds the role holds it at once', async () => {
    const id = await createRole(app.api, 'Vistas')
    const user = await app.makeUser({})
    await app.api.post('/v1/users/{id}/roles', { path: { id: user.id }, body: { roleIds: [id] } })
    await expect(user.api.get('/v1/workers')).rejects.toMatchObject({ status: 403 })
    await give(id, ['workers.read'])
    await user.api.get('/v1/workers')
    await take(id, ['workers.read'])
    await expect(user.api.get('/v1/workers')).rejects.toMatchObject({ status: 403 })
  })

  test('an unknown access is a bad request that names it, and nothing is given or taken', async () => {
    const id = await createRole(app.api, 'Fallida', 'clients.read')
    const [known = ''] = await findAccessIds(app.api, 'workers.read')
    for (const path of ['/v1/roles/{id}/access', '/v1/roles/{id}/access/remove'] as const)
      await expect(app.api.post(path, { path: { id }, body: { accessIds: [known, unknown] } })).rejects.toMatchObject({
        status: 400,
        code: errorCode.badRequest,
        details: [{ path: 'accessIds.1', message: `Este acceso no existe: ${unknown}.` }],
      })
    expect(await codesOf(id)).toEqual(['clients.read'])
  })
})

describe('nobody beyond himself', () => {
  test('nobody gives a role what he does not hold; mix counts as its four, and the four as mix', async () => {
    const clerk = await app.makeUser({
      access: ['access.update', 'clients.mix', 'workers.read', 'workers.register', 'workers.update', 'workers.delete'],
    })
    const id = await createRole(app.api, 'Ajena')
    await give(id, ['clients.delete', 'clients.mix', 'workers.mix'], clerk)
    await expect(give(id, ['clients.read', 'sessions.read', 'schedules.mix'], clerk)).rejects.toMatchObject(
      beyond('schedules.mix', 'sessions.read'),
    )
    expect(await codesOf(id)).toEqual(['clients.delete', 'clients.mix', 'workers.mix'])
  })

  test('what comes through a role is held too', async () => {
    const own = await createRole(app.api, 'Propia', 'access.update', 'clients.read')
    const clerk = await app.makeUser({})
    await app.api.post('/v1/users/{id}/roles', { path: { id: clerk.id }, body: { roleIds: [own] } })
    await give(await createRole(app.api, 'Tercera'), ['clients.read'], clerk)
  })

  test('nobody changes, strips, feeds or deletes a role that holds more than he', async () => {
    const id = await createRole(app.api, 'Superior', 'clients.read', 'sessions.mix')
    const clerk = await app.makeUser({ access: ['roles.mix', 'access.update', 'clients.read'] })
    const refused = beyond('sessions.mix')
    await expect(update(id, { name: 'Otra' }, clerk)).rejects.toMatchObject(refused)
    await expect(take(id, ['clients.read'], clerk)).rejects.toMatchObject(refused)
    await expect(give(id, ['clients.read'], clerk)).rejects.toMatchObject(refused)
    await expect(remove(id, clerk)).rejects.toMatchObject(refused)
    await take(id, ['sessions.mix'])
    await update(id, { name: 'Igual' }, clerk)
    await remove(id, clerk)
  })
})

describe('deleting', () => {
  test('a deleted role vanishes, and cannot be given any more', async () => {
    const id = await createRole(app.api, 'Pasajera')
    expect(await remove(id)).toBeUndefined()
    await expect(role(id)).rejects.toMatchObject({ status: 404 })
    await expect(remove(id)).rejects.toMatchObject({ status: 404 })
    expect((await app.api.list('/v1/roles', { query: { search: 'pasajera' } })).total).toBe(0)
    const user = await app.makeUser({})
    const path = { id: user.id }
    await expect(app.api.post('/v1/users/{id}/roles', { path, body: { roleIds: [id] } })).rejects.toMatchObject({
      status: 400,
      details: [{ path: 'roleIds.0', message: `Este rol no existe: ${id}.` }],
    })
  })

  test('a role that users hold stays, and the refusal says how many', async () => {
    const id = await createRole(app.api, 'Sujeta')
    const [one, other] = [await app.makeUser({}), await app.makeUser({})]
    for (const user of [one, other]) await app.api.post('/v1/users/{id}/roles', { path: { id: user.id }, body: { roleIds: [id] } })
    await expect(remove(id)).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: 'No se puede eliminar el rol Sujeta: lo tienen 2 usuarios.',
      details: [{ path: 'users', message: '2 usuarios.' }],
    })
    await app.api.delete('/v1/users/{id}/roles', { path: { id: one.id }, body: { roleIds: [id] } })
    await expect(remove(id)).rejects.toMatchObject({ message: 'No se puede eliminar el rol Sujeta: lo tiene 1 usuario.' })
    await app.api.delete('/v1/users/{id}', { path: { id: other.id } })
    await remove(id)
  })
})
