import { v7 as createId } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { at } from '#domain/clock.ts'
import { createSchedule, registerWorker, toScheduleUpdate } from './create-records.ts'
import { type BookingFields, startAgenda, tuesday } from './start-agenda.ts'

const { app, book, get, changeState, registerPeople, morning, put, remove, schedule, people } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

test('a booked session is read back pending, with its client and worker', async () => {
  const id = await book({ note: 'Viene con su abuela.' })
  expect(await get(id)).toMatchObject({
    id,
    client: { id: people.luis, person: { name: 'Luis', fatherLastName: 'Huamán' } },
    worker: { id: people.ana, positions: [5], person: { name: 'Ana' } },
    ...{ turnId: morning, day: 2, time: at('09:00'), sessionDate: tuesday },
    ...{ state: 'pending', note: 'Viene con su abuela.', attended: null, standing: false, startsOn: null, endsOn: null },
  })
})

test('a session contains its client and worker as the endpoints of clients and workers return them', async () => {
  const { client, worker } = await get(await book({}))
  expect(client).toEqual(await app.api.get('/v1/clients/{id}', { path: { id: people.luis } }))
  expect(worker).toEqual(await app.api.get('/v1/workers/{id}', { path: { id: people.ana } }))
})

test('a date in the past can be booked', async () => {
  expect(await get(await book({ sessionDate: '2025-01-07', attended: true, state: 'confirmed' }))).toMatchObject({
    attended: true,
    state: 'confirmed',
  })
})

test('a worker with a session at nine cannot be booked for another client at nine, and the refusal says who is busy with whom', async () => {
  await book({ at: '09:00' })
  await expect(book({ clientId: people.eva, at: '09:00' })).rejects.toMatchObject({
    status: 409,
    code: errorCode.conflict,
    message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45.',
    details: [{ path: 'workerId', message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45.' }],
  })
})

test('a client with a session at nine cannot be booked in an overlapping slot of another schedule', async () => {
  await book({ at: '09:00' })
  const long = await createSchedule(app.api, { sessionDuration: 90, breakDuration: 0 })
  const berta = await registerWorker(app.api)
  await expect(book({ workerId: berta, turnId: long.turns[0]!.id, at: '08:00' })).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'Luis Huamán ya tiene sesión con Ana Torres el martes 24 de noviembre de 09:00 a 09:45 (Terapias, Mañana).',
    details: [{ path: 'clientId' }],
  })
})

test('the same booking twice is a conflict, whatever the state of the first', async () => {
  await book({ state: 'canceled' })
  await expect(book({})).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'Ya hay una sesión de este cliente con este trabajador en esa fecha y hora.',
  })
})

test.each<[string, Partial<BookingFields>, string]>([
  ['another weekday than its date', { day: 3 }, 'day'],
  ['a time between two slots', { at: '09:05' }, 'time'],
  ['a slot that would end after the turn', { at: '12:00' }, 'time'],
  ['an unknown client', { clientId: createId() }, 'clientId'],
  ['an unknown worker', { workerId: createId() }, 'workerId'],
  ['an unknown turn', { turnId: createId() }, 'turnId'],
  ['a date and a series start', { startsOn: tuesday }, 'startsOn'],
  ['a series period without an occurrence', { sessionDate: null, startsOn: '2026-11-25', endsOn: '2026-11-30' }, 'endsOn'],
  ['a series that ends before it starts', { sessionDate: null, startsOn: '2026-11-25', endsOn: '2026-11-03' }, 'endsOn'],
  ['the state canceled in a series', { sessionDate: null, state: 'canceled' }, 'state'],
  ['attendance in a series', { sessionDate: null, attended: true }, 'attended'],
])('a session with %s is refused', async (_, fields, path) => {
  await expect(book(fields)).rejects.toMatchObject({ status: 400, code: errorCode.badRequest, details: [{ path }] })
  expect(await app.api.get('/v1/sessions', { query: { workerId: people.ana } })).toEqual([])
})

