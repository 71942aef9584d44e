import { afterAll, expect, test } from 'vitest'
import { createRole, registerClient, registerWorker } from './create-records.ts'
import { startUsers } from './start-users.ts'

const { app, getUser, updateUser } = await startUsers()
afterAll(() => app.close())

const createUserOf = (owner: { clientId: string } | { workerId: string }) =>
  'clientId' in owner ? app.api.post('/v1/users/from-client', { body: owner }) : app.api.post('/v1/users/from-worker', { body: owner })

test('a user carries the names of its person for those who may read that person, and for itself', async () => {
  const names = { name: 'Nombrada', fatherLastName: 'Quispe', motherLastName: 'Roca' }
  const clientId = await registerClient(app.api, names)
  const workerId = await registerWorker(app.api, { name: 'Nombrado' })
  const client = await createUserOf({ clientId })
  const { id: worker } = await createUserOf({ workerId })
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
  const roleIds = [await createRole(app.api, 'De la lista', 'clients.read', 'sessions.mix')]
  await app.api.post('/v1/users/{id}/roles', { path: { id: reader.id }, body: { roleIds } })
  const otherUser = await app.makeUser({})
  const { rows } = await app.api.list('/v1/users', {})
  for (const { id } of [reader, otherUser]) expect(rows.find((row) => row.id === id)).toEqual(await getUser(id))
})

test('users are found by their client or worker only by those who may read these', async () => {
  await createUserOf({ clientId: await registerClient(app.api, { name: 'Úrsula', document: '60123456' }) })
  await createUserOf({ workerId: await registerWorker(app.api, { name: 'Úrsula', document: '60123457' }) })
  const { rows: both } = await app.api.list('/v1/users', { query: { search: 'ursula' } })
  for (const { id, name } of both) await updateUser({ id, name: `rosa ${name.slice(-1)}`, email: `rosa${name.slice(-1)}@clinica.pe` })
  const listNames = async (search: string, ...access: string[]) => {
    const { api } = await app.makeUser({ access: ['users.read', ...access] })
    return (await api.list('/v1/users', { query: { search } })).rows.map(({ name }) => name).sort()
  }
  expect(await listNames('6012345')).toEqual([])
  expect(await listNames('ursula')).toEqual([])
  expect(await listNames('6012345', 'clients.read')).toEqual(['rosa 6'])
  expect(await listNames('ursula', 'workers.mix')).toEqual(['rosa 7'])
  expect(await listNames('ursula', 'clients.read', 'workers.read')).toEqual(['rosa 6', 'rosa 7'])
  expect(await listNames('rosa7@clinica')).toEqual(['rosa 7'])
})
