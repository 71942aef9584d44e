import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { registerClient, registerWorker } from './create-records.ts'
import { type BookingFields, listIds, startAgenda, tuesday } from './start-agenda.ts'

const { app, book, get, changeState, registerPeople, createTurn, put, remove, schedule, people } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

const next = '2026-12-01'

describe('a dated session in the place of a series', () => {
  test('stands in for it on its date, however it came there, and in whatever state', async () => {
    const { turnId, getWeek } = await createTurn()
    const series = await book({ turnId, sessionDate: null })
    const standIn = await book({ turnId, state: 'confirmed', note: 'Con su hermano' })
    expect(await getWeek(24)).toMatchObject([{ id: standIn, standing: false, state: 'confirmed' }])
    expect(await changeState(series, { state: 'postponed', sessionDate: tuesday })).toMatchObject({ id: standIn, note: 'Con su hermano' })
    expect(await getWeek(24)).toMatchObject([{ id: standIn, state: 'postponed' }])
    expect(await getWeek(1, 12)).toMatchObject([{ id: series, sessionDate: next }])
  })

  test('stands in for one that is made later', async () => {
    const { turnId, getWeek } = await createTurn()
    const standIn = await book({ turnId, state: 'canceled' })
    const series = await book({ turnId, sessionDate: null })
    await book({ turnId, clientId: people.eva })
    expect(listIds(await getWeek(24))).toContain(standIn)
    expect(listIds(await getWeek(24))).not.toContain(series)
  })

  test('comes back to its slot only while that is free', async () => {
    const series = await book({ sessionDate: null })
    const { id } = await changeState(series, { state: 'canceled', sessionDate: tuesday })
    const meanwhile = await book({ clientId: people.eva })
    for (const back of [() => changeState(id, { state: 'pending' }), () => changeState(series, { state: 'pending', sessionDate: tuesday })])
      await expect(back()).rejects.toMatchObject({ code: errorCode.conflict, details: [{ path: 'workerId' }] })
    await remove(meanwhile)
    expect(await changeState(series, { state: 'pending', sessionDate: tuesday })).toMatchObject({ id, state: 'pending' })
  })

  test('is changed by who read it last, by the series and its date too', async () => {
    const series = await book({ sessionDate: null })
    const read = (await get(series)).updatedAt
    const made = await changeState(series, { state: 'canceled', sessionDate: tuesday, updatedAt: read })
    // the series itself has not changed
    expect((await get(series)).updatedAt).toBe(read)
    const stale = { code: errorCode.conflict, details: [{ path: 'updatedAt' }] }
    await expect(changeState(series, { state: 'postponed', sessionDate: tuesday, updatedAt: read })).rejects.toMatchObject(stale)
    expect(await changeState(series, { state: 'postponed', sessionDate: tuesday, updatedAt: made.updatedAt })).toMatchObject({
      id: made.id,
    })
  })

  test('becomes a session of its own when the series is deleted', async () => {
    const { turnId, getWeek } = await createTurn()
    const series = await book({ turnId, sessionDate: null })
    const { id } = await changeState(series, { state: 'confirmed', sessionDate: tuesday })
    await remove(series)
    expect(await getWeek(24)).toMatchObject([{ id }])
    expect(await getWeek(1, 12)).toEqual([])
    expect(await put(id, { turnId, at: '11:00' })).toMatchObject({ id })
  })

  test('cannot be moved off its place in any respect, and can be noted and marked', async () => {
    const series = await book({ sessionDate: null })
    const { id } = await changeState(series, { state: 'confirmed', sessionDate: tuesday })
    const changes: Partial<BookingFields>[] = [
      { clientId: people.eva },
      { workerId: await registerWorker(app.api) },
      { turnId: schedule.turns[1]!.id, at: '15:00' },
      { sessionDate: next },
      { at: '11:00' },
    ]
    for (const change of changes) await expect(put(id, change)).rejects.toMatchObject({ code: errorCode.conflict })
    expect(await put(id, { note: 'Llegó tarde', attended: true })).toMatchObject({ note: 'Llegó tarde', attended: true })
  })
})

