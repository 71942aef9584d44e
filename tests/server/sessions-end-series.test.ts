import { v7 as createId } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { at } from '#domain/clock.ts'
import { registerWorker } from './create-records.ts'
import { startAgenda, tuesday } from './start-agenda.ts'

const { app, book, get, changeState, registerPeople, createTurn, people } = await startAgenda()
const { api } = app
afterAll(() => app.close())
beforeEach(registerPeople)

type SeriesEnd = { clientId: string; workerId: string; day: number; time: number; fromDate: string }

/** Ends the sessions of Luis with Ana on Tuesdays at nine from this date on. */
const endSeries = (fromDate: string, fields: Partial<SeriesEnd> = {}) =>
  api.delete('/v1/sessions/duplicated', {
    body: { clientId: people.luis, workerId: people.ana, day: 2, time: at('09:00'), fromDate, ...fields },
  })

const expectNotFound = (id: string) => expect(get(id)).rejects.toMatchObject({ status: 404 })

test('a series ends on the day before, and its earlier dates remain', async () => {
  const { turnId, getWeek } = await createTurn()
  const series = await book({ turnId, sessionDate: null, startsOn: tuesday })
  expect(await endSeries('2026-12-08')).toEqual([series])
  expect(await get(series)).toMatchObject({ endsOn: '2026-12-07', startsOn: tuesday })
  expect(await getWeek('2026-12-01')).toMatchObject([{ id: series }])
  expect(await getWeek('2026-12-08')).toEqual([])
  expect(await endSeries('2026-12-08')).toEqual([])
})

test('a series without remaining dates is deleted', async () => {
  const series = await book({ sessionDate: null, startsOn: '2026-11-21' })
  expect(await endSeries('2026-11-24')).toEqual([series])
  await expectNotFound(series)
})

test('dated sessions from that day on are deleted, in every turn and state, and no others', async () => {
  const sameTurn = await book({ sessionDate: '2026-12-08' })
  const remaining = [
    await book({ sessionDate: '2026-12-01' }),
    await book({ sessionDate: '2026-12-08', at: '10:00' }),
    await book({ sessionDate: '2026-12-09' }),
    await book({ sessionDate: '2026-12-15', clientId: people.eva }),
    await book({ sessionDate: '2026-12-22', workerId: await registerWorker(api) }),
  ]
  const { turnId } = await createTurn()
  const otherTurn = await book({ turnId, sessionDate: '2026-12-15', state: 'canceled' })
  expect(await endSeries('2026-12-08')).toEqual([sameTurn, otherTurn])
  await expectNotFound(sameTurn)
  await expectNotFound(otherTurn)
  for (const id of remaining) await get(id)
})

test('exceptions from that day on are deleted, even where another session has the slot, and earlier ones remain', async () => {
  const series = await book({ sessionDate: null, startsOn: tuesday })
  const before = await changeState(series, { state: 'canceled', sessionDate: '2026-12-01' })
  const after = await changeState(series, { state: 'canceled', sessionDate: '2026-12-15' })
  const newBooking = await book({ clientId: people.eva, sessionDate: '2026-12-15' })
  expect(await endSeries('2026-12-08')).toEqual([series, after.id])
  expect(await get(before.id)).toMatchObject({ state: 'canceled' })
  await expectNotFound(after.id)
  await get(newBooking)
  await book({ clientId: people.eva, sessionDate: '2026-12-08' })
})

test('of two consecutive series the first ends earlier and the second is deleted', async () => {
  const first = await book({ sessionDate: null, startsOn: tuesday, endsOn: '2026-12-15' })
  const second = await book({ sessionDate: null, startsOn: '2026-12-16' })
  const past = await book({ sessionDate: null, startsOn: '2026-09-01', endsOn: '2026-10-01' })
  expect((await endSeries('2026-12-01')).toSorted()).toEqual([first, second].toSorted())
  expect(await get(first)).toMatchObject({ endsOn: '2026-11-30' })
  await expectNotFound(second)
  expect(await get(past)).toMatchObject({ endsOn: '2026-10-01' })
})

test('ending a series without matching sessions returns an empty list', async () => {
  expect(await endSeries('2026-12-08')).toEqual([])
  expect(await endSeries('2026-12-08', { time: at('23:59') })).toEqual([])
})

test('an unknown client or worker is a bad request', async () => {
  for (const path of ['clientId', 'workerId'] as const)
    await expect(endSeries('2026-12-08', { [path]: createId() })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path }] })
})

test('a series that is ended during concurrent changes and bookings of its dates keeps no later date', async () => {
  const { turnId } = await createTurn()
  const series = await book({ turnId, sessionDate: null, startsOn: tuesday })
  const dates = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22']
  const calls = [
    ...dates.map((sessionDate) => changeState(series, { state: 'canceled', sessionDate })),
    endSeries('2026-12-08'),
    ...dates.map((sessionDate) => book({ turnId, clientId: people.eva, sessionDate })),
  ]
  for (const outcome of await Promise.allSettled(calls))
    if (outcome.status === 'rejected') expect([errorCode.conflict, errorCode.badRequest]).toContain(outcome.reason.code)
  await endSeries('2026-12-08')
  const query = { clientId: people.luis, turnId, year: 2026, month: 12 }
  const december = await api.get('/v1/sessions/by-client-and-turn-by-month', { query })
  expect(december.map(({ sessionDate }) => sessionDate)).toEqual(['2026-12-01'])
})
