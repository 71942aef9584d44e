import { v7 as createId } from 'uuid'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { registerWorker } from './create-records.ts'
import { listIds, startAgenda, tuesday } from './start-agenda.ts'

const { app, book, changeState, registerPeople, morning, schedule, people } = await startAgenda()
const { api } = app
const afternoon = schedule.turns[1]!.id
afterAll(() => app.close())
beforeEach(registerPeople)

const listByClient = (query: { year?: number; month?: number; day?: number } = {}) =>
  api.get('/v1/sessions/by-client-and-turn', { query: { clientId: people.luis, turnId: morning, ...query } })
const listByWorker = (query: { year?: number; month?: number; day?: number } = {}) =>
  api.get('/v1/sessions/by-worker-and-turn', { query: { workerId: people.ana, turnId: morning, ...query } })

/** Books a series of Luis with one canceled occurrence, an earlier session, a session in another turn, and a session of Eva. */
async function bookSessions() {
  const series = await book({ sessionDate: null, startsOn: tuesday })
  const exception = (await changeState(series, { state: 'canceled', sessionDate: '2026-12-08' })).id
  const early = await book({ sessionDate: '2026-11-03', at: '10:00' })
  const otherTurn = await book({ turnId: afternoon, at: '15:00' })
  const eva = await book({ clientId: people.eva, at: '11:00' })
  return { series, exception, early, otherTurn, eva }
}

const toIdsAndDates = (sessions: readonly { id: string; sessionDate: string | null }[]) =>
  sessions.map(({ id, sessionDate }) => [id, sessionDate])

test('without a date, a client’s or worker’s sessions in a turn are records, and a series has no date', async () => {
  const { series, exception, early, eva } = await bookSessions()
  const records = [
    [series, null],
    [exception, '2026-12-08'],
  ]
  expect(toIdsAndDates(await listByClient())).toEqual([...records, [early, '2026-11-03']])
  expect(toIdsAndDates(await listByWorker())).toEqual([...records, [eva, tuesday], [early, '2026-11-03']])
})

test('with a year, month or day, a client’s or worker’s sessions in a turn are the occurrences of that period', async () => {
  const { series, exception, early, eva } = await bookSessions()
  const december = [
    [series, '2026-12-01'],
    [exception, '2026-12-08'],
    ...['2026-12-15', '2026-12-22', '2026-12-29'].map((date) => [series, date]),
  ]
  expect(toIdsAndDates(await listByClient({ year: 2026 }))).toEqual([[early, '2026-11-03'], [series, tuesday], ...december])
  expect(toIdsAndDates(await listByClient({ year: 2026, month: 12 }))).toEqual(december)
  expect(toIdsAndDates(await listByClient({ year: 2026, month: 12, day: 8 }))).toEqual([[exception, '2026-12-08']])
  expect((await listByClient({ year: 2027 })).length).toBe(52)
  expect(await listByClient({ year: 2026, month: 12, day: 9 })).toEqual([])
  expect(toIdsAndDates(await listByWorker({ year: 2026, month: 11 }))).toEqual([
    [early, '2026-11-03'],
    [series, tuesday],
    [eva, tuesday],
  ])
  expect(toIdsAndDates(await listByWorker({ year: 2026, month: 11, day: 24 }))).toEqual([
    [series, tuesday],
    [eva, tuesday],
  ])
  expect(await listByClient({ year: 2026, month: 11, day: 24 })).toMatchObject([{ id: series, standing: true, sessionDate: tuesday }])
})

test.each([
  [{ month: 11 }, 'year'],
  [{ day: 24 }, 'month'],
  [{ year: 2026, day: 24 }, 'month'],
  [{ month: 11, day: 24 }, 'year'],
  [{ year: 2026, month: 2, day: 29 }, 'day'],
])('the date %o is a bad request', async (query, path) => {
  const refusal = { status: 400, code: errorCode.badRequest, details: [{ path }] }
  await expect(listByClient(query)).rejects.toMatchObject(refusal)
  await expect(listByWorker(query)).rejects.toMatchObject(refusal)
})

const november = { year: 2026, month: 11 }
const listMonth = {
  client: (id: string, query = november) => api.get('/v1/sessions/client/{id}/month', { path: { id }, query }),
  worker: (id: string, query = november) => api.get('/v1/sessions/worker/{id}/month', { path: { id }, query }),
}

test('the month of a client or worker lists the occurrences of all turns in all states', async () => {
  const { series, exception, early, otherTurn, eva } = await bookSessions()
  expect(toIdsAndDates(await listMonth.client(people.luis))).toEqual([
    [early, '2026-11-03'],
    [series, tuesday],
    [otherTurn, tuesday],
  ])
  expect(toIdsAndDates(await listMonth.worker(people.ana))).toEqual([
    [early, '2026-11-03'],
    [series, tuesday],
    [eva, tuesday],
    [otherTurn, tuesday],
  ])
  const december = await listMonth.worker(people.ana, { year: 2026, month: 12 })
  expect(december.map(({ id, state }) => [id, state]).slice(0, 2)).toEqual([
    [series, 'pending'],
    [exception, 'canceled'],
  ])
})

