import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { Schedule, SessionInput } from '#api/generated/app.ts'
import { at } from '#domain/clock.ts'
import { weekday } from '#domain/weeks.ts'
import { type App, startApp } from './app.ts'
import { createSchedule, registerClient, registerWorker } from './clinic.ts'

let app: App
let schedule: Schedule
let ana: string
let luis: string
let eva: string

const tuesday = '2026-11-24'

beforeAll(async () => {
  app = await startApp({ now: '2026-11-21T15:00:00Z' })
  schedule = await createSchedule(app.api)
})
afterAll(() => app.close())

beforeEach(async () => {
  ana = await registerWorker(app.api, { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Medina' })
  luis = await registerClient(app.api, { name: 'Luis', fatherLastName: 'Huamán', motherLastName: 'Rojas' })
  eva = await registerClient(app.api)
})

test('a booked session is read back whole, pending, with its people', async () => {
  const id = await book({ note: 'Viene con su abuela.' })
  expect(await get(id)).toMatchObject({
    id,
    client: { id: luis, person: { name: 'Luis', fatherLastName: 'Huamán' } },
    worker: { id: ana, positions: [5], person: { name: 'Ana' } },
    ...{ turnId: morning(), day: 2, time: at('09:00'), sessionDate: tuesday },
    ...{ state: 'pending', note: 'Viene con su abuela.', attended: null, standing: false, startsOn: null, endsOn: null },
  })
})

test('a date in the past can be booked', async () => {
  expect(await get(await book({ sessionDate: '2025-01-07', attended: true, state: 'confirmed' }))).toMatchObject({
    attended: true,
    state: 'confirmed',
  })
})

test('a second booking of a worker says who is busy with whom', async () => {
  await book({ at: '09:00' })
  await expect(book({ clientId: eva, at: '09:00' })).rejects.toMatchObject({
    status: 409,
    code: errorCode.conflict,
    message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45.',
    details: [{ path: 'workerId', message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45.' }],
  })
})

test('a second booking of a client says so too, across schedules whose sessions have another length', async () => {
  await book({ at: '09:00' })
  const long = await createSchedule(app.api, { sessionDuration: 90, breakDuration: 0 })
  const berta = await registerWorker(app.api)
  await expect(book({ workerId: berta, turnId: long.turns[0]!.id, at: '08:00' })).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'Luis Huamán ya tiene sesión con Ana Torres el martes 24 de noviembre de 09:00 a 09:45.',
    details: [{ path: 'clientId' }],
  })
})

test('the same booking twice is a conflict, in whatever state the first one is', async () => {
  await book({ state: 'canceled' })
  await expect(book({})).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'Ya hay una sesión de este cliente con este trabajador en esa fecha y hora.',
  })
})

test.each<[string, Partial<Booking>, string]>([
  ['another weekday than its date', { day: 3 }, 'day'],
  ['a time that is no slot', { at: '09:05' }, 'time'],
  ['a slot in which it would not end in the turn', { at: '12:00' }, 'time'],
  ['a client who is none', { clientId: newId() }, 'clientId'],
  ['a worker who is none', { workerId: newId() }, 'workerId'],
  ['a turn that is none', { turnId: newId() }, 'turnId'],
  ['a period of its own', { startsOn: tuesday }, 'startsOn'],
  ['a series without a date', { sessionDate: null, startsOn: '2026-11-25', endsOn: '2026-11-30' }, 'endsOn'],
  ['a series that ends before it starts', { sessionDate: null, startsOn: '2026-11-25', endsOn: '2026-11-03' }, 'endsOn'],
  ['a series that is canceled', { sessionDate: null, state: 'canceled' }, 'state'],
  ['a series that was attended', { sessionDate: null, attended: true }, 'attended'],
])('a session is refused with %s', async (_, wrong, path) => {
  await expect(book(wrong)).rejects.toMatchObject({ status: 400, code: errorCode.badRequest, details: [{ path }] })
  expect(await app.api.get('/v1/sessions', { query: { workerId: ana } })).toEqual([])
})

