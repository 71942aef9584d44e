import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { at } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { buildPerson, createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertPublicLink, insertSession } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ now: '2026-11-18T15:00:00Z' }) // It is a Wednesday in Lima.
})
afterAll(() => app.close())

const getClient = (id: string) => app.api.get('/v1/clients/{id}', { path: { id } })
const deleteClient = (id: string) => app.api.delete('/v1/clients/{id}', { path: { id } })

test('a deleted client is neither found nor listed, and its document can be used again', async () => {
  const id = await registerClient(app.api, { fatherLastName: 'Efímero' })
  const { person } = await getClient(id)
  expect(await deleteClient(id)).toBeUndefined()
  await expect(getClient(id)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
  await expect(deleteClient(id)).rejects.toMatchObject({ status: 404 })
  await expect(app.api.put('/v1/clients/{id}', { path: { id }, body: { id, person: buildPerson() } })).rejects.toMatchObject({
    status: 404,
  })
  expect(await app.api.list('/v1/clients', { query: { search: 'efimero' } })).toMatchObject({ rows: [], total: 0 })
  await registerClient(app.api, { document: person.document })
})

test('the person of a deleted client remains while it is a worker', async () => {
  const id = await registerClient(app.api)
  const { person } = await getClient(id)
  const { id: workerId } = await app.api.post('/v1/workers', { body: { person: { id: person.id }, positions: [5] } })
  await deleteClient(id)
  expect((await app.api.get('/v1/workers/{id}', { path: { id: workerId } })).person).toMatchObject({
    document: person.document,
    deletedAt: null,
  })
  await expect(registerClient(app.api, { document: person.document })).rejects.toMatchObject({ code: errorCode.conflict })
  await app.api.post('/v1/clients', { body: { person: { id: person.id } } })
})

test('a deleted client’s user and public link are deleted too', async () => {
  const id = await registerClient(app.api)
  const user = await app.makeUser({ client_id: id })
  await insertPublicLink(app.db, { client_id: id, schedule_id: (await createSchedule(app.api)).id })
  await user.api.get('/v1/auth/is_logged_in')
  await deleteClient(id)
  await expect(user.api.get('/v1/auth/is_logged_in')).rejects.toMatchObject({ status: 401 })
  await expect(app.signIn(user.name)).rejects.toMatchObject({ status: 401 })
  expect(await app.db.selectFrom('public_link').where('client_id', '=', id).select('id').execute()).toEqual([])
})

test('upcoming active sessions block deleting a client, and the refusal lists them', async () => {
  const { client_id, worker_id, turn_id } = await createPair({ name: 'Luis', fatherLastName: 'Paz', motherLastName: 'Sol' })
  await insertSession(app.db, { client_id, worker_id, turn_id, session_date: '2026-11-18', time: '08:00' })
  await insertSession(app.db, { client_id, worker_id, turn_id, day: 2, starts_on: '2026-10-01', ends_on: '2026-11-24', time: '09:00' })
  await expect(deleteClient(client_id)).rejects.toMatchObject({
    status: 409,
    code: errorCode.conflict,
    message: 'No se puede eliminar a Luis Paz Sol: tiene 2 sesiones de hoy en adelante.',
    details: [
      { path: 'sessions.0', message: 'cada martes, 09:00, con Ana Torres Vega' },
      { path: 'sessions.1', message: 'miércoles 18 de noviembre, 08:00, con Ana Torres Vega' },
    ],
  })
  await getClient(client_id)
})

test('a refusal names the other people and ids of the sessions only to a user who may read them', async () => {
  const { client_id, worker_id, turn_id } = await createPair({ name: 'Luis', fatherLastName: 'Paz', motherLastName: 'Sol' })
  const id = await insertSession(app.db, { client_id, worker_id, turn_id, session_date: '2026-11-20', time: '08:00' })
  const { api: clerk } = await app.makeUser({ access: ['clients.delete', 'workers.delete'] })
  const when = 'viernes 20 de noviembre, 08:00'
  await expect(clerk.delete('/v1/clients/{id}', { path: { id: client_id } })).rejects.toHaveProperty('details', [
    { path: 'sessions.0', message: when },
  ])
  await expect(clerk.delete('/v1/workers/{id}', { path: { id: worker_id } })).rejects.toHaveProperty('details', [
    { path: 'sessions.0', message: when },
  ])
  const { api: ana } = await app.makeUser({ access: ['clients.delete'], worker_id })
  await expect(ana.delete('/v1/clients/{id}', { path: { id: client_id } })).rejects.toHaveProperty('details', [
    { path: 'sessions.0', message: `${when}, con Ana Torres Vega`, id },
  ])
  await expect(app.api.delete('/v1/workers/{id}', { path: { id: worker_id } })).rejects.toHaveProperty('details', [
    { path: 'sessions.0', message: `${when}, con Luis Paz Sol`, id },
  ])
})

test('past, canceled, postponed and ended sessions do not block deleting a client', async () => {
  const { client_id, worker_id, turn_id } = await createPair()
  const session = { client_id, worker_id, turn_id }
  await insertSession(app.db, { ...session, session_date: '2026-11-17', time: '08:00' })
  await insertSession(app.db, { ...session, session_date: '2026-11-25', time: '08:00', state: 'canceled' })
  await insertSession(app.db, { ...session, session_date: '2026-11-25', time: '09:00', state: 'postponed' })
  await insertSession(app.db, { ...session, day: 2, starts_on: '2026-10-01', ends_on: '2026-11-17', time: '10:00' })
  await deleteClient(client_id)
})

test('of a concurrent deletion and booking of a client, one succeeds', async () => {
  const workerId = await registerWorker(app.api)
  const { turns } = await createSchedule(app.api)
  for (const sessionDate of Array.from({ length: 10 }, (_, index) => addDays('2026-12-01', index))) {
    const clientId = await registerClient(app.api)
    const body = { clientId, workerId, turnId: turns[0]!.id, day: getWeekday(sessionDate), time: at('08:00'), sessionDate }
    const results = await Promise.allSettled([app.api.post('/v1/sessions', { body }), deleteClient(clientId)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
})

test('a client’s user cannot delete that client', async () => {
  const id = await registerClient(app.api)
  const { api } = await app.makeUser({ client_id: id, access: ['clients.delete'] })
  await expect(api.delete('/v1/clients/{id}', { path: { id } })).rejects.toMatchObject({ status: 409, code: errorCode.conflict })
  await getClient(id)
})

test('a user cannot delete a client whose user has more access', async () => {
  const id = await registerClient(app.api)
  await app.makeUser({ client_id: id, access: ['clients.read', 'sessions.mix'] })
  const { api } = await app.makeUser({ access: ['clients.mix', 'sessions.read', 'sessions.register', 'sessions.update'] })
  await expect(api.delete('/v1/clients/{id}', { path: { id } })).rejects.toMatchObject({
    status: 403,
    code: errorCode.unauthorized,
    details: [{ path: 'access', message: 'sessions.mix' }],
  })
  const { api: equalApi } = await app.makeUser({
    access: ['clients.mix', 'sessions.read', 'sessions.register', 'sessions.update', 'sessions.delete'],
  })
  await equalApi.delete('/v1/clients/{id}', { path: { id } })
})

/** Creates a client, the worker Ana and a turn, as the columns of a session. */
async function createPair(person: Parameters<typeof registerClient>[1] = {}) {
  const { turns } = await createSchedule(app.api)
  return {
    client_id: await registerClient(app.api, person),
    worker_id: await registerWorker(app.api, { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Vega' }),
    turn_id: turns[0]!.id,
  }
}
