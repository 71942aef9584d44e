import { v7 as newId } from 'uuid'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { SessionInput } from '#api/generated/app.ts'
import { at } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { type BookingFields, listIds, startAgenda, tuesday } from './start-agenda.ts'

const { app, book, get, buildInput, changeState, registerPeople, morning, createTurn, remove, people } = await startAgenda()
const { api } = app
afterAll(() => app.close())
beforeEach(registerPeople)

const bookMany = (...bookings: Partial<BookingFields>[]) => bookInputs(bookings.map(buildInput))
const bookInputs = (sessions: SessionInput[]) => api.post('/v1/sessions/bulk', { body: { sessions } })
const removeMany = (...ids: string[]) => api.delete('/v1/sessions/bulk', { body: { ids } })
const listRecords = () => api.get('/v1/sessions', { query: { workerId: people.ana } })

/** Books these sessions and returns the refusal. Expects that nothing was stored. */
async function expectBulkRefused(...bookings: Partial<BookingFields>[]) {
  const before = await listRecords()
  const refusal = await bookMany(...bookings).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 422, code: errorCode.multiple })
  expect(await listRecords()).toEqual(before)
  return refusal as { message: string; details: { path: string; message: string }[] }
}

describe('booking several sessions', () => {
  test('books all and answers the ids in the order of the request', async () => {
    const ids = await bookMany(
      { sessionDate: '2026-12-08', note: 'Segunda' },
      { state: 'canceled', at: '10:00' },
      { sessionDate: null, at: '11:00', startsOn: '2026-12-01' },
      { state: 'confirmed', attended: true },
    )
    expect(await Promise.all(ids.map(get))).toMatchObject([
      { sessionDate: '2026-12-08', state: 'pending', note: 'Segunda', standing: false },
      { state: 'canceled', time: at('10:00') },
      { sessionDate: null, standing: true, startsOn: '2026-12-01', endsOn: null },
      { state: 'confirmed', attended: true, sessionDate: tuesday },
    ])
  })

  test('one item in conflict is code 1, says who is busy with whom, and stores nothing', async () => {
    await book({})
    const { message, details } = await expectBulkRefused({ at: '10:00' }, { clientId: people.eva, at: '09:00' })
    expect(message).toBe('1 de 2 sesiones no se puede reservar. No se reservó ninguna.')
    expect(details).toEqual([
      { path: 'sessions.1', message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45.' },
    ])
    expect((await expectBulkRefused({ clientId: people.eva })).message).toBe('La sesión no se puede reservar.')
  })

  test('each failing item has a detail for its fault', async () => {
    await book({})
    await book({ at: '11:00', state: 'postponed' })
    const { message, details } = await expectBulkRefused(
      { clientId: newId(), at: '10:00' },
      { workerId: newId(), at: '10:00' },
      { turnId: newId(), at: '10:00' },
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

  test('of items in conflict with each other the first counts as booked and the others are refused', async () => {
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
    await book({})
    await book({ sessionDate: '2026-12-01' })
    await book({ sessionDate: '2026-12-08' })
    const { details } = await expectBulkRefused({ clientId: people.eva, sessionDate: null })
    expect(details).toEqual([
      {
        path: 'sessions.0',
        message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45. Hay 2 cruces más.',
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

  test('a person who is a client and a worker cannot be booked with themselves', async () => {
    const worker = await api.get('/v1/workers/{id}', { path: { id: people.ana } })
    const { id } = await api.post('/v1/clients', { body: { person: { id: worker.person.id } } })
    expect((await expectBulkRefused({ clientId: id })).details).toEqual([
      { path: 'sessions.0.clientId', message: 'Nadie puede atenderse a sí mismo.' },
    ])
  })

  test.each([true, false])('one occurrence moves by a postponed exception and a new session (exception first: %s)', async (first) => {
    const { turnId, getWeek } = await createTurn()
    const halfHours = await createSchedule(api, { sessionDuration: 30, breakDuration: 0 })
    const series = await book({ turnId, sessionDate: null, startsOn: tuesday })
    const exception: Partial<BookingFields> = { turnId, sessionDate: '2026-12-01', state: 'postponed' }
    // Ana and Luis still have their old session at half past nine.
    const moved: Partial<BookingFields> = { turnId: halfHours.turns[0]!.id, sessionDate: '2026-12-01', at: '09:30' }
    await expect(book(moved)).rejects.toMatchObject({ code: errorCode.conflict })
    const ids = await bookMany(...(first ? [exception, moved] : [moved, exception]))
    const exceptionIndex = first ? 0 : 1
    expect(await getWeek(1, 12)).toMatchObject([{ id: ids[exceptionIndex], state: 'postponed' }])
    expect(await get(ids[1 - exceptionIndex]!)).toMatchObject({ time: at('09:30'), sessionDate: '2026-12-01' })
    expect(await getWeek(8, 12)).toMatchObject([{ id: series }])
  })

  test('a series and its exception can be booked together', async () => {
    const { turnId, getWeek } = await createTurn()
    const [series, exception] = await bookMany(
      { turnId, sessionDate: null, startsOn: tuesday },
      { turnId, sessionDate: '2026-12-01', state: 'canceled' },
      { turnId, sessionDate: '2026-12-01', clientId: people.eva },
    )
    expect(await getWeek(24)).toMatchObject([{ id: series }])
    expect(listIds(await getWeek(1, 12))).toContain(exception)
    expect(await getWeek(1, 12)).toHaveLength(2)
  })

  test.each<[string, unknown]>([
    ['a missing list', {}],
    ['an empty list', { sessions: [] }],
    ['a list of more than 500', { sessions: Array.from({ length: 501 }, () => ({ ...buildWireBooking(), time: 540 })) }],
    ['an item with a wrong type', { sessions: [{ ...buildWireBooking(), time: '540' }] }],
    ['an item with an unknown property', { sessions: [{ ...buildWireBooking(), surplus: 1 }] }],
  ])('%s is a bad request without details of items', async (_, body) => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/sessions/bulk', payload: body as object })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, errorCode.badRequest])
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
    const others = sessions.map((session) => ({ ...session, clientId: people.eva }))
    const refusal = await bookInputs(others).catch((error: unknown) => error)
    const { details } = refusal as { details: { path: string; message: string }[] }
    expect(details.map(({ path }) => path)).toEqual(others.map((_, index) => `sessions.${index}`))
    expect(details.every(({ message }) => message.startsWith('Ana Torres ya atiende a Luis Huamán el '))).toBe(true)
  })

  test('of concurrent bulk bookings that share a slot one succeeds', async () => {
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
})

describe('deleting several sessions', () => {
  test('ignores unknown ids and answers the deleted ones in the order of the request', async () => {
    const [first, second, third] = [await book({}), await book({ at: '10:00' }), await book({ at: '11:00' })]
    await remove(second)
    expect(await removeMany(third, newId(), second, first)).toEqual([third, first])
    expect(await removeMany(first)).toEqual([])
    expect(await listRecords()).toEqual([])
    expect(await removeMany((await book({})).toUpperCase())).toHaveLength(1)
  })

  test('deleted exceptions give their dates back to the series', async () => {
    const { turnId, getWeek } = await createTurn()
    const series = await book({ turnId, sessionDate: null })
    const dates = [tuesday, '2026-12-01']
    const exceptions = await Promise.all(dates.map((sessionDate) => changeState(series, { state: 'canceled', sessionDate })))
    expect(await removeMany(...listIds(exceptions))).toEqual(listIds(exceptions))
    expect(await getWeek(24)).toMatchObject([{ id: series }])
    expect(await getWeek(1, 12)).toMatchObject([{ id: series }])
  })

  test('an exception whose slot was booked meanwhile is a conflict that names it, and nothing is deleted', async () => {
    const series = await book({ sessionDate: null })
    const alone = await book({ at: '11:00' })
    const { id: exception } = await changeState(series, { state: 'canceled', sessionDate: tuesday })
    const meanwhile = await book({ clientId: people.eva })
    await expect(removeMany(alone, exception)).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: 'El cupo se ocupó mientras tanto.',
      details: [{ path: 'ids.1', message: 'Ana Torres ya atiende a Eva Ríos el martes 24 de noviembre de 09:00 a 09:45.' }],
    })
    expect(await get(alone)).toMatchObject({ id: alone })
    // Both can be deleted together.
    expect(await removeMany(exception, meanwhile)).toEqual([exception, meanwhile])
  })

  test('an exception can be deleted with its series although its slot was booked meanwhile', async () => {
    const series = await book({ sessionDate: null })
    const { id: exception } = await changeState(series, { state: 'canceled', sessionDate: tuesday })
    const meanwhile = await book({ clientId: people.eva })
    expect(await removeMany(exception, series)).toEqual([exception, series])
    expect(listIds(await listRecords())).toEqual([meanwhile])
  })
})

/** Builds a booking with the property names of the wire and unknown people. */
function buildWireBooking() {
  return { client_id: newId(), worker_id: newId(), turn_id: morning, day: 2, session_date: tuesday, time: 540 }
}
