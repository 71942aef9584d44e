import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { registerClient, registerWorker } from './create-records.ts'
import { type BookingFields, listIds, startAgenda, tuesday } from './start-agenda.ts'

const { app, book, get, changeState, registerPeople, createTurn, put, remove, schedule, people } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

const nextTuesday = '2026-12-01'

describe('an exception of a series', () => {
  test('replaces the occurrence on its date in every state', async () => {
    const { turnId, getWeek } = await createTurn()
    const series = await book({ turnId, sessionDate: null })
    const exception = await book({ turnId, state: 'confirmed', note: 'Con su hermano' })
    expect(await getWeek(tuesday)).toMatchObject([{ id: exception, standing: false, state: 'confirmed' }])
    expect(await changeState(series, { state: 'postponed', sessionDate: tuesday })).toMatchObject({ id: exception, note: 'Con su hermano' })
    expect(await getWeek(tuesday)).toMatchObject([{ id: exception, state: 'postponed' }])
    expect(await getWeek('2026-12-01')).toMatchObject([{ id: series, sessionDate: nextTuesday }])
  })

  test('replaces an occurrence of a series that is booked later', async () => {
    const { turnId, getWeek } = await createTurn()
    const exception = await book({ turnId, state: 'canceled' })
    const series = await book({ turnId, sessionDate: null })
    await book({ turnId, clientId: people.eva })
    expect(listIds(await getWeek(tuesday))).toContain(exception)
    expect(listIds(await getWeek(tuesday))).not.toContain(series)
  })

  test('becomes active again only while its slot is free', async () => {
    const series = await book({ sessionDate: null })
    const { id } = await changeState(series, { state: 'canceled', sessionDate: tuesday })
    const newBooking = await book({ clientId: people.eva })
    for (const reactivate of [
      () => changeState(id, { state: 'pending' }),
      () => changeState(series, { state: 'pending', sessionDate: tuesday }),
    ])
      await expect(reactivate()).rejects.toMatchObject({ code: errorCode.conflict, details: [{ path: 'workerId' }] })
    await remove(newBooking)
    expect(await changeState(series, { state: 'pending', sessionDate: tuesday })).toMatchObject({ id, state: 'pending' })
  })

  test('refuses a stale change, also when the change names the series and the date', async () => {
    const series = await book({ sessionDate: null })
    const { updatedAt } = await get(series)
    const exception = await changeState(series, { state: 'canceled', sessionDate: tuesday, updatedAt })
    // The series itself has not changed.
    expect((await get(series)).updatedAt).toBe(updatedAt)
    const stale = { code: errorCode.conflict, details: [{ path: 'updatedAt' }] }
    await expect(changeState(series, { state: 'postponed', sessionDate: tuesday, updatedAt })).rejects.toMatchObject(stale)
    expect(await changeState(series, { state: 'postponed', sessionDate: tuesday, updatedAt: exception.updatedAt })).toMatchObject({
      id: exception.id,
    })
  })

  test('becomes an independent session when the series is deleted', async () => {
    const { turnId, getWeek } = await createTurn()
    const series = await book({ turnId, sessionDate: null })
    const { id } = await changeState(series, { state: 'confirmed', sessionDate: tuesday })
    await remove(series)
    expect(await getWeek(tuesday)).toMatchObject([{ id }])
    expect(await getWeek('2026-12-01')).toEqual([])
    expect(await put(id, { turnId, at: '11:00' })).toMatchObject({ id })
  })

  test('keeps its people, turn, date and time, and accepts notes and marks', async () => {
    const series = await book({ sessionDate: null })
    const { id } = await changeState(series, { state: 'confirmed', sessionDate: tuesday })
    const changes: Partial<BookingFields>[] = [
      { clientId: people.eva },
      { workerId: await registerWorker(app.api) },
      { turnId: schedule.turns[1]!.id, at: '15:00' },
      { sessionDate: nextTuesday },
      { at: '11:00' },
    ]
    for (const change of changes) await expect(put(id, change)).rejects.toMatchObject({ code: errorCode.conflict })
    expect(await put(id, { note: 'Llegó tarde', attended: true })).toMatchObject({ note: 'Llegó tarde', attended: true })
  })
})

