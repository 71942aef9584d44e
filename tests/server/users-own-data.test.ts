import { afterAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { registerClient, registerWorker } from './create-records.ts'
import { startUsers } from './start-users.ts'

const { app, updateUser, deleteUser } = await startUsers()
afterAll(() => app.close())

type Browser = Pick<typeof app, 'api'>

const buildForbiddenError = (...codes: string[]) => ({
  status: 403,
  code: errorCode.unauthorized,
  details: codes.map((message) => ({ path: 'access', message })),
})

const kinds = {
  client: {
    register: registerClient,
    createFrom: (id: string, { api }: Browser = app) => api.post('/v1/users/from-client', { body: { clientId: id } }),
    remove: (id: string, { api }: Browser) => api.delete('/v1/clients/{id}', { path: { id } }),
  },
  worker: {
    register: registerWorker,
    createFrom: (id: string, { api }: Browser = app) => api.post('/v1/users/from-worker', { body: { workerId: id } }),
    remove: (id: string, { api }: Browser) => api.delete('/v1/workers/{id}', { path: { id } }),
  },
}

const reset = (id: string, { api }: Browser) => api.post('/v1/users/{id}/password', { path: { id } })

describe.each(['client', 'worker'] as const)('the user of a %s', (kind) => {
  const { register, createFrom, remove } = kinds[kind]
  const read = `${kind}s.read`

  test(`is created only with ${read} and sessions.read`, async () => {
    const id = await register(app.api)
    for (const [held, missing] of [
      [[], [read, 'sessions.read']],
      [[read], ['sessions.read']],
      [['sessions.read'], [read]],
    ] as const) {
      const clerk = await app.makeUser({ access: ['users.register', ...held] })
      await expect(createFrom(id, clerk)).rejects.toMatchObject(buildForbiddenError(...missing))
    }
    await createFrom(id, await app.makeUser({ access: ['users.register', read, 'sessions.mix'] }))
  })

  test(`is renamed, reset and deleted only with ${read} and sessions.read`, async () => {
    const { id, name, password } = await createFrom(await register(app.api))
    const refusal = buildForbiddenError(read, 'sessions.read')
    const clerk = await app.makeUser({ access: ['users.mix'] })
    await expect(updateUser({ id, name: `${name} bis` }, clerk)).rejects.toMatchObject(refusal)
    await expect(reset(id, clerk)).rejects.toMatchObject(refusal)
    await expect(deleteUser(id, clerk)).rejects.toMatchObject(refusal)
    await app.signIn(name, password)
    const reader = await app.makeUser({ access: ['users.mix', `${kind}s.mix`, 'sessions.read'] })
    await updateUser({ id, name: `${name} bis` }, reader)
    await reset(id, reader)
    await deleteUser(id, reader)
  })

  test(`keeps the ${kind} from being deleted by a user who may do less`, async () => {
    const id = await register(app.api)
    await app.makeUser({ access: ['schedules.read'], [`${kind}_id`]: id })
    const clerk = await app.makeUser({ access: [`${kind}s.mix`, 'sessions.read'] })
    await expect(remove(id, clerk)).rejects.toMatchObject(buildForbiddenError('schedules.read'))
    const reader = await app.makeUser({ access: [`${kind}s.delete`, 'schedules.read'] })
    await expect(remove(id, reader)).rejects.toMatchObject(buildForbiddenError(read, 'sessions.read'))
    await remove(id, await app.makeUser({ access: [`${kind}s.mix`, 'sessions.read', 'schedules.read'] }))
  })

  test('may rename itself', async () => {
    const user = await app.makeUser({ access: ['users.update'], [`${kind}_id`]: await register(app.api) })
    await updateUser({ id: user.id, name: `${user.name} bis` }, user)
  })
})

test('users are found by their client or worker only by those who may read these', async () => {
  await kinds.client.createFrom(await registerClient(app.api, { name: 'Úrsula', document: '60123456' }))
  await kinds.worker.createFrom(await registerWorker(app.api, { name: 'Úrsula', document: '60123457' }))
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
