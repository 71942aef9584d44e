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

const bookAll = (...sessions: Partial<BookingFields>[]) => bookInputs(sessions.map(buildInput))
const bookInputs = (sessions: SessionInput[]) => api.post('/v1/sessions/bulk', { body: { sessions } })
const removeAll = (...ids: string[]) => api.delete('/v1/sessions/bulk', { body: { ids } })
const records = () => api.get('/v1/sessions', { query: { workerId: people.ana } })

/** What a refusal of these bookings says. */
async function refusalOf(...sessions: Partial<BookingFields>[]) {
  const before = await records()
  const refusal = await bookAll(...sessions).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 422, code: errorCode.multiple })
  expect(await records()).toEqual(before)
  return refusal as { message: string; details: { path: string; message: string }[] }
}

describe('booking several', () => {
  test('all are booked, and the ids come in the order asked for', async () => {
    const ids = await bookAll(
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

  test('a single item that is taken is code 1 too, says who is busy with whom, and nothing is stored', async () => {
    await book({})
    const { message, details } = await refusalOf({ at: '10:00' }, { clientId: people.eva, at: '09:00' })
    expect(message).toBe('1 de 2 sesiones no se puede reservar. No se reservó ninguna.')
    expect(details).toEqual([
      { path: 'sessions.1', message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45.' },
    ])
    expect((await refusalOf({ clientId: people.eva })).message).toBe('La sesión no se puede reservar.')
  })

  test('each failing item has its detail, whatever is wrong with it', async () => {
    await book({})
    await book({ at: '11:00', state: 'postponed' })
    const { message, details } = await refusalOf(
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

  test('of items that clash with each other the first counts as booked, and the others say so', async () => {
    const berta = await registerWorker(api, { name: 'Berta', fatherLastName: 'Poma' })
    const { details } = await refusalOf({}, { clientId: people.eva }, { workerId: berta }, {}, { clientId: people.eva, workerId: berta })
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

  test('of several clashes of one item the first is told, and how many more there are', async () => {
    await book({})
    await book({ sessionDate: '2026-12-01' })
    await book({ sessionDate: '2026-12-08' })
    const { details } = await refusalOf({ clientId: people.eva, sessionDate: null })
    expect(details).toEqual([
      {
        path: 'sessions.0',
        message: 'Ana Torres ya atiende a Luis Huamán el martes 24 de noviembre de 09:00 a 09:45. Hay 2 cruces más.',
      },
    ])
  })

  test('clashes are found across turns and schedules of another pitch, and between standing and dated ones', async () => {
    const long = await createSchedule(api, { sessionDuration: 90, breakDuration: 0 })
    const turnId = long.turns[0]!.id
    const { details } = await refusalOf(
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

  test('nobody is booked with himself', async () => {
    const worker = await api.get('/v1/workers/{id}', { path: { id: people.ana } })
    const { id } = await api.post('/v1/clients', { body: { person: { id: worker.person.id } } })
    expect((await refusalOf({ clientId: id })).details).toEqual([
      { path: 'sessions.0.clientId', message: 'Nadie puede atenderse a sí mismo.' },
    ])
  })

  test.each([true, false])('one week moves elsewhere: the postponed stand-in and the new session (stand-in first: %s)', async (first) => {
    const { turnId, getWeek } = await createTurn()
    const half = await createSchedule(api, { sessionDuration: 30, breakDuration: 0 })
    const series = await book({ turnId, sessionDate: null, startsOn: tuesday })
    const standIn: Partial<BookingFields> = { turnId, sessionDate: '2026-12-01', state: 'postponed' }
    // at half past nine Ana and Luis still have their old session
    const moved: Partial<BookingFields> = { turnId: half.turns[0]!.id, sessionDate: '2026-12-01', at: '09:30' }
    await expect(book(moved)).rejects.toMatchObject({ code: errorCode.conflict })
    const ids = await bookAll(...(first ? [standIn, moved] : [moved, standIn]))
    const place = first ? 0 : 1
    expect(await getWeek(1, 12)).toMatchObject([{ id: ids[place], state: 'postponed' }])
    expect(await get(ids[1 - place]!)).toMatchObject({ time: at('09:30'), sessionDate: '2026-12-01' })
    expect(await getWeek(8, 12)).toMatchObject([{ id: series }])
  })

  test('a standing session and what stands in for it are booked together', async () => {
    const { turnId, getWeek } = await createTurn()
    const [series, standIn] = await bookAll(
      { turnId, sessionDate: null, startsOn: tuesday },
      { turnId, sessionDate: '2026-12-01', state: 'canceled' },
      { turnId, sessionDate: '2026-12-01', clientId: people.eva },
    )
    expect(await getWeek(24)).toMatchObject([{ id: series }])
    expect(listIds(await getWeek(1, 12))).toContain(standIn)
    expect(await getWeek(1, 12)).toHaveLength(2)
  })

  test.each<[string, unknown]>([
    ['no list', {}],
    ['an empty list', { sessions: [] }],
    ['more than 500', { sessions: Array.from({ length: 501 }, () => ({ ...wire(), time: 540 })) }],
    ['an item of a wrong shape', { sessions: [{ ...wire(), time: '540' }] }],
    ['an item with a field too many', { sessions: [{ ...wire(), surplus: 1 }] }],
  ])('%s is a plain bad request', async (_, body) => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/sessions/bulk', payload: body as object })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, errorCode.badRequest])
  })

  test('a note is stored as it was written, whatever is in it', async () => {
    const note = 'Comillas " y \\ y emoji 🧩'
    const [id] = await bookAll({ note })
    expect((await get(id!)).note).toBe(note)
  })

  test('500 at once are booked, or refused with a detail for each', async () => {
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

  test('of many bulks at once that share a slot one succeeds', async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => registerClient(api)))
    const outcomes = await Promise.allSettled(
      clients.map((clientId, index) =>
        bookAll({ clientId, at: '08:00', sessionDate: addDays(tuesday, index % 3) }, { clientId, at: '10:00' }),
      ),
    )
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
    expect(refusals).toHaveLength(5)
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 422, code: errorCode.multiple })
    expect(await records()).toHaveLength(2)
  })
})

describe('deleting several', () => {
  test('unknown ids are ignored, and those that were deleted are answered in their order', async () => {
    const [one, two, three] = [await book({}), await book({ at: '10:00' }), await book({ at: '11:00' })]
    await remove(two)
    expect(await removeAll(three, newId(), two, one)).toEqual([three, one])
    expect(await removeAll(one)).toEqual([])
    expect(await records()).toEqual([])
    expect(await removeAll((await book({})).toUpperCase())).toHaveLength(1)
  })

  test('stand-ins give their dates back', async () => {
    const { turnId, getWeek } = await createTurn()
    const series = await book({ turnId, sessionDate: null })
    const dates = [tuesday, '2026-12-01']
    const standIns = await Promise.all(dates.map((sessionDate) => changeState(series, { state: 'canceled', sessionDate })))
    expect(await removeAll(...listIds(standIns))).toEqual(listIds(standIns))
    expect(await getWeek(24)).toMatchObject([{ id: series }])
    expect(await getWeek(1, 12)).toMatchObject([{ id: series }])
  })

  test('where a slot was taken meanwhile nothing is deleted, and the item is named', async () => {
    const series = await book({ sessionDate: null })
    const alone = await book({ at: '11:00' })
    const { id: standIn } = await changeState(series, { state: 'canceled', sessionDate: tuesday })
    const meanwhile = await book({ clientId: people.eva })
    await expect(removeAll(alone, standIn)).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      message: 'El cupo se ocupó mientras tanto.',
      details: [{ path: 'ids.1', message: 'Ana Torres ya atiende a Eva Ríos el martes 24 de noviembre de 09:00 a 09:45.' }],
    })
    expect(await get(alone)).toMatchObject({ id: alone })
    // who took it goes too
    expect(await removeAll(standIn, meanwhile)).toEqual([standIn, meanwhile])
  })

  test('with its standing session a stand-in has nothing to give back', async () => {
    const series = await book({ sessionDate: null })
    const { id: standIn } = await changeState(series, { state: 'canceled', sessionDate: tuesday })
    const meanwhile = await book({ clientId: people.eva })
    expect(await removeAll(standIn, series)).toEqual([standIn, series])
    expect(listIds(await records())).toEqual([meanwhile])
  })
})

/** A booking as the wire has it, whose ids need not exist. */
function wire() {
  return { client_id: newId(), worker_id: newId(), turn_id: morning, day: 2, session_date: tuesday, time: 540 }
}
