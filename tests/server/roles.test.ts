import { v7 as createId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { NameSort } from '#api/generated/app.ts'
import { readContract } from '../../scripts/generate/contract.ts'
import { createRole, findAccessIds } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

type Browser = Pick<App, 'api'>

/** The part of the tree of modules that holds the access codes. */
type TreeOfCodes = { children: { access: { code: string }[] }[] }[]

const unknownId = createId()
const getRole = (id: string) => app.api.get('/v1/roles/{id}', { path: { id } })
const listAccess = async (id: string) => (await app.api.get('/v1/roles/{id}/access', { path: { id } })).map(({ code }) => code)
const grant = async (id: string, codes: string[], { api }: Browser = app) =>
  api.post('/v1/roles/{id}/access', { path: { id }, body: { accessIds: await findAccessIds(app.api, ...codes) } })
const revoke = async (id: string, codes: string[], { api }: Browser = app) =>
  api.post('/v1/roles/{id}/access/remove', { path: { id }, body: { accessIds: await findAccessIds(app.api, ...codes) } })
const deleteRole = (id: string, { api }: Browser = app) => api.delete('/v1/roles/{id}', { path: { id } })
const updateRole = (id: string, body: { name: string; code?: string | null; updatedAt?: string }, { api }: Browser = app) =>
  api.put('/v1/roles/{id}', { path: { id }, body: { id, ...body } })

const buildForbiddenError = (...codes: string[]) => ({
  status: 403,
  code: errorCode.unauthorized,
  details: codes.map((message) => ({ path: 'access', message })),
})

describe('creating and changing a role', () => {
  test('a new clinic has three roles with their access', async () => {
    const roles = await app.api.get('/v1/roles')
    const accessByRole = Object.fromEntries(await Promise.all(roles.map(async ({ id, name }) => [name, await listAccess(id)])))
    expect(Object.keys(accessByRole)).toEqual(['Administrador', 'Recepción', 'Terapeuta'])
    const allAccess = (await app.api.get('/v1/permissions')).flatMap(({ children }) => children).flatMap(({ access }) => access)
    expect(accessByRole.Administrador).toEqual(allAccess.map(({ code }) => code).sort())
    expect(accessByRole.Recepción).toEqual([
      'assists.read',
      'clients.mix',
      'public_links.mix',
      'schedules.read',
      'sessions.mix',
      'workers.read',
    ])
    expect(accessByRole.Terapeuta).toEqual(['my_sessions.update', 'schedules.read'])
  })

  test('permissions are a tree in which only child modules have access, with mix where all four types exist', async () => {
    const [all, read, update] = [['read', 'register', 'update', 'delete', 'mix'], ['read'], ['update']]
    const tree = await app.api.get('/v1/permissions')
    const accessTypes = tree.map(({ name, access, children }) => [
      ...[name, access],
      Object.fromEntries(children.map((child) => [child.code, child.access.map(({ type }) => type)])),
    ])
    expect(accessTypes).toEqual([
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

  test("the codes are those of the contract's example, which other teams implement", async () => {
    const example = readContract().components.examples?.Permissions?.value as TreeOfCodes
    const listCodes = (modules: TreeOfCodes) =>
      modules.flatMap(({ children }) => children.flatMap(({ access }) => access.map(({ code }) => code)))
    expect(listCodes(await app.api.get('/v1/permissions')).toSorted()).toEqual(listCodes(example).toSorted())
    expect(listCodes(example).length).toBeGreaterThan(30)
  })

  test('a new role is read back trimmed and without access', async () => {
    const { id } = await app.api.post('/v1/roles', { body: { name: ' Coordinación ', code: ' coordination ' } })
    expect(await getRole(id)).toMatchObject({ id, name: 'Coordinación', code: 'coordination', deletedAt: null })
    expect(await listAccess(id)).toEqual([])
  })

  test('an update replaces the name and clears a missing code', async () => {
    const { id } = await app.api.post('/v1/roles', { body: { name: 'Archivo', code: 'archive' } })
    const before = await getRole(id)
    const after = await updateRole(id, { name: 'Archivo central' })
    expect(after).toEqual({ ...before, name: 'Archivo central', code: null, updatedAt: after.updatedAt })
    expect(after.updatedAt > before.updatedAt).toBe(true)
    expect(await getRole(id)).toEqual(after)
  })

  test('a code that a role has already, in upper or lower case, is a conflict until that role is deleted', async () => {
    const { id } = await app.api.post('/v1/roles', { body: { name: 'Caja', code: 'cash' } })
    const duplicate = { name: 'Otra caja', code: 'CASH' }
    await expect(app.api.post('/v1/roles', { body: duplicate })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'code', message: 'Ya hay un rol con este código.' }],
    })
    const otherRole = await createRole(app.api, 'Otra caja')
    await expect(updateRole(otherRole, duplicate)).rejects.toMatchObject({ status: 409, details: [{ path: 'code' }] })
    await deleteRole(id)
    await updateRole(otherRole, duplicate)
  })

  test('of two concurrent changes of the same version, one succeeds, and a stale change is a conflict', async () => {
    const id = await createRole(app.api, 'Turno noche')
    const { updatedAt } = await getRole(id)
    const results = await Promise.allSettled(['Uno', 'Dos'].map((name) => updateRole(id, { name, updatedAt })))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(updateRole(id, { name: 'Tres', updatedAt })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'updatedAt' }],
    })
  })

  test('a role tells how many users hold it, in a list and alone', async () => {
    const id = await createRole(app.api, 'Contada')
    const countUsers = async () => [
      (await getRole(id)).userCount,
      ...(await app.api.get('/v1/roles', { query: { search: 'contada' } })).map(({ userCount }) => userCount),
    ]
    expect(await countUsers()).toEqual([0, 0])
    const users = [await app.makeUser({}), await app.makeUser({})]
    for (const user of users) await app.api.post('/v1/users/{id}/roles', { path: { id: user.id }, body: { roleIds: [id] } })
    expect(await countUsers()).toEqual([2, 2])
    await app.api.delete('/v1/users/{id}', { path: { id: users[0]!.id } })
    expect(await countUsers()).toEqual([1, 1])
    expect(await updateRole(id, { name: 'Contada' })).toMatchObject({ userCount: 1 })
  })

  test('an id in the body that differs from the path is a bad request', async () => {
    const id = await createRole(app.api, 'Apoyo')
    const change = app.api.put('/v1/roles/{id}', { path: { id }, body: { id: unknownId, name: 'Apoyo' } })
    await expect(change).rejects.toMatchObject({ status: 400, details: [{ path: 'id' }] })
  })

  test('an unknown role is not found by any call', async () => {
    const calls = [
      () => getRole(unknownId),
      () => listAccess(unknownId),
      () => updateRole(unknownId, { name: 'X' }),
      () => deleteRole(unknownId),
      () => grant(unknownId, ['clients.read']),
      () => revoke(unknownId, ['clients.read']),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
  })
})