describe('a series that has begun', () => {
  const begun = { sessionDate: null, day: 5, startsOn: '2026-11-20' }

  test.each<[string, (id: { worker: string; client: string }) => Partial<BookingFields>]>([
    ['client', ({ client }) => ({ clientId: client })],
    ['worker', ({ worker }) => ({ workerId: worker })],
    ['turn', () => ({ turnId: schedule.turns[1]!.id, at: '15:00' })],
    ['day', () => ({ day: 4 })],
    ['time', () => ({ at: '10:00' })],
    ['first day', () => ({ startsOn: '2026-11-27' })],
  ])('keeps its %s', async (_, change) => {
    const id = await book(begun)
    const others = { worker: await registerWorker(app.api), client: await registerClient(app.api) }
    await expect(put(id, { ...begun, ...change(others) })).rejects.toMatchObject({ status: 409, code: errorCode.conflict })
    expect(await get(id)).toMatchObject({ day: 5, startsOn: '2026-11-20', worker: { id: people.ana }, client: { id: people.luis } })
  })

  test('may change its note, its state and its end', async () => {
    const id = await book(begun)
    expect(await put(id, { ...begun, startsOn: undefined, note: 'Hasta Navidad', state: 'confirmed', endsOn: '2026-12-18' })).toMatchObject(
      {
        ...{ note: 'Hasta Navidad', state: 'confirmed', startsOn: '2026-11-20', endsOn: '2026-12-18' },
      },
    )
    expect(await put(id, begun)).toMatchObject({ note: null, state: 'confirmed', endsOn: null })
    for (const state of ['canceled', 'postponed'] as const)
      await expect(put(id, { ...begun, state })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'state' }] })
    await expect(put(id, { ...begun, attended: true })).rejects.toMatchObject({ details: [{ path: 'attended' }] })
    await expect(put(id, { ...begun, endsOn: '2026-11-19' })).rejects.toMatchObject({ details: [{ path: 'endsOn' }] })
  })

  test('is longer only where its new dates are free', async () => {
    const id = await book({ ...begun, endsOn: '2026-12-04' })
    await book({ clientId: people.eva, sessionDate: '2026-12-11' })
    await expect(put(id, begun)).rejects.toMatchObject({
      code: errorCode.conflict,
      message: 'Ana Torres ya atiende a Eva Ríos el viernes 11 de diciembre de 09:00 a 09:45.',
    })
  })
})

test('a series that begins later today has not begun; one that began an hour ago has', async () => {
  const today = { sessionDate: null, day: 6, startsOn: '2026-11-21' } // it is ten o'clock
  const coming = await book({ ...today, at: '11:00' })
  expect(await put(coming, { ...today, at: '08:00', startsOn: '2026-11-28' })).toMatchObject({ startsOn: '2026-11-28' })
  const begun = await book({ ...today, at: '09:00' })
  await expect(put(begun, { ...today, at: '11:00' })).rejects.toMatchObject({ code: errorCode.conflict })
})

test('a dated session does not become a series', async () => {
  const id = await book({})
  await expect(put(id, { sessionDate: null })).rejects.toMatchObject({ status: 400, details: [{ path: 'sessionDate' }] })
})

test('a worker marks one week of the own series, and no other one’s', async () => {
  const series = await book({ sessionDate: null })
  const { api } = await app.makeUser({ access: ['my_sessions.update'], worker_id: people.ana })
  const week = (id: string) => api.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'canceled', sessionDate: tuesday } })
  expect(await week(series)).toMatchObject({ sessionDate: tuesday, state: 'canceled' })
  const other = await book({ workerId: await registerWorker(app.api), clientId: people.eva, sessionDate: null })
  await expect(week(other)).rejects.toMatchObject({ status: 403 })
})
