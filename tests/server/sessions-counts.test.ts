import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session, SessionCount } from '#api/generated/app.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import type { Period } from '#domain/periods.ts'
import { getWeekStart } from '#domain/weeks.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

let app: App
let [ana, bruno, luis, eva] = ['', '', '', '']
beforeAll(async () => {
  app = await startApp({ now: '2026-11-18T15:00:00Z' }) // It is Wednesday, 10:00, in Lima.
  const turn_id = (await createSchedule(app.api)).turns[0]!.id
  ana = await registerWorker(app.api, { name: 'Ana' })
  bruno = await registerWorker(app.api, { name: 'Bruno' })
  luis = await registerClient(app.api, { name: 'Luis' })
  eva = await registerClient(app.api, { name: 'Eva' })
  const book = async ({ attended, ...fields }: Omit<Parameters<typeof insertSession>[1], 'turn_id'> & { attended?: boolean }) => {
    const id = await insertSession(app.db, { ...fields, turn_id })
    if (attended !== undefined) await app.db.updateTable('session').set({ attended }).where('id', '=', id).execute()
    return id
  }
  const [anaLuis, anaEva] = [
    { worker_id: ana, client_id: luis },
    { worker_id: ana, client_id: eva },
  ]
  const brunoEva = { worker_id: bruno, client_id: eva }
  // A series with marked, canceled and upcoming exceptions, one that begins and ends within the period, and one that starts after it.
  await book({ ...anaLuis, day: 3, starts_on: '2026-10-01', time: '09:00', state: 'confirmed' })
  await book({ ...anaLuis, session_date: '2026-11-04', time: '09:00', state: 'confirmed', attended: true })
  await book({ ...anaLuis, session_date: '2026-11-11', time: '09:00', state: 'canceled', attended: false })
  await book({ ...anaLuis, session_date: '2026-11-25', time: '09:00', state: 'postponed' })
  await book({ ...brunoEva, day: 5, starts_on: '2026-11-02', ends_on: '2026-11-20', time: '08:00' })
  await book({ ...brunoEva, day: 0, starts_on: '2027-01-01', time: '08:00' })
  // Dated sessions, of which several fall into one group, and one of which was deleted.
  for (const time of ['08:00', '10:00', '11:00'])
    await book({ ...anaEva, session_date: '2026-11-16', time, state: 'confirmed', attended: true })
  await book({ ...anaEva, session_date: '2026-11-17', time: '08:00', state: 'confirmed', attended: false })
  // Today: one is over exactly now, one is not.
  await book({ ...brunoEva, session_date: '2026-11-18', time: '09:15', state: 'confirmed' })
  await book({ ...brunoEva, session_date: '2026-11-18', time: '10:00', state: 'confirmed' })
  await book({ ...brunoEva, session_date: '2026-11-21', time: '10:00' })
  await book({ ...brunoEva, session_date: '2026-11-22', time: '10:00' })
  const deleted = await book({ ...brunoEva, session_date: '2026-11-24', time: '10:00' })
  await app.api.delete('/v1/sessions/{id}', { path: { id: deleted } })
})
afterAll(() => app.close())

const isOver = ({ sessionDate, time, duration }: Session) =>
  sessionDate! < '2026-11-18' || (sessionDate === '2026-11-18' && time + duration! <= parseTimeOfDay('10:00'))

