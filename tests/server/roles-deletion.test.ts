import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { createRole } from './create-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const deleteRole = (id: string, { api }: Pick<App, 'api'> = app) => api.delete('/v1/roles/{id}', { path: { id } })

test('a deleted role is neither found nor listed, and cannot be granted', async () => {
  const id = await createRole(app.api, 'Pasajera')
  expect(await deleteRole(id)).toBeUndefined()
  await expect(app.api.get('/v1/roles/{id}', { path: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(deleteRole(id)).rejects.toMatchObject({ status: 404 })
  expect((await app.api.list('/v1/roles', { query: { search: 'pasajera' } })).total).toBe(0)
  const user = await app.makeUser({})
  const path = { id: user.id }
  await expect(app.api.post('/v1/users/{id}/roles', { path, body: { roleIds: [id] } })).rejects.toMatchObject({
    status: 400,
    details: [{ path: 'roleIds.0', message: 'Este rol no existe.' }],
  })
})

test('a role in use cannot be deleted, and the refusal names its users to those who may read users', async () => {
  const id = await createRole(app.api, 'Sujeta')
  const [first, second] = [await app.makeUser({}), await app.makeUser({})]
  for (const user of [first, second]) await app.api.post('/v1/users/{id}/roles', { path: { id: user.id }, body: { roleIds: [id] } })
  await expect(deleteRole(id)).rejects.toMatchObject({
    status: 409,
    code: errorCode.conflict,
    message: 'No se puede eliminar el rol Sujeta: lo tienen 2 usuarios.',
    details: [first, second].map((user) => ({ path: 'users', message: `Lo tiene ${user.name}.`, id: user.id })),
  })
  const clerk = await app.makeUser({ access: ['roles.mix'] })
  await expect(deleteRole(id, clerk)).rejects.toMatchObject({ status: 409, details: [] })
  await app.api.delete('/v1/users/{id}/roles', { path: { id: first.id }, body: { roleIds: [id] } })
  await expect(deleteRole(id)).rejects.toMatchObject({ message: 'No se puede eliminar el rol Sujeta: lo tiene 1 usuario.' })
  await app.api.delete('/v1/users/{id}', { path: { id: second.id } })
  await deleteRole(id)
})
