import { afterAll, beforeEach, expect, test } from 'vitest'
import { registerWorker } from './create-records.ts'
import { type BookingFields, listIds, startAgenda } from './start-agenda.ts'

const { app, book, buildInput, changeState, registerPeople, morning, people } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

/** Books a session of Ana and one of another worker, and signs Ana in as a therapist. */
async function bookAsTherapist() {
  const ownId = await book({})
  const foreignId = await book({ workerId: await registerWorker(app.api), clientId: people.eva })
  const therapist = await app.makeUser({ access: ['my_sessions.update'], worker_id: people.ana })
  return { ownId, foreignId, api: therapist.api }
}

test('a worker reads only their own sessions', async () => {
  const { ownId, foreignId, api } = await bookAsTherapist()
  expect(listIds(await api.get('/v1/sessions', {}))).toEqual([ownId])
  const query = { turnId: morning, year: 2026, month: 11, day: 24 }
  expect(listIds(await api.get('/v1/sessions/by-turn-and-week', { query }))).toEqual([ownId])
  expect(await api.get('/v1/sessions/{id}', { path: { id: ownId } })).toMatchObject({ id: ownId })
  await expect(api.get('/v1/sessions/{id}', { path: { id: foreignId } })).rejects.toMatchObject({ status: 403 })
})

test('a filter by somebody else gives a worker an empty list', async () => {
  const { ownId, api } = await bookAsTherapist()
  expect(await api.get('/v1/sessions', { query: { clientId: people.eva } })).toEqual([])
  expect(listIds(await api.get('/v1/sessions', { query: { clientId: people.luis } }))).toEqual([ownId])
})

test('a worker can change the state and attendance of their own sessions only', async () => {
  const { ownId, foreignId, api } = await bookAsTherapist()
  const markAttended = (id: string) => api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'confirmed', attended: true } })
  expect(await markAttended(ownId)).toMatchObject({ attended: true })
  await expect(markAttended(foreignId)).rejects.toMatchObject({ status: 403, details: [{ message: 'sessions.update' }] })
})

test('a worker can change the note of their own session and nothing else by PUT', async () => {
  const { ownId, api } = await bookAsTherapist()
  await changeState(ownId, { state: 'confirmed', attended: true })
  const replaceOwn = (fields: Partial<BookingFields>) => api.put('/v1/sessions/{id}', { path: { id: ownId }, body: buildInput(fields) })
  expect(await replaceOwn({ note: 'Trabajamos la R' })).toMatchObject({ note: 'Trabajamos la R', state: 'confirmed', attended: true })
  await expect(replaceOwn({ at: '10:00' })).rejects.toMatchObject({ status: 403 })
  await expect(replaceOwn({ state: 'canceled' })).rejects.toMatchObject({ status: 403 })
})

test('a client reads only their own sessions, and of the worker only the names and the color', async () => {
  const ownId = await book({})
  await book({ clientId: people.eva, at: '10:00' })
  const client = (await app.makeUser({ client_id: people.luis })).api
  const sessions = await client.get('/v1/sessions', {})
  expect(listIds(sessions)).toEqual([ownId])
  const { color } = await app.api.get('/v1/workers/{id}', { path: { id: people.ana } })
  expect(color).toEqual(expect.any(Number))
  const person = { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Medina' }
  expect(sessions[0]?.worker).toEqual({ id: people.ana, person, color })
})

test('a client cannot find sessions by a worker’s document', async () => {
  await book({})
  const { person } = await app.api.get('/v1/workers/{id}', { path: { id: people.ana } })
  const countFound = async ({ api }: Pick<typeof app, 'api'>, search: string) =>
    (await api.list('/v1/sessions', { query: { search } })).total
  expect(await countFound(app, person.document)).toBe(1)
  const luis = await app.makeUser({ client_id: people.luis })
  const eva = await app.makeUser({ client_id: people.eva, access: ['sessions.read'] })
  for (const client of [luis, eva]) {
    expect(await countFound(client, person.document)).toBe(0)
    expect(await countFound(client, 'huaman TORRES medina')).toBeGreaterThan(0)
  }
})