/** Counts the sessions of a list of occurrences. */
function countOccurrences(sessions: readonly Session[]): SessionCount[] {
  const counts = new Map<string, SessionCount>()
  for (const session of sessions) {
    const { worker, state, attended = null } = session
    const group = { weekStart: getWeekStart(session.sessionDate!), workerId: worker.id, state, attended, isPast: isOver(session) }
    const key = JSON.stringify(group)
    counts.set(key, { ...group, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

const sortCounts = (counts: readonly SessionCount[]) => counts.map((count) => JSON.stringify(count, Object.keys(count).sort())).sort()
const count = (query: Period & { byWorker?: boolean }, { api }: Pick<App, 'api'> = app) => api.get('/v1/sessions/counts', { query })
const list = (query: Period, { api }: Pick<App, 'api'> = app) => api.get('/v1/sessions', { query })

test('one week counts by worker, state, attendance and whether the sessions are over', async () => {
  const group = { weekStart: '2026-11-15', attended: null }
  const weeks = await count({ from: '2026-11-15', to: '2026-11-21' })
  const workers = [ana, bruno].sort()
  const expected = [
    { ...group, workerId: ana, state: 'confirmed', attended: false, isPast: true, count: 1 },
    { ...group, workerId: ana, state: 'confirmed', attended: true, isPast: true, count: 3 },
    // The occurrence of today ended at 9:45.
    { ...group, workerId: ana, state: 'confirmed', isPast: true, count: 1 },
    { ...group, workerId: bruno, state: 'confirmed', isPast: false, count: 1 },
    { ...group, workerId: bruno, state: 'confirmed', isPast: true, count: 1 },
    { ...group, workerId: bruno, state: 'pending', isPast: false, count: 2 },
  ]
  expect(weeks).toEqual(workers.flatMap((id) => expected.filter(({ workerId }) => workerId === id)))
})

test('with by_worker=false the sessions of all workers are counted together', async () => {
  const period = { from: '2026-10-25', to: '2026-12-05' }
  const groups = Object.groupBy(await count(period), ({ workerId: _worker, count: _count, ...group }) =>
    JSON.stringify(group, Object.keys(group).sort()),
  )
  const expected = Object.values(groups).map((counts) => {
    const { workerId: _worker, ...group } = counts![0]!
    return { ...group, count: counts!.reduce((total, { count }) => total + count, 0) }
  })
  expect(expected.length).toBeGreaterThan(0)
  expect(sortCounts(await count({ ...period, byWorker: false }))).toEqual(sortCounts(expected))
})

test('a user without access counts only the sessions of their own worker and client', async () => {
  const period = { from: '2026-11-01', to: '2026-11-28' }
  for (const owner of [{ worker_id: bruno }, { client_id: luis }, { worker_id: bruno, client_id: luis }]) {
    const user = await app.makeUser(owner)
    const counts = await count(period, user)
    expect(counts.length).toBeGreaterThan(0)
    expect(counts.length).toBeLessThan((await count(period)).length)
    expect(sortCounts(counts)).toEqual(sortCounts(countOccurrences(await list(period, user))))
    await app.db.deleteFrom('sign_in').where('user_id', '=', user.id).execute()
    await app.db.deleteFrom('app_user').where('id', '=', user.id).execute()
  }
  const stranger = await app.makeUser({ access: ['assists.read'] })
  expect((await stranger.inject({ url: '/api/v1/sessions/counts?from=2026-11-01&to=2026-11-28' })).statusCode).toBe(403)
})

test('the counts are those of the list after every kind of change', async () => {
  const period = { from: '2026-10-25', to: '2026-12-05' }
  const booked = (await list({ from: '2026-11-17', to: '2026-11-17' })).find(({ worker }) => worker.id === ana)!
  const body = {
    clientId: eva,
    workerId: ana,
    turnId: booked.turnId,
    day: booked.day,
    time: parseTimeOfDay('11:00'),
    sessionDate: booked.sessionDate,
  }
  const path = { id: (await app.api.post('/v1/sessions', { body })).id }
  const change = (state: 'canceled' | 'confirmed', attended?: boolean | null) =>
    app.api.patch('/v1/sessions/{id}/state', { path, body: { state, ...(attended !== undefined && { attended }) } })
  const changes = [
    () => change('confirmed'),
    () => change('confirmed', true),
    () => change('confirmed', false),
    () => change('confirmed', null),
    () => change('canceled'),
    () => app.api.put('/v1/sessions/{id}', { path, body: { ...body, workerId: bruno } }),
    () => app.api.put('/v1/sessions/{id}', { path, body: { ...body, day: 4, sessionDate: '2026-11-26' } }),
    () => app.api.delete('/v1/sessions/{id}', { path }),
  ]
  const { total } = await app.api.list('/v1/sessions', { query: { limit: 1 } })
  for (const [index, run] of changes.entries()) {
    await run()
    expect(sortCounts(await count(period))).toEqual(sortCounts(countOccurrences(await list(period))))
    const isDeleted = index === changes.length - 1
    expect((await app.api.list('/v1/sessions', { query: { limit: 1 } })).total).toBe(isDeleted ? total - 1 : total)
  }
})