describe('listing roles', () => {
  test('roles are sorted by name in Spanish order, searched and paged', async () => {
    for (const name of ['Zeta lista', 'Ñandú lista', 'Nómina lista', 'Óptica lista']) await createRole(app.api, name)
    const list = (query: { search?: string; sort?: NameSort; limit?: number; offset?: number }) => app.api.list('/v1/roles', { query })
    const listNames = async (query: Parameters<typeof list>[0]) => (await list(query)).rows.map(({ name }) => name)
    const byName = ['Nómina lista', 'Ñandú lista', 'Óptica lista', 'Zeta lista']
    expect(await listNames({ search: 'LISTA' })).toEqual(byName)
    expect(await listNames({ search: 'lista', sort: '-name' })).toEqual(byName.toReversed())
    expect(await listNames({ search: 'lista', sort: 'created' })).toEqual(['Zeta lista', 'Ñandú lista', 'Nómina lista', 'Óptica lista'])
    expect(await listNames({ search: 'lista optica' })).toEqual(['Óptica lista'])
    expect(await list({ search: 'lista', limit: 2, offset: 1 })).toMatchObject({
      rows: [{ name: byName[1] }, { name: byName[2] }],
      total: 4,
    })
  })
})

describe('access of a role', () => {
  test('granting and revoking access twice has no further effect', async () => {
    const id = await createRole(app.api, 'Fichas')
    expect(await grant(id, ['clients.read', 'workers.read'])).toBeUndefined()
    await grant(id, ['clients.read', 'schedules.read'])
    expect(await listAccess(id)).toEqual(['clients.read', 'schedules.read', 'workers.read'])
    expect(await revoke(id, ['clients.read', 'users.read'])).toBeUndefined()
    await revoke(id, ['clients.read'])
    expect(await listAccess(id)).toEqual(['schedules.read', 'workers.read'])
  })

  test('granted and revoked access takes effect at once for users with the role', async () => {
    const id = await createRole(app.api, 'Vistas')
    const user = await app.makeUser({})
    await app.api.post('/v1/users/{id}/roles', { path: { id: user.id }, body: { roleIds: [id] } })
    await expect(user.api.get('/v1/workers')).rejects.toMatchObject({ status: 403 })
    await grant(id, ['workers.read'])
    await user.api.get('/v1/workers')
    await revoke(id, ['workers.read'])
    await expect(user.api.get('/v1/workers')).rejects.toMatchObject({ status: 403 })
  })

  test('an unknown access is a bad request that names it, and nothing changes', async () => {
    const id = await createRole(app.api, 'Fallida', 'clients.read')
    const [validId = ''] = await findAccessIds(app.api, 'workers.read')
    for (const path of ['/v1/roles/{id}/access', '/v1/roles/{id}/access/remove'] as const)
      await expect(app.api.post(path, { path: { id }, body: { accessIds: [validId, unknownId] } })).rejects.toMatchObject({
        status: 400,
        code: errorCode.badRequest,
        details: [{ path: 'accessIds.1', message: 'Este acceso no existe.' }],
      })
    expect(await listAccess(id)).toEqual(['clients.read'])
  })
})