test('a person who is a client and a worker cannot be booked with themselves', async () => {
  const worker = await app.api.get('/v1/workers/{id}', { path: { id: people.ana } })
  const { id } = await app.api.post('/v1/clients', { body: { person: { id: worker.person.id } } })
  await expect(book({ clientId: id })).rejects.toMatchObject({ code: errorCode.badRequest, message: 'Nadie puede atenderse a sí mismo.' })
})

test('a canceled session cannot become active again once its slot is booked', async () => {
  const id = await book({})
  for (const state of ['confirmed', 'canceled', 'postponed', 'pending', 'canceled'] as const)
    expect(await changeState(id, { state })).toMatchObject({ state })
  const blocking = await book({ clientId: people.eva })
  await expect(changeState(id, { state: 'confirmed' })).rejects.toMatchObject({
    code: errorCode.conflict,
    message: expect.stringContaining('Ana Torres ya atiende a Eva Ríos'),
  })
  await remove(blocking)
  expect(await changeState(id, { state: 'confirmed' })).toMatchObject({ state: 'confirmed' })
})

test('attendance is independent of the state and stays when the state changes', async () => {
  const id = await book({})
  expect(await changeState(id, { state: 'pending', attended: false })).toMatchObject({ attended: false })
  expect(await changeState(id, { state: 'confirmed' })).toMatchObject({ attended: false })
  expect(await changeState(id, { state: 'confirmed', attended: null })).toMatchObject({ attended: null })
})

test('a change of state accepts the date of a dated session and refuses another date', async () => {
  const id = await book({})
  expect(await changeState(id, { state: 'confirmed', sessionDate: tuesday })).toMatchObject({
    id,
    state: 'confirmed',
    sessionDate: tuesday,
  })
  await expect(changeState(id, { state: 'canceled', sessionDate: '2026-12-01' })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'sessionDate' }],
  })
})

test('a session keeps its own duration when its schedule changes', async () => {
  const shortened = await createSchedule(app.api)
  const turn = { turnId: shortened.turns[0]!.id }
  const past = await book({ ...turn, sessionDate: '2026-11-17' }) // A past session does not block the change of the schedule.
  await app.api.put('/v1/schedules/{id}', {
    path: { id: shortened.id },
    body: { ...toScheduleUpdate(shortened), sessionDuration: 30, breakDuration: 0 },
  })
  expect(await get(past)).toMatchObject({ duration: 45 })
  const halfHour = { ...turn, clientId: people.eva, sessionDate: '2026-11-17' }
  await expect(book({ ...halfHour, at: '09:30' })).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'Ana Torres ya atiende a Luis Huamán el martes 17 de noviembre de 09:00 a 09:45.',
  })
  expect(await get(await book({ ...halfHour, at: '10:00' }))).toMatchObject({ duration: 30 })
})

/** Creates a turn without sessions. `shift` moves its slots half an hour later. */
async function createShiftableTurn() {
  const { id, name, turns } = await createSchedule(app.api)
  const turn = turns[0]!
  const shift = () => {
    const laterTurn = { id: turn.id, name: 'Mañana', startTime: at('08:30'), endTime: at('12:00') }
    const body = { name, sessionDuration: 45, breakDuration: 15, turns: [laterTurn] }
    return app.api.put('/v1/schedules/{id}', { path: { id }, body })
  }
  return { turnId: turn.id, shift }
}

test('a released session cannot become active in a slot that its schedule no longer has, and can move to another', async () => {
  const { turnId, shift } = await createShiftableTurn()
  const id = await book({ turnId, state: 'canceled' })
  await shift()
  const refusal = { code: errorCode.badRequest, details: [{ path: 'time' }] }
  await expect(changeState(id, { state: 'pending' })).rejects.toMatchObject(refusal)
  await expect(put(id, { turnId, state: 'pending' })).rejects.toMatchObject(refusal)
  expect(await put(id, { turnId, at: '09:30', state: 'pending' })).toMatchObject({ time: at('09:30'), state: 'pending' })
})

