import { afterAll, beforeEach, expect, test } from 'vitest'
import { findAccessIds } from './create-records.ts'
import { tuesday } from './start-agenda.ts'
import { startUndo } from './start-undo.ts'

const agenda = await startUndo()
const { app, people, book, undo, expectUndo, readLastChange } = agenda
const { api, makeUser } = app
afterAll(() => app.close())
beforeEach(() => agenda.registerPeople())

type User = Awaited<ReturnType<typeof makeUser>>

const bookAs = async ({ api }: User, at: string) => (await api.post('/v1/sessions', { body: agenda.buildInput({ at }) })).id

/** Undoes a change as this user, who may not, and returns the codes of access that are missing. */
async function expectForbidden(changeId: string, user: User) {
  const { status, error } = await undo(changeId, user)
  expect(status, error?.message).toBe(403)
  return error.details.map(({ message }) => message)
}

test('a change is undone by its author alone, and is not found where one may read nothing of it', async () => {
  await book({ at: '09:00' })
  const changeId = await readLastChange()
  const [reader, outsider] = [await makeUser({ access: ['sessions.mix'] }), await makeUser({ access: ['clients.mix'] })]
  expect(await expectForbidden(changeId, reader)).toEqual([])
  expect(await undo(changeId, outsider)).toMatchObject({ status: 404, error: { code: 5 } })
  expect(await undo('01998a00-0000-7000-8000-100000000001')).toMatchObject({ status: 404 })
  expect(await undo(changeId, app.visitor)).toMatchObject({ status: 401 })
})

test('an author whose access has shrunk undoes only what it still reaches', async () => {
  const user = await makeUser({ access: ['sessions.register', 'sessions.delete'] })
  const id = await bookAs(user, '09:00')
  const booked = await readLastChange()
  await user.api.delete('/v1/sessions/{id}', { path: { id } })
  const deleted = await readLastChange()
  const take = async (code: string) =>
    api.delete('/v1/users/{id}/access', { path: { id: user.id }, body: { accessIds: await findAccessIds(api, code) } })
  await take('sessions.delete')
  expect(await expectForbidden(deleted, user)).toEqual(['sessions.delete'])
  await api.post('/v1/users/{id}/access', { path: { id: user.id }, body: { accessIds: await findAccessIds(api, 'sessions.delete') } })
  await expectUndo(deleted, user)
  await take('sessions.register')
  expect(await expectForbidden(booked, user)).toEqual(['sessions.register'])
})

test('who may only book undoes the booking and books again, without learning names', async () => {
  const user = await makeUser({ access: ['sessions.register'] })
  const id = await bookAs(user, '09:00')
  const booked = await readLastChange()
  await expectUndo(await expectUndo(booked, user), user)
  await agenda.put(id, { at: '10:00' })
  expect(await undo(booked, user)).toMatchObject({
    status: 409,
    error: { details: [{ path: 'session', message: 'Desde entonces cambió la sesión.' }] },
  })
})

test('who may only change sessions undoes the exception of a series, and not a booking at its place', async () => {
  const series = await book({ at: '09:00', sessionDate: null })
  const user = await makeUser({ access: ['sessions.update'] })
  await user.api.patch('/v1/sessions/{id}/state', { path: { id: series }, body: { state: 'canceled', sessionDate: tuesday } })
  await expectUndo(await expectUndo(await readLastChange(), user), user)
})

test('who may end series or delete a worker undoes what that changed of sessions, hours and absences', async () => {
  const series = await book({ at: '09:00', sessionDate: null, startsOn: '2026-11-03' })
  const user = await makeUser({ access: ['sessions.delete', 'workers.delete'] })
  const { luis: clientId, ana: workerId } = people
  await user.api.delete('/v1/sessions/duplicated', { body: { clientId, workerId, day: 2, time: 540, fromDate: tuesday } })
  await expectUndo(await expectUndo(await readLastChange(), user), user)
  await agenda.setHours([2, '08:00', '12:00'])
  await agenda.addAbsence({ fromDate: tuesday, toDate: tuesday })
  await user.api.delete('/v1/workers/{id}', { path: { id: workerId } })
  await expectUndo(await readLastChange(), user)
  expect(await agenda.get(series)).toMatchObject({ endsOn: '2026-11-23' })
})

test('who may change workers or schedules undoes an absence or a closing day that took back an acceptance', async () => {
  await agenda.setHours([2, '10:00', '12:00'])
  await api.post('/v1/sessions', { query: { override: true }, body: agenda.buildInput({ at: '09:00' }) })
  const user = await makeUser({ access: ['workers.update', 'schedules.update'] })
  for (const workerId of [people.ana, null]) {
    await user.api.post('/v1/absences', { body: { workerId, fromDate: tuesday, toDate: tuesday } })
    await expectUndo(await readLastChange(), user)
  }
  const { id } = await user.api.post('/v1/absences', { body: { fromDate: tuesday, toDate: tuesday } })
  const closed = await readLastChange()
  await api.delete('/v1/users/{id}/access', { path: { id: user.id }, body: { accessIds: await findAccessIds(api, 'schedules.update') } })
  expect(await expectForbidden(closed, user)).toEqual(['schedules.update'])
  await api.delete('/v1/absences/{id}', { path: { id } })
})

test('the data that a client and a worker share take the access to both', async () => {
  const { person } = await api.get('/v1/workers/{id}', { path: { id: people.ana } })
  const user = await makeUser({ access: ['workers.update'] })
  await user.api.post('/v1/person', { body: { id: person.id, name: 'Anita' } })
  const renamed = await readLastChange()
  await api.post('/v1/clients', { body: { person: { id: person.id } } })
  expect(await expectForbidden(renamed, user)).toEqual(['clients.update'])
})

test("a worker's user undoes the state and the note of the worker's own sessions", async () => {
  const reply = await agenda.linkLuis()
  const worker = await makeUser({ access: ['my_sessions.update'], worker_id: people.ana })
  const [id, series] = [await book({ at: '09:00' }), await book({ at: '10:00', sessionDate: null })]
  await reply(id, tuesday, 'declined')
  await worker.api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'confirmed' } })
  await expectUndo(await readLastChange(), worker)
  expect(await agenda.get(id)).toMatchObject({ state: 'pending', clientReply: 'declined' })
  await worker.api.put('/v1/sessions/{id}', { path: { id }, body: { ...agenda.buildInput({ at: '09:00' }), note: 'Bien' } })
  await expectUndo(await expectUndo(await readLastChange(), worker), worker)
  await worker.api.patch('/v1/sessions/{id}/state', { path: { id: series }, body: { state: 'canceled', sessionDate: tuesday } })
  const canceled = await readLastChange()
  await expectUndo(await expectUndo(canceled, worker), worker)
  await app.db.deleteFrom('user_access').where('user_id', '=', worker.id).execute()
  expect(await expectForbidden(canceled, worker)).toEqual(expect.arrayContaining(['sessions.register']))
})
