import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ApiError } from '#api/errors.ts'
import { registerWorker } from './create-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, buildInput, changeState, people, registerPeople } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

const registerBerta = () => registerWorker(app.api, { name: 'Berta', fatherLastName: 'Salas' })

/** Signs Ana in as a therapist. Returns the call by which she makes a canceled session active again. */
async function signInAsAna(...access: string[]) {
  const { api } = await app.makeUser({ access: ['my_sessions.update', ...access], worker_id: people.ana })
  return (id: string, date?: string) =>
    api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'pending', ...(date && { sessionDate: date }) } })
}

/** Expects a conflict with one detail, which carries the id of the session that the user may read, or none. */
async function expectConflict(call: Promise<unknown>, message: string, { path, id }: { path: string; id?: string }) {
  const error = await call.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status: 409, message })
  expect((error as ApiError).details).toEqual([{ path, message, ...(id && { id }) }])
}

test('a therapist reads that a client meets another worker, but not whom', async () => {
  const id = await book({ state: 'canceled' })
  await book({ workerId: await registerBerta() })
  const reactivate = await signInAsAna()
  await expectConflict(reactivate(id), 'Luis Huamán ya tiene sesión con otro trabajador el martes 24 de noviembre de 09:00 a 09:45.', {
    path: 'clientId',
  })
})

test('a therapist reads that a client meets another worker on a date of the therapist’s own series', async () => {
  const series = await book({ sessionDate: null })
  await changeState(series, { state: 'canceled', sessionDate: tuesday })
  await book({ workerId: await registerBerta() })
  const reactivate = await signInAsAna()
  await expectConflict(
    reactivate(series, tuesday),
    'Luis Huamán ya tiene sesión con otro trabajador el martes 24 de noviembre de 09:00 a 09:45.',
    { path: 'clientId' },
  )
})

test('a therapist reads the names and ids of their own sessions', async () => {
  const id = await book({ state: 'canceled' })
  const own = await book({ clientId: people.eva })
  const reactivate = await signInAsAna()
  await expectConflict(reactivate(id), 'Ana Torres ya atiende a Eva Ríos el martes 24 de noviembre de 09:00 a 09:45.', {
    path: 'workerId',
    id: own,
  })
})

test('a therapist does not read whom a colleague meets who is the client of the therapist’s own session', async () => {
  const berta = await registerBerta()
  const { person } = await app.api.get('/v1/workers/{id}', { path: { id: berta } })
  const { id: bertaAsClient } = await app.api.post('/v1/clients', { body: { person: { id: person.id } } })
  const id = await book({ clientId: bertaAsClient, state: 'canceled' })
  await book({ workerId: berta })
  const reactivate = await signInAsAna()
  await expectConflict(reactivate(id), 'Berta Salas ya atiende a otro cliente el martes 24 de noviembre de 09:00 a 09:45.', {
    path: 'clientId',
  })
})

test('a therapist with access to all sessions reads all names and ids', async () => {
  const id = await book({ state: 'canceled' })
  const other = await book({ workerId: await registerBerta() })
  const reactivate = await signInAsAna('sessions.read')
  await expectConflict(reactivate(id), 'Luis Huamán ya tiene sesión con Berta Salas el martes 24 de noviembre de 09:00 a 09:45.', {
    path: 'clientId',
    id: other,
  })
})

test('a client with the right to book does not read whom the worker meets', async () => {
  await book({})
  const { api } = await app.makeUser({ access: ['sessions.register'], client_id: people.eva })
  const body = buildInput({ clientId: people.eva })
  const message = 'Ana Torres ya atiende a otro cliente el martes 24 de noviembre de 09:00 a 09:45.'
  await expectConflict(api.post('/v1/sessions', { body }), message, { path: 'workerId' })
  await expect(api.post('/v1/sessions/bulk', { body: { sessions: [body] } })).rejects.toHaveProperty('details', [
    { path: 'sessions.0', message },
  ])
})
