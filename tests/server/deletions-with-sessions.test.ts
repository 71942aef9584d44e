import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ now: '2026-11-18T15:00:00Z' }) // It is a Wednesday in Lima.
})
afterAll(() => app.close())

const getClient = (id: string) => app.api.get('/v1/clients/{id}', { path: { id } })
const deleteClient = (id: string) => app.api.delete('/v1/clients/{id}', { path: { id } })
const deleteWorker = (id: string) => app.api.delete('/v1/workers/{id}', { path: { id } })

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

test('a series that has had its last date blocks no deletion', async () => {
  const { client_id, worker_id, turn_id } = await createPair()
  await insertSession(app.db, { client_id, worker_id, turn_id, day: 2, starts_on: '2026-10-01', ends_on: '2026-11-23', time: '09:00' })
  await deleteClient(client_id)
  await deleteWorker(worker_id)
})

test('a canceled date of a deleted client does not come back when it is deleted', async () => {
  const { client_id, worker_id, turn_id } = await createPair()
  const slot = { client_id, worker_id, turn_id, time: '09:00' }
  const past = await insertSession(app.db, { ...slot, session_date: '2026-11-17', state: 'confirmed' })
  const canceled = await insertSession(app.db, { ...slot, session_date: '2026-11-24', state: 'canceled' })
  await insertSession(app.db, { ...slot, day: 2, starts_on: '2026-11-10', ends_on: '2026-11-24' })
  const marked = { ...slot, time: '10:00', state: 'canceled' as const, session_date: '2026-11-25' }
  const onlyDate = await insertSession(app.db, marked)
  await insertSession(app.db, { ...slot, time: '10:00', day: 3, starts_on: '2026-11-19', ends_on: '2026-11-25' })
  await deleteClient(client_id)
  for (const id of [canceled, onlyDate]) await app.api.delete('/v1/sessions/{id}', { path: { id } })
  const sessions = await app.api.get('/v1/sessions', { query: { workerId: worker_id, from: '2026-11-01', to: '2026-12-31' } })
  expect(sessions.map(({ id, sessionDate }) => [id === past, sessionDate])).toEqual([
    [false, '2026-11-10'],
    [true, '2026-11-17'],
  ])
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

test('of a concurrent deletion and booking of a client, one succeeds', async () => {
  const workerId = await registerWorker(app.api)
  const { turns } = await createSchedule(app.api)
  for (const sessionDate of Array.from({ length: 10 }, (_, index) => addDays('2026-12-01', index))) {
    const clientId = await registerClient(app.api)
    const body = { clientId, workerId, turnId: turns[0]!.id, day: getWeekday(sessionDate), time: parseTimeOfDay('08:00'), sessionDate }
    const results = await Promise.allSettled([app.api.post('/v1/sessions', { body }), deleteClient(clientId)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
})

test('upcoming active sessions block deleting a worker, and the refusal lists the first twenty', async () => {
  const worker_id = await registerWorker(app.api, { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Vega' })
  const client_id = await registerClient(app.api, { name: 'Luis', fatherLastName: 'Paz', motherLastName: 'Sol' })
  const { turns } = await createSchedule(app.api)
  const dates = Array.from({ length: 21 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`)
  const ids: string[] = []
  for (const session_date of dates)
    ids.push(await insertSession(app.db, { worker_id, client_id, turn_id: turns[0]!.id, session_date, time: '08:00' }))
  const refusal = await deleteWorker(worker_id).catch((error) => error)
  expect(refusal).toMatchObject({
    status: 409,
    code: errorCode.conflict,
    message: 'No se puede eliminar a Ana Torres Vega: tiene 21 sesiones de hoy en adelante.',
  })
  expect(refusal.details).toHaveLength(20)
  expect(refusal.details[0]).toEqual({ path: 'sessions.0', message: 'martes 1 de diciembre, 08:00, con Luis Paz Sol', id: ids[0] })
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