test('nobody is booked with himself', async () => {
  const worker = await app.api.get('/v1/workers/{id}', { path: { id: ana } })
  const { id } = await app.api.post('/v1/clients', { body: { person: { id: worker.person.id } } })
  await expect(book({ clientId: id })).rejects.toMatchObject({ code: errorCode.badRequest, message: 'Nadie puede atenderse a sí mismo.' })
})

test('every transition of a dated session is allowed; a released slot can be taken, and then there is no way back', async () => {
  const id = await book({})
  for (const state of ['confirmed', 'canceled', 'postponed', 'pending', 'canceled'] as const)
    expect(await mark(id, { state })).toMatchObject({ state })
  const other = await book({ clientId: eva })
  await expect(mark(id, { state: 'confirmed' })).rejects.toMatchObject({
    code: errorCode.conflict,
    message: expect.stringContaining('Ana Torres ya atiende a Eva Ríos'),
  })
  await remove(other)
  expect(await mark(id, { state: 'confirmed' })).toMatchObject({ state: 'confirmed' })
})

test('attendance is marked apart from the state, and stays when a state is changed', async () => {
  const id = await book({})
  expect(await mark(id, { state: 'pending', attended: false })).toMatchObject({ attended: false })
  expect(await mark(id, { state: 'confirmed' })).toMatchObject({ attended: false })
  expect(await mark(id, { state: 'confirmed', attended: null })).toMatchObject({ attended: null })
})

test('a released session does not come back to a slot that its schedule no longer has', async () => {
  const short = await createSchedule(app.api)
  const turn = short.turns[0]!
  const id = await book({ turnId: turn.id, state: 'canceled' })
  await app.api.put('/v1/schedules/{id}', {
    path: { id: short.id },
    body: {
      name: 'Terapias',
      sessionDuration: 45,
      breakDuration: 15,
      turns: [{ id: turn.id, name: 'Mañana', startTime: at('08:30'), endTime: at('12:00') }],
    },
  })
  await expect(mark(id, { state: 'pending' })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'time' }] })
})

test('a change replaces: what is left out is empty, only the state stays', async () => {
  const id = await book({ note: 'Primera', state: 'confirmed', attended: true })
  expect(await put(id, { at: '10:00' })).toMatchObject({ time: at('10:00'), note: null, attended: null, state: 'confirmed' })
})

test('a session moves to another day, worker and turn; onto a taken slot it does not', async () => {
  const id = await book({})
  const berta = await registerWorker(app.api)
  expect(await put(id, { workerId: berta, turnId: schedule.turns[1]!.id, at: '15:00', sessionDate: '2026-11-25' })).toMatchObject({
    ...{ worker: { id: berta }, day: 3, sessionDate: '2026-11-25', time: at('15:00') },
  })
  await book({ clientId: eva })
  await expect(put(id, {})).rejects.toMatchObject({ code: errorCode.conflict, details: [{ path: 'workerId' }] })
  await expect(put(id, { at: '09:10' })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'time' }] })
})

test('who changes what somebody else has changed meanwhile is told so', async () => {
  const id = await book({})
  const read = await get(id)
  await mark(id, { state: 'confirmed', updatedAt: read.updatedAt })
  const stale = { code: errorCode.conflict, details: [{ path: 'updatedAt' }] }
  await expect(mark(id, { state: 'canceled', updatedAt: read.updatedAt })).rejects.toMatchObject(stale)
  await expect(put(id, {}, { updatedAt: read.updatedAt })).rejects.toMatchObject(stale)
})

