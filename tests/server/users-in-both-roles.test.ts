import { afterAll, expect, test } from 'vitest'
import { buildPerson, createSchedule } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { startPeople } from './start-people.ts'

const { app, save } = await startPeople()
afterAll(() => app.close())

/** Registers a person who is a client and a worker. */
async function registerBoth() {
  const { id } = await save(buildPerson())
  const { id: clientId } = await app.api.post('/v1/clients', { body: { person: { id } } })
  const { id: workerId } = await app.api.post('/v1/workers', { body: { person: { id }, positions: [5] } })
  return { clientId, workerId }
}

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
