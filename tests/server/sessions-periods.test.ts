import { v7 as newId } from 'uuid'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { registerWorker } from './create-records.ts'
import { listIds, startAgenda, tuesday } from './start-agenda.ts'

const { app, book, changeState, registerPeople, morning, schedule, people } = await startAgenda()
const { api } = app
const afternoon = schedule.turns[1]!.id
afterAll(() => app.close())
beforeEach(registerPeople)

const byClient = (query: { year?: number; month?: number; day?: number } = {}) =>
  api.get('/v1/sessions/by-client-and-turn', { query: { clientId: people.luis, turnId: morning, ...query } })
const byWorker = (query: { year?: number; month?: number; day?: number } = {}) =>
  api.get('/v1/sessions/by-worker-and-turn', { query: { workerId: people.ana, turnId: morning, ...query } })

/** A series of Luis with one week canceled, a session of his before it, one in another turn, and one of Eva. */
async function fill() {
  const series = await book({ sessionDate: null, startsOn: tuesday })
  const standIn = (await changeState(series, { state: 'canceled', sessionDate: '2026-12-08' })).id
  const early = await book({ sessionDate: '2026-11-03', at: '10:00' })
  const elsewhere = await book({ turnId: afternoon, at: '15:00' })
  const eva = await book({ clientId: people.eva, at: '11:00' })
  return { series, standIn, early, elsewhere, eva }
}

const datesOf = (sessions: readonly { id: string; sessionDate: string | null }[]) =>
  sessions.map(({ id, sessionDate }) => [id, sessionDate])

test('of a client or worker and a turn without a date come the records, standing ones without a date', async () => {
  const { series, standIn, early, eva } = await fill()
  const records = [
    [series, null],
    [standIn, '2026-12-08'],
  ]
  expect(datesOf(await byClient())).toEqual([...records, [early, '2026-11-03']])
  expect(datesOf(await byWorker())).toEqual([...records, [eva, tuesday], [early, '2026-11-03']])
})

test('with a year, a month or a day come the occurrences of that time', async () => {
  const { series, standIn, early, eva } = await fill()
  const december = [
    [series, '2026-12-01'],
    [standIn, '2026-12-08'],
    ...['2026-12-15', '2026-12-22', '2026-12-29'].map((date) => [series, date]),
  ]
  expect(datesOf(await byClient({ year: 2026 }))).toEqual([[early, '2026-11-03'], [series, tuesday], ...december])
  expect(datesOf(await byClient({ year: 2026, month: 12 }))).toEqual(december)
  expect(datesOf(await byClient({ year: 2026, month: 12, day: 8 }))).toEqual([[standIn, '2026-12-08']])
  expect((await byClient({ year: 2027 })).length).toBe(52)
  expect(await byClient({ year: 2026, month: 12, day: 9 })).toEqual([])
  expect(datesOf(await byWorker({ year: 2026, month: 11 }))).toEqual([
    [early, '2026-11-03'],
    [series, tuesday],
    [eva, tuesday],
  ])
  expect(datesOf(await byWorker({ year: 2026, month: 11, day: 24 }))).toEqual([
    [series, tuesday],
    [eva, tuesday],
  ])
  expect(await byClient({ year: 2026, month: 11, day: 24 })).toMatchObject([{ id: series, standing: true, sessionDate: tuesday }])
})

test.each([
  [{ month: 11 }, 'year'],
  [{ day: 24 }, 'month'],
  [{ year: 2026, day: 24 }, 'month'],
  [{ month: 11, day: 24 }, 'year'],
  [{ year: 2026, month: 2, day: 29 }, 'day'],
])('a date of %o is a bad request', async (query, path) => {
  const refusal = { status: 400, code: errorCode.badRequest, details: [{ path }] }
  await expect(byClient(query)).rejects.toMatchObject(refusal)
  await expect(byWorker(query)).rejects.toMatchObject(refusal)
})

const november = { year: 2026, month: 11 }
const monthOf = {
  client: (id: string, query = november) => api.get('/v1/sessions/client/{id}/month', { path: { id }, query }),
  worker: (id: string, query = november) => api.get('/v1/sessions/worker/{id}/month', { path: { id }, query }),
}

test('the month of a client or worker holds the occurrences of all turns, in all states', async () => {
  const { series, standIn, early, elsewhere, eva } = await fill()
  expect(datesOf(await monthOf.client(people.luis))).toEqual([
    [early, '2026-11-03'],
    [series, tuesday],
    [elsewhere, tuesday],
  ])
  expect(datesOf(await monthOf.worker(people.ana))).toEqual([
    [early, '2026-11-03'],
    [series, tuesday],
    [eva, tuesday],
    [elsewhere, tuesday],
  ])
  const december = await monthOf.worker(people.ana, { year: 2026, month: 12 })
  expect(december.map(({ id, state }) => [id, state]).slice(0, 2)).toEqual([
    [series, 'pending'],
    [standIn, 'canceled'],
  ])
})