test('a deleted session is gone and its slot is free', async () => {
  const id = await book({})
  await remove(id)
  await expect(get(id)).rejects.toMatchObject({ code: errorCode.notFound })
  await expect(remove(id)).rejects.toMatchObject({ code: errorCode.notFound })
  await expect(mark(id, { state: 'confirmed' })).rejects.toMatchObject({ code: errorCode.notFound })
  await book({ clientId: eva })
})

test('the week of a turn is that of the given date from Sunday, all states, in order', async () => {
  const { turnId, week } = await newTurn()
  const friday = await book({ turnId, sessionDate: '2026-11-27', at: '08:00' })
  const late = await book({ turnId, at: '10:00' })
  const early = await book({ turnId, at: '08:00', state: 'canceled' })
  const sunday = await book({ turnId, sessionDate: '2026-11-22' })
  const saturday = await book({ turnId, sessionDate: '2026-11-28' })
  await book({ turnId, sessionDate: '2026-11-29' })
  await book({ turnId, sessionDate: '2026-11-21' })
  await book({ turnId: morning(), sessionDate: '2026-11-26' })
  expect(ids(await week(26))).toEqual([sunday, early, late, friday, saturday])
})

test('a day that the month does not have, and a turn that is none, are bad requests', async () => {
  const asked = { turnId: morning(), year: 2027, month: 2, day: 29 }
  await expect(app.api.get('/v1/sessions/by-turn-and-week', { query: asked })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'day' }],
  })
  const unknown = { ...asked, day: 28, turnId: newId() }
  await expect(app.api.get('/v1/sessions/by-turn-and-week', { query: unknown })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'turnId' }],
  })
})

test('a standing session takes place every week of its time, under its own id', async () => {
  const { turnId, week } = await newTurn()
  const id = await book({ turnId, sessionDate: null, startsOn: '2026-11-25', endsOn: '2026-12-08' })
  expect(await get(id)).toMatchObject({ sessionDate: null, standing: true, startsOn: '2026-11-25', endsOn: '2026-12-08' })
  expect(await week(24)).toEqual([])
  expect(await week(1, 12)).toMatchObject([{ id, sessionDate: '2026-12-01', standing: true }])
  expect(await week(8, 12)).toMatchObject([{ id, sessionDate: '2026-12-08' }])
  expect(await week(15, 12)).toEqual([])
})

test('a standing session starts today when nothing else is said', async () => {
  expect(await get(await book({ sessionDate: null }))).toMatchObject({ startsOn: '2026-11-21', endsOn: null })
})

test('one week of a series is canceled without touching the others, and its slot is free', async () => {
  const { turnId, week } = await newTurn()
  const series = await book({ turnId, sessionDate: null, note: 'Cada martes' })
  const standIn = await mark(series, { state: 'canceled', sessionDate: tuesday })
  expect(standIn).toMatchObject({ sessionDate: tuesday, state: 'canceled', standing: false, note: 'Cada martes' })
  expect(await week(24)).toMatchObject([{ id: standIn.id, state: 'canceled' }])
  expect(await week(1, 12)).toMatchObject([{ id: series, sessionDate: '2026-12-01', state: 'pending' }])

  const meanwhile = await book({ turnId, clientId: eva })
  await expect(remove(standIn.id)).rejects.toMatchObject({
    code: errorCode.conflict,
    message: 'El cupo se ocupó mientras tanto.',
    details: [{ path: 'workerId', message: 'Ana Torres ya atiende a Eva Ríos el martes 24 de noviembre de 09:00 a 09:45.' }],
  })
  await remove(meanwhile)
  await remove(standIn.id)
  expect(await week(24)).toMatchObject([{ id: series, sessionDate: tuesday }])
})

test('the week that stands in is changed by the series and its date as well', async () => {
  const series = await book({ sessionDate: null })
  const made = await mark(series, { state: 'confirmed', sessionDate: tuesday, attended: true })
  expect(await mark(series, { state: 'confirmed', sessionDate: tuesday, attended: false })).toMatchObject({ id: made.id, attended: false })
  await expect(mark(series, { state: 'canceled', sessionDate: '2026-11-25' })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'sessionDate' }],
  })
  await expect(mark(made.id, { state: 'canceled', sessionDate: '2026-12-01' })).rejects.toMatchObject({ code: errorCode.badRequest })
})