describe('limits of granting', () => {
  test('a user cannot grant a role more access than they have, where mix equals its four types', async () => {
    const clerk = await app.makeUser({
      access: ['access.update', 'clients.mix', 'workers.read', 'workers.register', 'workers.update', 'workers.delete'],
    })
    const id = await createRole(app.api, 'Ajena')
    await grant(id, ['clients.delete', 'clients.mix', 'workers.mix'], clerk)
    await expect(grant(id, ['clients.read', 'sessions.read', 'schedules.mix'], clerk)).rejects.toMatchObject(
      buildForbiddenError('schedules.mix', 'sessions.read'),
    )
    expect(await listAccess(id)).toEqual(['clients.delete', 'clients.mix', 'workers.mix'])
  })

  test('a user can grant access that they have by a role', async () => {
    const ownRole = await createRole(app.api, 'Propia', 'access.update', 'clients.read')
    const clerk = await app.makeUser({})
    await app.api.post('/v1/users/{id}/roles', { path: { id: clerk.id }, body: { roleIds: [ownRole] } })
    await grant(await createRole(app.api, 'Tercera'), ['clients.read'], clerk)
  })

  test('a user cannot change, delete, grant to or revoke from a role with more access', async () => {
    const id = await createRole(app.api, 'Superior', 'clients.read', 'sessions.mix')
    const clerk = await app.makeUser({ access: ['roles.mix', 'access.update', 'clients.read'] })
    const refusal = buildForbiddenError('sessions.mix')
    await expect(updateRole(id, { name: 'Otra' }, clerk)).rejects.toMatchObject(refusal)
    await expect(revoke(id, ['clients.read'], clerk)).rejects.toMatchObject(refusal)
    await expect(grant(id, ['clients.read'], clerk)).rejects.toMatchObject(refusal)
    await expect(deleteRole(id, clerk)).rejects.toMatchObject(refusal)
    await revoke(id, ['sessions.mix'])
    await updateRole(id, { name: 'Igual' }, clerk)
    await deleteRole(id, clerk)
  })
})