describe('a series that has begun', () => {
  const series = { sessionDate: null, day: 5, startsOn: '2026-11-20' }

  test.each<[string, (newPeople: { worker: string; client: string }) => Partial<BookingFields>]>([
    ['client', ({ client }) => ({ clientId: client })],
    ['worker', ({ worker }) => ({ workerId: worker })],
    ['turn', () => ({ turnId: schedule.turns[1]!.id, at: '15:00' })],
    ['day', () => ({ day: 4 })],
    ['time', () => ({ at: '10:00' })],
    ['first day', () => ({ startsOn: '2026-11-27' })],
  ])('cannot change its %s', async (_, change) => {
    const id = await book(series)
    const newPeople = { worker: await registerWorker(app.api), client: await registerClient(app.api) }
    await expect(put(id, { ...series, ...change(newPeople) })).rejects.toMatchObject({ status: 409, code: errorCode.conflict })
    expect(await get(id)).toMatchObject({ day: 5, startsOn: '2026-11-20', worker: { id: people.ana }, client: { id: people.luis } })
  })

  test('can change its note, state and end', async () => {
    const id = await book(series)
    expect(
      await put(id, { ...series, startsOn: undefined, note: 'Hasta Navidad', state: 'confirmed', endsOn: '2026-12-18' }),
    ).toMatchObject({
      ...{ note: 'Hasta Navidad', state: 'confirmed', startsOn: '2026-11-20', endsOn: '2026-12-18' },
    })
    expect(await put(id, { ...series, endsOn: null })).toMatchObject({ note: null, state: 'confirmed', endsOn: null })
    for (const state of ['canceled', 'postponed'] as const)
      await expect(put(id, { ...series, state })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'state' }] })
    await expect(put(id, { ...series, attended: true })).rejects.toMatchObject({ details: [{ path: 'attended' }] })
    await expect(put(id, { ...series, endsOn: '2026-11-19' })).rejects.toMatchObject({ details: [{ path: 'endsOn' }] })
  })

  test('keeps its end when a client without additions replaces its note', async () => {
    const id = await book({ ...series, endsOn: '2026-12-18' })
    expect(await put(id, { ...series, startsOn: undefined, note: 'Viene con su tía' })).toMatchObject({
      ...{ note: 'Viene con su tía', startsOn: '2026-11-20', endsOn: '2026-12-18' },
    })
  })

  test('can end later only while its new dates are free', async () => {
    const id = await book({ ...series, endsOn: '2026-12-04' })
    await book({ clientId: people.eva, sessionDate: '2026-12-11' })
    await expect(put(id, { ...series, endsOn: null })).rejects.toMatchObject({
      code: errorCode.conflict,
      message: 'Ana Torres ya atiende a Eva Ríos el viernes 11 de diciembre de 09:00 a 09:45.',
    })
  })
})

test('a series whose first session is later today can be moved, and one that began an hour ago cannot', async () => {
  const today = { sessionDate: null, day: 6, startsOn: '2026-11-21' } // It is ten o'clock on this day.
  const upcoming = await book({ ...today, at: '11:00' })
  expect(await put(upcoming, { ...today, at: '08:00', startsOn: '2026-11-28' })).toMatchObject({ startsOn: '2026-11-28' })
  const begun = await book({ ...today, at: '09:00' })
  await expect(put(begun, { ...today, at: '11:00' })).rejects.toMatchObject({ code: errorCode.conflict })
})

test('a dated session cannot become a series', async () => {
  const id = await book({})
  await expect(put(id, { sessionDate: null })).rejects.toMatchObject({ status: 400, details: [{ path: 'sessionDate' }] })
})

test('a worker can cancel an occurrence of their own series, but not of another worker’s', async () => {
  const series = await book({ sessionDate: null })
  const { api } = await app.makeUser({ access: ['my_sessions.update'], worker_id: people.ana })
  const cancelOccurrence = (id: string) =>
    api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'canceled', sessionDate: tuesday } })
  expect(await cancelOccurrence(series)).toMatchObject({ sessionDate: tuesday, state: 'canceled' })
  const foreignSeries = await book({ workerId: await registerWorker(app.api), clientId: people.eva, sessionDate: null })
  await expect(cancelOccurrence(foreignSeries)).rejects.toMatchObject({ status: 403 })
})