test('a series is not canceled as a whole, and what stands in for it is not moved', async () => {
  const series = await book({ sessionDate: null })
  expect(await mark(series, { state: 'confirmed' })).toMatchObject({ state: 'confirmed' })
  for (const state of ['canceled', 'postponed'] as const)
    await expect(mark(series, { state })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'state' }] })
  const standIn = await mark(series, { state: 'postponed', sessionDate: tuesday })
  await expect(put(standIn.id, { at: '11:00' })).rejects.toMatchObject({ code: errorCode.conflict })
  expect(await put(standIn.id, { state: 'canceled', note: 'Enfermo' })).toMatchObject({ note: 'Enfermo', state: 'canceled' })
})

test('a series moves while nothing of it has taken place and nothing stands in for it', async () => {
  const coming = await book({ sessionDate: null, startsOn: '2026-11-24' })
  expect(await put(coming, { sessionDate: null, day: 3, at: '10:00' })).toMatchObject({ day: 3, time: at('10:00'), startsOn: '2026-11-24' })
  await mark(coming, { state: 'canceled', sessionDate: '2026-12-02' })
  await expect(put(coming, { sessionDate: null, day: 4, at: '10:00' })).rejects.toMatchObject({ code: errorCode.conflict })

  const begun = await book({ clientId: eva, sessionDate: null, day: 5, startsOn: '2026-11-20' })
  await expect(put(begun, { clientId: eva, sessionDate: null, day: 5, at: '10:00' })).rejects.toMatchObject({
    message: 'La serie ya empezó: termina esta serie y crea otra.',
  })
  expect(await put(begun, { clientId: eva, sessionDate: null, day: 5, endsOn: '2026-12-04', note: 'Hasta Navidad' })).toMatchObject({
    ...{ startsOn: '2026-11-20', endsOn: '2026-12-04', note: 'Hasta Navidad' },
  })
  await expect(put(begun, { clientId: eva, sessionDate: '2026-11-27' })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'sessionDate' }],
  })
})

test('a series and a dated session clash both ways, and the refusal says since when', async () => {
  await book({ sessionDate: null, startsOn: tuesday })
  await expect(book({ clientId: eva, sessionDate: '2026-12-08' })).rejects.toMatchObject({
    message: expect.stringContaining('el martes 8 de diciembre de 09:00 a 09:45'),
  })
  await expect(book({ clientId: eva, sessionDate: null, startsOn: '2026-12-02' })).rejects.toMatchObject({
    message: 'Ana Torres ya atiende a Luis Huamán los martes desde el martes 8 de diciembre de 09:00 a 09:45.',
  })
})

test('records come newest first, standing ones on top, at most as many as asked for', async () => {
  const [first, third, second] = [await book({}), await book({ sessionDate: '2026-12-08' }), await book({ sessionDate: '2026-12-01' })]
  const series = await book({ sessionDate: null, at: '11:00' })
  const { rows, total } = await app.api.list('/v1/sessions', { query: { workerId: ana, limit: 3 } })
  expect(ids(rows)).toEqual([series, third, second])
  expect(total).toBe(4)
  expect(ids(await app.api.get('/v1/sessions', { query: { workerId: ana, offset: 3 } }))).toEqual([first])
  expect(ids(await app.api.get('/v1/sessions', { query: { workerId: ana, sort: 'date' } }))).toEqual([series, first, second, third])
})