test('the month of a client or worker in a turn excludes other turns', async () => {
  const { series, early, otherTurn, eva } = await bookSessions()
  const listClient = (turnId: string) =>
    api.get('/v1/sessions/by-client-and-turn-by-month', { query: { clientId: people.luis, turnId, ...november } })
  const listWorker = (turnId: string) =>
    api.get('/v1/sessions/by-worker-and-turn-by-month', { query: { workerId: people.ana, turnId, ...november } })
  expect(listIds(await listClient(morning))).toEqual([early, series])
  expect(listIds(await listClient(afternoon))).toEqual([otherTurn])
  expect(listIds(await listWorker(morning))).toEqual([early, series, eva])
  expect(listIds(await listWorker(afternoon))).toEqual([otherTurn])
})

test('a month ends with its last day, in a leap year too', async () => {
  const last = await book({ sessionDate: '2028-02-29' })
  await book({ sessionDate: '2028-03-01' })
  expect(listIds(await listMonth.client(people.luis, { year: 2028, month: 2 }))).toEqual([last])
})

test('an unknown or deleted person is not found in a path and a bad request in a query', async () => {
  for (const id of [createId(), people.eva]) {
    if (id === people.eva) await api.delete('/v1/clients/{id}', { path: { id } })
    await expect(listMonth.client(id)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    const refusal = { status: 400, code: errorCode.badRequest, details: [{ path: 'clientId' }] }
    for (const path of ['/v1/sessions/by-client-and-turn', '/v1/sessions/by-client-and-turn-by-month'] as const)
      await expect(api.get(path, { query: { clientId: id, turnId: morning, ...november } })).rejects.toMatchObject(refusal)
  }
  await expect(listMonth.worker(createId())).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
  for (const path of ['/v1/sessions/by-worker-and-turn', '/v1/sessions/by-worker-and-turn-by-month'] as const)
    await expect(api.get(path, { query: { workerId: createId(), turnId: createId(), ...november } })).rejects.toMatchObject({
      status: 400,
      details: [{ path: 'workerId' }, { path: 'turnId' }],
    })
})

describe('without access to sessions', () => {
  test('a client reads only their own months, and of the worker only the names', async () => {
    const { series, otherTurn, early } = await bookSessions()
    const { api: ownApi } = await app.makeUser({ client_id: people.luis })
    const month = await ownApi.get('/v1/sessions/client/{id}/month', { path: { id: people.luis }, query: november })
    expect(listIds(month)).toEqual([early, series, otherTurn])
    expect(Object.keys(month[0]!.worker.person).sort()).toEqual(['fatherLastName', 'motherLastName', 'name'])
    const query = { clientId: people.luis, turnId: morning }
    expect(listIds(await ownApi.get('/v1/sessions/by-client-and-turn', { query }))).toContain(series)
    expect(listIds(await ownApi.get('/v1/sessions/by-client-and-turn-by-month', { query: { ...query, ...november } }))).toEqual([
      early,
      series,
    ])
    const refusal = { status: 403 }
    await expect(ownApi.get('/v1/sessions/client/{id}/month', { path: { id: people.eva }, query: november })).rejects.toMatchObject(refusal)
    await expect(ownApi.get('/v1/sessions/worker/{id}/month', { path: { id: people.ana }, query: november })).rejects.toMatchObject(refusal)
    await expect(ownApi.get('/v1/sessions/by-worker-and-turn', { query: { workerId: people.ana, turnId: morning } })).rejects.toMatchObject(
      refusal,
    )
  })

  test('a client reads only their own sessions of a turn’s week, and no session of another client', async () => {
    const { series, eva } = await bookSessions()
    const { api: ownApi } = await app.makeUser({ client_id: people.luis })
    const week = await ownApi.get('/v1/sessions/by-turn-and-week', { query: { turnId: morning, ...november, day: 24 } })
    expect(listIds(week)).toEqual([series])
    expect(Object.keys(week[0]!.worker).sort()).toEqual(['color', 'id', 'person'])
    expect((await ownApi.get('/v1/sessions/{id}', { path: { id: series } })).worker).toEqual(week[0]!.worker)
    await expect(ownApi.get('/v1/sessions/{id}', { path: { id: eva } })).rejects.toMatchObject({ status: 403 })
  })

  test('a worker reads only their own months', async () => {
    const { series, eva } = await bookSessions()
    const berta = await registerWorker(api)
    const { api: ownApi } = await app.makeUser({ worker_id: people.ana })
    expect(listIds(await ownApi.get('/v1/sessions/worker/{id}/month', { path: { id: people.ana }, query: november }))).toContain(eva)
    const query = { workerId: people.ana, turnId: morning }
    expect(listIds(await ownApi.get('/v1/sessions/by-worker-and-turn', { query }))).toContain(series)
    await expect(ownApi.get('/v1/sessions/worker/{id}/month', { path: { id: berta }, query: november })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('a user with access to attendance reads months and weeks but no records', async () => {
    const { series, early } = await bookSessions()
    const { api: reader } = await app.makeUser({ access: ['assists.read'] })
    expect(listIds(await reader.get('/v1/sessions/client/{id}/month', { path: { id: people.luis }, query: november }))).toContain(series)
    const week = await reader.get('/v1/sessions/by-turn-and-week', { query: { turnId: morning, ...november, day: 24 } })
    expect(listIds(week)).toContain(series)
    const query = { clientId: people.luis, turnId: morning }
    expect(listIds(await reader.get('/v1/sessions/by-client-and-turn-by-month', { query: { ...query, ...november } }))).toEqual([
      early,
      series,
    ])
    await expect(reader.get('/v1/sessions/by-client-and-turn', { query })).rejects.toMatchObject({ status: 403 })
  })
})
