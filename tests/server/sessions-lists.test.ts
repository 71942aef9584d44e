import { v7 as createId } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { at } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { listIds, startAgenda, tuesday } from './start-agenda.ts'

const { app, book, changeState, registerPeople, morning, createTurn, schedule, people } = await startAgenda()
afterAll(() => app.close())
beforeEach(registerPeople)

test('the week of a turn runs from Sunday to Saturday and lists all states in order of time', async () => {
  const { turnId, getWeek } = await createTurn()
  const friday = await book({ turnId, sessionDate: '2026-11-27', at: '08:00' })
  const late = await book({ turnId, at: '10:00' })
  const early = await book({ turnId, at: '08:00', state: 'canceled' })
  const sunday = await book({ turnId, sessionDate: '2026-11-22' })
  const saturday = await book({ turnId, sessionDate: '2026-11-28' })
  await book({ turnId, sessionDate: '2026-11-29' })
  await book({ turnId, sessionDate: '2026-11-21' })
  await book({ turnId: morning, sessionDate: '2026-11-26' })
  expect(listIds(await getWeek('2026-11-26'))).toEqual([sunday, early, late, friday, saturday])
})

test('the week of an invalid date or an unknown turn is a bad request', async () => {
  const query = { turnId: morning, year: 2027, month: 2, day: 29 }
  await expect(app.api.get('/v1/sessions/by-turn-and-week', { query })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'day' }],
  })
  const unknown = { ...query, day: 28, turnId: createId() }
  await expect(app.api.get('/v1/sessions/by-turn-and-week', { query: unknown })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'turnId' }],
  })
})

test('a period lists occurrences in order, filtered by turn, worker, client, state and search', async () => {
  const series = await book({ sessionDate: null, startsOn: tuesday })
  await changeState(series, { state: 'canceled', sessionDate: '2026-12-01' })
  const list = (query: object) =>
    app.api.list('/v1/sessions', { query: { from: '2026-11-22', to: '2026-12-12', workerId: people.ana, ...query } })
  expect((await list({})).rows.map(({ sessionDate, state }) => [sessionDate, state])).toEqual([
    [tuesday, 'pending'],
    ['2026-12-01', 'canceled'],
    ['2026-12-08', 'pending'],
  ])
  expect((await list({ state: 'pending' })).rows.map(({ sessionDate }) => sessionDate)).toEqual([tuesday, '2026-12-08'])
  expect(await list({ limit: 1, offset: 1, sort: '-date' })).toMatchObject({ rows: [{ sessionDate: '2026-12-01' }], total: 3 })
  expect((await list({ clientId: people.eva })).total).toBe(0)
  expect((await list({ turnId: schedule.turns[1]!.id })).total).toBe(0)
  expect((await list({ search: 'huaman TORRES' })).total).toBe(3)
  expect((await list({ search: 'huaman rios' })).total).toBe(0)
})

test.each<[string, object, string]>([
  ['without a last day', { from: '2026-11-22' }, 'to'],
  ['without a first day', { to: '2026-11-22' }, 'from'],
  ['that ends before it begins', { from: '2026-11-22', to: '2026-11-21' }, 'to'],
  ['of more than 62 days', { from: '2026-11-01', to: '2027-01-02' }, 'to'],
  ['of an unknown worker', { workerId: createId() }, 'workerId'],
  ['of an unknown client', { clientId: createId() }, 'clientId'],
  ['of an unknown turn', { turnId: createId() }, 'turnId'],
])('a list of sessions %s is a bad request', async (_, query, path) => {
  await expect(app.api.get('/v1/sessions', { query })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path }] })
})

test('records are listed newest first with series on top, and limit and offset apply', async () => {
  const [first, third, second] = [await book({}), await book({ sessionDate: '2026-12-08' }), await book({ sessionDate: '2026-12-01' })]
  const series = await book({ sessionDate: null, at: '11:00' })
  const { rows, total } = await app.api.list('/v1/sessions', { query: { workerId: people.ana, limit: 3 } })
  expect(listIds(rows)).toEqual([series, third, second])
  expect(total).toBe(4)
  expect(listIds(await app.api.get('/v1/sessions', { query: { workerId: people.ana, offset: 3 } }))).toEqual([first])
  expect(listIds(await app.api.get('/v1/sessions', { query: { workerId: people.ana, sort: 'date' } }))).toEqual([
    series,
    first,
    second,
    third,
  ])
})

test('a list of records has at most 1,000 by default, and the total counts all', async () => {
  const records = Array.from({ length: 1001 }, (_, index) => ({
    ...{ id: createId(), client_id: people.luis, worker_id: people.ana, turn_id: morning, state: 'canceled' as const },
    ...{ session_date: addDays('2020-01-01', index), day: getWeekday(addDays('2020-01-01', index)), time: at('09:00'), duration: 45 },
  }))
  await app.db.insertInto('session').values(records).execute()
  const list = (query: { limit?: number; offset?: number } = {}) =>
    app.api.list('/v1/sessions', { query: { workerId: people.ana, ...query } })
  const defaultList = await list()
  expect([defaultList.rows.length, defaultList.total, defaultList.rows[0]?.id]).toEqual([1000, 1001, records.at(-1)!.id])
  expect((await list({ limit: 2000 })).rows).toHaveLength(1001)
  expect(listIds((await list({ offset: 1000 })).rows)).toEqual([records[0]!.id])
})

test('a period of 62 days is listed, and a longer one is refused', async () => {
  await book({ sessionDate: null, startsOn: '2026-11-01' })
  const list = (to: string) => app.api.list('/v1/sessions', { query: { from: '2026-11-01', to, workerId: people.ana } })
  expect((await list('2027-01-01')).total).toBe(9)
  await expect(list('2027-01-02')).rejects.toMatchObject({ code: errorCode.badRequest })
})