test('a period lists occurrences in their order, narrowed by turn, worker, client, state and words', async () => {
  const series = await book({ sessionDate: null, startsOn: tuesday })
  await mark(series, { state: 'canceled', sessionDate: '2026-12-01' })
  const list = (query: object) => app.api.list('/v1/sessions', { query: { from: '2026-11-22', to: '2026-12-12', workerId: ana, ...query } })
  expect((await list({})).rows.map(({ sessionDate, state }) => [sessionDate, state])).toEqual([
    [tuesday, 'pending'],
    ['2026-12-01', 'canceled'],
    ['2026-12-08', 'pending'],
  ])
  expect((await list({ state: 'pending' })).rows.map(({ sessionDate }) => sessionDate)).toEqual([tuesday, '2026-12-08'])
  expect(await list({ limit: 1, offset: 1, sort: '-date' })).toMatchObject({ rows: [{ sessionDate: '2026-12-01' }], total: 3 })
  expect((await list({ clientId: eva })).total).toBe(0)
  expect((await list({ turnId: schedule.turns[1]!.id })).total).toBe(0)
  expect((await list({ search: 'huaman TORRES' })).total).toBe(3)
  expect((await list({ search: 'huaman rios' })).total).toBe(0)
})

test.each<[string, object, string]>([
  ['without its last day', { from: '2026-11-22' }, 'to'],
  ['without its first day', { to: '2026-11-22' }, 'from'],
  ['that ends before it begins', { from: '2026-11-22', to: '2026-11-21' }, 'to'],
  ['of more than 62 days', { from: '2026-11-01', to: '2027-01-02' }, 'to'],
  ['of somebody who is none', { workerId: newId() }, 'workerId'],
])('a list of a period %s is a bad request', async (_, query, path) => {
  await expect(app.api.get('/v1/sessions', { query })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path }] })
})

test('free are those without an active session in the slot: dated, standing, overlapping', async () => {
  const slot = { sessionDate: tuesday, time: at('09:00'), turnId: morning() }
  const free = async (personType: 'client' | 'worker', more: object = {}) => {
    const found = await app.api.get('/v1/sessions/available-people', { query: { ...slot, personType, ...more } })
    return { ana: found.includes(ana), luis: found.includes(luis), eva: found.includes(eva) }
  }
  expect(await free('worker')).toEqual({ ana: true, luis: false, eva: false })
  expect(await free('client')).toEqual({ ana: false, luis: true, eva: true })

  const dated = await book({})
  expect(await free('worker')).toMatchObject({ ana: false })
  expect(await free('client')).toMatchObject({ luis: false, eva: true })
  expect(await free('client', { except: dated })).toMatchObject({ luis: true })
  expect(await free('client', { time: at('10:00') })).toMatchObject({ luis: true })
  await mark(dated, { state: 'canceled' })
  expect(await free('worker')).toMatchObject({ ana: true })

  const series = await book({ clientId: eva, sessionDate: null, startsOn: '2026-12-01' })
  expect(await free('client')).toMatchObject({ eva: true })
  expect(await free('client', { sessionDate: '2026-12-08' })).toMatchObject({ eva: false })
  await mark(series, { state: 'canceled', sessionDate: '2026-12-08' })
  expect(await free('client', { sessionDate: '2026-12-08' })).toMatchObject({ eva: true })

  for (const wrong of [{ time: at('09:05') }, { turnId: newId() }, { except: newId() }])
    await expect(free('client', wrong)).rejects.toMatchObject({ code: errorCode.badRequest })
})

test('of many bookings of one slot at once one succeeds, and every other one is told who is there', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => book({ clientId: index % 2 ? luis : eva })))
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
  expect(refusals).toHaveLength(29)
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set([errorCode.conflict]))
})

