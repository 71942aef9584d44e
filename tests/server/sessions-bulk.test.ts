import { v7 as createId } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { SessionInput } from '#api/generated/app.ts'
import { addDays } from '#domain/weeks.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { type BookingFields, listIds, startAgenda, tuesday } from './start-agenda.ts'

const { app, book, get, buildInput, registerPeople, morning, createTurn, people } = await startAgenda()
const { api } = app
afterAll(() => app.close())
beforeEach(registerPeople)

const bookMany = (...bookings: Partial<BookingFields>[]) => bookInputs(bookings.map(buildInput))
const bookInputs = (sessions: SessionInput[]) => api.post('/v1/sessions/bulk', { body: { sessions } })
const listRecords = () => api.get('/v1/sessions', { query: { workerId: people.ana } })

/** Books these sessions and returns the refusal. Expects that nothing was stored. */
async function expectBulkRefused(...bookings: Partial<BookingFields>[]) {
  const before = await listRecords()
  const refusal = await bookMany(...bookings).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 422, code: errorCode.multiple })
  expect(await listRecords()).toEqual(before)
  return refusal as { message: string; details: { path: string; message: string }[] }
}

test('one conflicting item refuses the whole list, says who is busy with whom, and stores nothing', async () => {
  const id = await book({})
  const { message, details } = await expectBulkRefused({ at: '10:00' }, { clientId: people.eva, at: '09:00' })
  expect(message).toBe('1 de 2 sesiones no se puede reservar. No se reservó ninguna.')
  expect(details).toEqual([
    { path: 'sessions.1', message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45.', id },
  ])
  expect((await expectBulkRefused({ clientId: people.eva })).message).toBe('La sesión no se puede reservar.')
})

test('the error has a detail for each failing item', async () => {
  await book({})
  await book({ at: '11:00', state: 'postponed' })
  const { message, details } = await expectBulkRefused(
    { clientId: createId(), at: '10:00' },
    { workerId: createId(), at: '10:00' },
    { turnId: createId(), at: '10:00' },
    { at: '10:05' },
    { at: '10:00', day: 3 },
    { at: '10:00' },
    { at: '10:00', startsOn: tuesday },
    { at: '08:00', sessionDate: null, state: 'canceled' },
    { at: '08:00', sessionDate: null, startsOn: '2026-12-02', endsOn: '2026-12-03' },
    { at: '11:00' },
    { clientId: people.eva },
  )
  expect(details.map(({ path }) => path)).toEqual([
    'sessions.0.clientId',
    'sessions.1.workerId',
    'sessions.2.turnId',
    'sessions.3.time',
    'sessions.4.day',
    'sessions.6.startsOn',
    'sessions.7.state',
    'sessions.8.endsOn',
    'sessions.9',
    'sessions.10',
  ])
  expect(message).toBe('10 de 11 sesiones no se pueden reservar. No se reservó ninguna.')
  expect(details.slice(-2).map((detail) => detail.message)).toEqual([
    'Ya hay una sesión de este cliente con este trabajador en esa fecha y hora.',
    'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45.',
  ])
})

test('of items in conflict with each other, the first counts as booked and the others are refused', async () => {
  const berta = await registerWorker(api, { name: 'Berta', fatherLastName: 'Poma' })
  const { details } = await expectBulkRefused(
    {},
    { clientId: people.eva },
    { workerId: berta },
    {},
    { clientId: people.eva, workerId: berta },
  )
  expect(details).toEqual([
    {
      path: 'sessions.1',
      message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45, en esta misma lista.',
    },
    {
      path: 'sessions.2',
      message: 'Luis Huamán ya tiene sesión con Ana Torres el martes 24 de noviembre de 09:00 a 09:45, en esta misma lista.',
    },
    {
      path: 'sessions.3',
      message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45, en esta misma lista.',
    },
  ])
})

test('an item with several conflicts names the first and counts the others', async () => {
  const id = await book({})
  await book({ sessionDate: '2026-12-01' })
  await book({ sessionDate: '2026-12-08' })
  const { details } = await expectBulkRefused({ clientId: people.eva, sessionDate: null })
  expect(details).toEqual([
    {
      path: 'sessions.0',
      message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45. Hay 2 cruces más.',
      id,
    },
  ])
})

test('conflicts are found across schedules with other durations, and between series and dated sessions', async () => {
  const long = await createSchedule(api, { sessionDuration: 90, breakDuration: 0 })
  const turnId = long.turns[0]!.id
  const { details } = await expectBulkRefused(
    { sessionDate: null },
    { clientId: people.eva, turnId, at: '08:00', sessionDate: '2027-03-02' },
    { clientId: people.eva, turnId, at: '09:30', sessionDate: null },
    { clientId: people.eva, turnId, at: '08:00', sessionDate: '2027-03-03' },
  )
  expect(details.map(({ path }) => path)).toEqual(['sessions.1', 'sessions.2'])
  expect(details[1]!.message).toBe(
    'Ana Torres ya atiende a Luis Huamán los martes desde el 24 de noviembre de 09:00 a 09:45 (Terapias, Mañana), en esta misma lista.',
  )
})

test('a series and its exception can be booked together', async () => {
  const { turnId, getWeek } = await createTurn()
  const [series, exception] = await bookMany(
    { turnId, sessionDate: null, startsOn: tuesday },
    { turnId, sessionDate: '2026-12-01', state: 'canceled' },
    { turnId, sessionDate: '2026-12-01', clientId: people.eva },
  )
  expect(await getWeek(tuesday)).toMatchObject([{ id: series }])
  expect(listIds(await getWeek('2026-12-01'))).toContain(exception)
  expect(await getWeek('2026-12-01')).toHaveLength(2)
})

test.each<[string, object]>([
  ['a missing list', {}],
  ['an empty list', { sessions: [] }],
  ['a list of more than 500', { sessions: Array.from({ length: 501 }, () => ({ ...buildWireBooking(), time: 540 })) }],
  ['an item with a wrong type', { sessions: [{ ...buildWireBooking(), time: '540' }] }],
  ['an item with an unknown property', { sessions: [{ ...buildWireBooking(), surplus: 1 }] }],
])('%s is a bad request without details of items', async (_, body) => {
  const response = await app.inject({ method: 'POST', url: '/api/v1/sessions/bulk', payload: body })
  expect([response.statusCode, response.json().error.code]).toEqual([400, errorCode.badRequest])
})

test('a note keeps quotes, backslashes and emoji', async () => {
  const note = 'Comillas " y \\ y emoji 🧩'
  const [id] = await bookMany({ note })
  expect((await get(id!)).note).toBe(note)
})

test('500 sessions are booked together, or refused with a detail for each', async () => {
  const { turnId } = await createTurn()
  const dates = Array.from({ length: 125 }, (_, index) => addDays(tuesday, index))
  const sessions = dates.flatMap((sessionDate) =>
    ['08:00', '09:00', '10:00', '11:00'].map((clock) => buildInput({ turnId, sessionDate, at: clock })),
  )
  expect(new Set(await bookInputs(sessions)).size).toBe(500)
  const duplicates = sessions.map((session) => ({ ...session, clientId: people.eva }))
  const refusal = await bookInputs(duplicates).catch((error: unknown) => error)
  const { details } = refusal as { details: { path: string; message: string }[] }
  expect(details.map(({ path }) => path)).toEqual(duplicates.map((_, index) => `sessions.${index}`))
  expect(details.every(({ message }) => message.startsWith('Ana Torres ya atiende a Luis Huamán el '))).toBe(true)
})

test('500 sessions of which the last conflicts with the first are all refused', async () => {
  const dates = Array.from({ length: 499 }, (_, index) => addDays(tuesday, index))
  const bookings = [...dates.map((sessionDate) => ({ sessionDate })), { clientId: people.eva }]
  const { details } = await expectBulkRefused(...bookings)
  expect(details).toEqual([{ path: 'sessions.499', message: expect.stringMatching(/Luis Huamán .*, en esta misma lista\.$/) }])
})

test('of concurrent bulk bookings that share a slot, one succeeds', async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, () => registerClient(api)))
  const outcomes = await Promise.allSettled(
    clients.map((clientId, index) =>
      bookMany({ clientId, at: '08:00', sessionDate: addDays(tuesday, index % 3) }, { clientId, at: '10:00' }),
    ),
  )
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
  expect(refusals).toHaveLength(5)
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 422, code: errorCode.multiple })
  expect(await listRecords()).toHaveLength(2)
})

/** Builds a booking with the property names of the wire and unknown people. */
function buildWireBooking() {
  return { client_id: createId(), worker_id: createId(), turn_id: morning, day: 2, session_date: tuesday, time: 540 }
}