test('an ended series cannot continue in a slot that its schedule no longer has', async () => {
  const { turnId, shift } = await createShiftableTurn()
  const ended = { turnId, sessionDate: null, day: 2, startsOn: '2026-10-06', endsOn: '2026-11-17' }
  const id = await book(ended)
  await shift()
  for (const endsOn of [null, '2026-12-29'])
    await expect(put(id, { ...ended, endsOn })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'time' }] })
  expect(await put(id, { ...ended, endsOn: '2026-11-10', note: 'Se mudó' })).toMatchObject({ endsOn: '2026-11-10', note: 'Se mudó' })
})

test('PUT clears a note that is left out, and keeps the state and the attendance', async () => {
  const id = await book({ note: 'Primera', state: 'confirmed', attended: true })
  expect(await put(id, { at: '10:00' })).toMatchObject({ time: at('10:00'), note: null, attended: true, state: 'confirmed' })
})

test('a session can move to another day, worker and turn, but not to a booked slot or between slots', async () => {
  const id = await book({})
  const berta = await registerWorker(app.api)
  expect(await put(id, { workerId: berta, turnId: schedule.turns[1]!.id, at: '15:00', sessionDate: '2026-11-25' })).toMatchObject({
    ...{ worker: { id: berta }, day: 3, sessionDate: '2026-11-25', time: at('15:00') },
  })
  await book({ clientId: people.eva })
  await expect(put(id, {})).rejects.toMatchObject({ code: errorCode.conflict, details: [{ path: 'workerId' }] })
  await expect(put(id, { at: '09:10' })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'time' }] })
})

test('a session cannot move to an unknown client, worker or turn, nor to a client who is its worker', async () => {
  const id = await book({})
  for (const path of ['clientId', 'workerId', 'turnId'] as const)
    await expect(put(id, { [path]: createId() })).rejects.toMatchObject({ status: 400, code: errorCode.badRequest, details: [{ path }] })
  const { person } = await app.api.get('/v1/workers/{id}', { path: { id: people.ana } })
  const samePerson = await app.api.post('/v1/clients', { body: { person: { id: person.id } } })
  await expect(put(id, { clientId: samePerson.id })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'clientId' }] })
  expect(await get(id)).toMatchObject({ client: { id: people.luis }, worker: { id: people.ana }, turnId: morning })
})

test('a change based on a stale version is a conflict', async () => {
  const id = await book({})
  const { updatedAt } = await get(id)
  await changeState(id, { state: 'confirmed', updatedAt })
  const stale = { code: errorCode.conflict, details: [{ path: 'updatedAt' }] }
  await expect(changeState(id, { state: 'canceled', updatedAt })).rejects.toMatchObject(stale)
  await expect(put(id, {}, { updatedAt })).rejects.toMatchObject(stale)
})

test('a deleted session is not found and frees its slot', async () => {
  const id = await book({})
  await remove(id)
  await expect(get(id)).rejects.toMatchObject({ code: errorCode.notFound })
  await expect(remove(id)).rejects.toMatchObject({ code: errorCode.notFound })
  await expect(changeState(id, { state: 'confirmed' })).rejects.toMatchObject({ code: errorCode.notFound })
  await book({ clientId: people.eva })
})

test('of concurrent bookings of the same slot, one succeeds and the others are conflicts', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) => book({ clientId: index % 2 ? people.luis : people.eva })),
  )
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
  expect(refusals).toHaveLength(29)
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set([errorCode.conflict]))
})

test('a past session still shows a deleted client', async () => {
  const past = await book({ sessionDate: '2026-11-17' })
  await app.api.delete('/v1/clients/{id}', { path: { id: people.luis } })
  expect(await get(past)).toMatchObject({ client: { id: people.luis, person: { name: 'Luis' } } })
  expect(await changeState(past, { state: 'confirmed', attended: true })).toMatchObject({ attended: true })
  await expect(book({})).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'clientId' }] })
})