test('a worker sees and marks the own sessions only, and changes nothing but their note', async () => {
  const berta = await registerWorker(app.api)
  const own = await book({})
  const other = await book({ workerId: berta, clientId: eva })
  const therapist = (await app.makeUser({ access: ['my_sessions.update'], worker_id: ana })).api
  expect(ids(await therapist.get('/v1/sessions', {}))).toEqual([own])
  const asked = { turnId: morning(), year: 2026, month: 11, day: 24 }
  expect(ids(await therapist.get('/v1/sessions/by-turn-and-week', { query: asked }))).toEqual([own])
  expect(await therapist.get('/v1/sessions/{id}', { path: { id: own } })).toMatchObject({ id: own })
  await expect(therapist.get('/v1/sessions/{id}', { path: { id: other } })).rejects.toMatchObject({ status: 403 })

  const state = (id: string) => therapist.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'confirmed', attended: true } })
  expect(await state(own)).toMatchObject({ attended: true })
  await expect(state(other)).rejects.toMatchObject({ status: 403, details: [{ message: 'sessions.update' }] })
  const write = (body: Partial<Booking>) => therapist.put('/v1/sessions/{id}', { path: { id: own }, body: inputOf(body) })
  expect(await write({ note: 'Trabajamos la R' })).toMatchObject({ note: 'Trabajamos la R', state: 'confirmed', attended: true })
  await expect(write({ at: '10:00' })).rejects.toMatchObject({ status: 403 })
  await expect(write({ state: 'canceled' })).rejects.toMatchObject({ status: 403 })
})

test('a client sees the own sessions, and of the worker only the names', async () => {
  const own = await book({})
  await book({ clientId: eva, at: '10:00' })
  const client = (await app.makeUser({ client_id: luis })).api
  const sessions = await client.get('/v1/sessions', {})
  expect(ids(sessions)).toEqual([own])
  expect(sessions[0]?.worker).toEqual({ id: ana, person: { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Medina' } })
})

test('a past session goes on showing a client who has been deleted', async () => {
  const past = await book({ sessionDate: '2026-11-17' })
  await app.api.delete('/v1/clients/{id}', { path: { id: luis } })
  expect(await get(past)).toMatchObject({ client: { id: luis, person: { name: 'Luis' } } })
  expect(await mark(past, { state: 'confirmed', attended: true })).toMatchObject({ attended: true })
  await expect(book({})).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'clientId' }] })
})

type Booking = Omit<SessionInput, 'time'> & { at: string }

/** Ana and Luis on Tuesday the 24th at nine, in the morning turn, unless something else is said. */
function inputOf({ at: clock = '09:00', ...written }: Partial<Booking>): SessionInput {
  const sessionDate = written.sessionDate === undefined ? tuesday : written.sessionDate
  return {
    clientId: luis,
    workerId: ana,
    turnId: morning(),
    day: weekday(sessionDate ?? tuesday),
    time: at(clock),
    ...written,
    sessionDate,
  }
}

const book = async (written: Partial<Booking>) => (await app.api.post('/v1/sessions', { body: inputOf(written) })).id

const put = (id: string, written: Partial<Booking>, read: { updatedAt?: string } = {}) =>
  app.api.put('/v1/sessions/{id}', { path: { id }, body: { ...inputOf(written), ...read } })

type Change = {
  state: 'pending' | 'confirmed' | 'canceled' | 'postponed'
  attended?: boolean | null
  sessionDate?: string
  updatedAt?: string
}

const mark = (id: string, body: Change) => app.api.patch('/v1/sessions/{id}/state', { path: { id }, body })

const get = (id: string) => app.api.get('/v1/sessions/{id}', { path: { id } })

const remove = (id: string) => app.api.delete('/v1/sessions/{id}', { path: { id } })

const morning = () => schedule.turns[0]!.id

const ids = (sessions: { id: string }[]) => sessions.map(({ id }) => id)

/** A turn that nobody uses yet, and its week that holds a day of November or another month of 2026. */
async function newTurn() {
  const turnId = (await createSchedule(app.api)).turns[0]!.id
  const week = (day: number, month = 11) => app.api.get('/v1/sessions/by-turn-and-week', { query: { turnId, year: 2026, month, day } })
  return { turnId, week }
}