test('the month of a client or worker in a turn holds no other turn', async () => {
  const { series, early, elsewhere, eva } = await fill()
  const client = (turnId: string) =>
    api.get('/v1/sessions/by-client-and-turn-by-month', { query: { clientId: people.luis, turnId, ...november } })
  const worker = (turnId: string) =>
    api.get('/v1/sessions/by-worker-and-turn-by-month', { query: { workerId: people.ana, turnId, ...november } })
  expect(listIds(await client(morning))).toEqual([early, series])
  expect(listIds(await client(afternoon))).toEqual([elsewhere])
  expect(listIds(await worker(morning))).toEqual([early, series, eva])
  expect(listIds(await worker(afternoon))).toEqual([elsewhere])
})

test('a month ends with its last day, in a leap year too', async () => {
  const last = await book({ sessionDate: '2028-02-29' })
  await book({ sessionDate: '2028-03-01' })
  expect(listIds(await monthOf.client(people.luis, { year: 2028, month: 2 }))).toEqual([last])
})

test('who is unknown or deleted is not found in a path and a bad request in a query', async () => {
  for (const id of [newId(), people.eva]) {
    if (id === people.eva) await api.delete('/v1/clients/{id}', { path: { id } })
    await expect(monthOf.client(id)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    const wrong = { status: 400, code: errorCode.badRequest, details: [{ path: 'clientId' }] }
    for (const path of ['/v1/sessions/by-client-and-turn', '/v1/sessions/by-client-and-turn-by-month'] as const)
      await expect(api.get(path, { query: { clientId: id, turnId: morning, ...november } })).rejects.toMatchObject(wrong)
  }
  await expect(monthOf.worker(newId())).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
  for (const path of ['/v1/sessions/by-worker-and-turn', '/v1/sessions/by-worker-and-turn-by-month'] as const)
    await expect(api.get(path, { query: { workerId: newId(), turnId: newId(), ...november } })).rejects.toMatchObject({
      status: 400,
      details: [{ path: 'workerId' }, { path: 'turnId' }],
    })
})

describe('without the right to read sessions', () => {
  test('a client reads the own months and nobody else’s, with the names of the worker only', async () => {
    const { series, elsewhere, early } = await fill()
    const { api: own } = await app.makeUser({ client_id: people.luis })
    const month = await own.get('/v1/sessions/client/{id}/month', { path: { id: people.luis }, query: november })
    expect(listIds(month)).toEqual([early, series, elsewhere])
    expect(Object.keys(month[0]!.worker.person).sort()).toEqual(['fatherLastName', 'motherLastName', 'name'])
    const mine = { clientId: people.luis, turnId: morning }
    expect(listIds(await own.get('/v1/sessions/by-client-and-turn', { query: mine }))).toContain(series)
    expect(listIds(await own.get('/v1/sessions/by-client-and-turn-by-month', { query: { ...mine, ...november } }))).toEqual([early, series])
    const refusal = { status: 403 }
    await expect(own.get('/v1/sessions/client/{id}/month', { path: { id: people.eva }, query: november })).rejects.toMatchObject(refusal)
    await expect(own.get('/v1/sessions/worker/{id}/month', { path: { id: people.ana }, query: november })).rejects.toMatchObject(refusal)
    await expect(own.get('/v1/sessions/by-worker-and-turn', { query: { workerId: people.ana, turnId: morning } })).rejects.toMatchObject(
      refusal,
    )
  })

  test('a client reads of a turn’s week the own sessions only, and no session of somebody else', async () => {
    const { series, eva } = await fill()
    const { api: own } = await app.makeUser({ client_id: people.luis })
    const week = await own.get('/v1/sessions/by-turn-and-week', { query: { turnId: morning, ...november, day: 24 } })
    expect(listIds(week)).toEqual([series])
    expect(Object.keys(week[0]!.worker).sort()).toEqual(['id', 'person'])
    expect((await own.get('/v1/sessions/{id}', { path: { id: series } })).worker).toEqual(week[0]!.worker)
    await expect(own.get('/v1/sessions/{id}', { path: { id: eva } })).rejects.toMatchObject({ status: 403 })
  })

  test('a worker reads the own months and no colleague’s', async () => {
    const { series, eva } = await fill()
    const berta = await registerWorker(api)
    const { api: own } = await app.makeUser({ worker_id: people.ana })
    expect(listIds(await own.get('/v1/sessions/worker/{id}/month', { path: { id: people.ana }, query: november }))).toContain(eva)
    const mine = { workerId: people.ana, turnId: morning }
    expect(listIds(await own.get('/v1/sessions/by-worker-and-turn', { query: mine }))).toContain(series)
    await expect(own.get('/v1/sessions/worker/{id}/month', { path: { id: berta }, query: november })).rejects.toMatchObject({ status: 403 })
  })

  test('who reads attendance reads months, and no records', async () => {
    const { series, early } = await fill()
    const { api: reader } = await app.makeUser({ access: ['assists.read'] })
    expect(listIds(await reader.get('/v1/sessions/client/{id}/month', { path: { id: people.luis }, query: november }))).toContain(series)
    const week = await reader.get('/v1/sessions/by-turn-and-week', { query: { turnId: morning, ...november, day: 24 } })
    expect(listIds(week)).toContain(series)
    const asked = { clientId: people.luis, turnId: morning }
    expect(listIds(await reader.get('/v1/sessions/by-client-and-turn-by-month', { query: { ...asked, ...november } }))).toEqual([
      early,
      series,
    ])
    await expect(reader.get('/v1/sessions/by-client-and-turn', { query: asked })).rejects.toMatchObject({ status: 403 })
  })
})
