import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { buildPerson, createSchedule } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { startPeople } from './start-people.ts'

const { app, save } = await startPeople()
afterAll(() => app.close())

type Browser = Pick<typeof app, 'api'>

/** Registers a person who is a client and a worker. */
async function registerBoth() {
  const person = buildPerson()
  const { id } = await save(person)
  const { id: clientId } = await app.api.post('/v1/clients', { body: { person: { id } } })
  const { id: workerId } = await app.api.post('/v1/workers', { body: { person: { id }, positions: [5] } })
  return { clientId, workerId, document: person.document }
}

type Both = Awaited<ReturnType<typeof registerBoth>>

const createFrom = {
  client: ({ clientId }: Both, { api }: Browser = app) => api.post('/v1/users/from-client', { body: { clientId } }),
  worker: ({ workerId }: Both, { api }: Browser = app) => api.post('/v1/users/from-worker', { body: { workerId } }),
}
const getUser = (id: string) => app.api.get('/v1/users/{id}', { path: { id } })

test.for([
  ['client', 'worker'],
  ['worker', 'client'],
] as const)('the user of a %s gets the id of the %s too, with a fresh temporary password', async ([first, second]) => {
  const both = await registerBoth()
  const created = await createFrom[first](both)
  const browser = await app.signIn(created.name, created.password)
  const again = await createFrom[second](both)
  expect(again).toMatchObject({ id: created.id, name: both.document })
  expect(again.password).not.toBe(created.password)
  expect(await getUser(created.id)).toMatchObject({ clientId: both.clientId, workerId: both.workerId, passwordTemporary: true })
  await expect(browser.api.get('/v1/auth/is_logged_in')).rejects.toMatchObject({ status: 401 })
  await expect(app.signIn(created.name, created.password)).rejects.toMatchObject({ status: 401 })
  await app.signIn(again.name, again.password)
  await expect(createFrom[second](both)).rejects.toMatchObject({ status: 409, code: errorCode.conflict })
})

test('of two concurrent calls for both roles of a person, each answers the same user', async () => {
  const both = await registerBoth()
  const [client, worker] = await Promise.all([createFrom.client(both), createFrom.worker(both)])
  expect(client.id).toBe(worker.id)
  const { rows } = await app.api.list('/v1/users', { query: { search: both.document } })
  expect(rows.map(({ clientId, workerId }) => ({ clientId, workerId }))).toEqual([{ clientId: both.clientId, workerId: both.workerId }])
})

test('nobody gives a second id to a user who may do more, or to the own user', async () => {
  const both = await registerBoth()
  const user = await app.makeUser({ access: ['schedules.read'], worker_id: both.workerId })
  const codes = ['users.register', 'clients.read', 'sessions.read']
  await expect(createFrom.client(both, await app.makeUser({ access: codes }))).rejects.toMatchObject({
    status: 403,
    details: [{ message: 'schedules.read' }],
  })
  await expect(createFrom.client(both, await app.makeUser({ access: [...codes, 'schedules.read'] }))).rejects.toMatchObject({
    status: 403,
    details: [{ message: 'workers.read' }],
  })
  expect(await getUser(user.id)).toMatchObject({ clientId: null, passwordTemporary: false })
  const own = await registerBoth()
  const clerk = await app.makeUser({ access: codes, worker_id: own.workerId })
  await expect(createFrom.client(own, clerk)).rejects.toMatchObject({ status: 409, code: errorCode.conflict })
})

test('deleting the client keeps the user of the worker', async () => {
  const both = await registerBoth()
  const { id } = await createFrom.worker(both)
  await createFrom.client(both)
  await app.api.delete('/v1/clients/{id}', { path: { id: both.clientId } })
  expect(await getUser(id)).toMatchObject({ clientId: null, workerId: both.workerId, userType: 'worker' })
  await app.api.delete('/v1/workers/{id}', { path: { id: both.workerId } })
  await expect(getUser(id)).rejects.toMatchObject({ status: 404 })
})

test('a therapist who is a client too marks only the sessions that they give', async () => {
  const [both, other] = [await registerBoth(), await registerBoth()]
  const { api } = await app.makeUser({ access: ['my_sessions.update'], client_id: both.clientId, worker_id: both.workerId })
  const { turns } = await createSchedule(app.api)
  const booking = { turn_id: turns[0]!.id, session_date: '2026-11-24', state: 'pending' as const }
  const given = await insertSession(app.db, { ...booking, time: '08:00', client_id: other.clientId, worker_id: both.workerId })
  const received = await insertSession(app.db, { ...booking, time: '09:00', client_id: both.clientId, worker_id: other.workerId })
  const confirm = (id: string) => api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'confirmed' } })
  expect(await confirm(given)).toMatchObject({ state: 'confirmed' })
  await expect(confirm(received)).rejects.toMatchObject({ status: 403 })
  const { rows } = await api.list('/v1/sessions', {})
  expect(rows.map(({ id }) => id).sort()).toEqual([given, received].sort())
})

test('a receptionist who is a client too reads the workers of all sessions whole, and finds sessions by their documents', async () => {
  const [both, other] = [await registerBoth(), await registerBoth()]
  const { turns } = await createSchedule(app.api)
  const booking = { turn_id: turns[0]!.id, session_date: '2026-11-25', state: 'pending' as const, time: '08:00' }
  const id = await insertSession(app.db, { ...booking, client_id: both.clientId, worker_id: other.workerId })
  const { person } = await app.api.get('/v1/workers/{id}', { path: { id: other.workerId } })
  const { api } = await app.makeUser({ access: ['sessions.read', 'workers.read'], client_id: both.clientId, worker_id: both.workerId })
  const { rows } = await api.list('/v1/sessions', { query: { search: person.document } })
  expect(rows).toMatchObject([{ id, worker: { person } }])
})
