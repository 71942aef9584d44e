import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { createSchedule } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { startPublicLinks, wednesday } from './start-public-links.ts'

const { app, visit, readView, createClinic } = await startPublicLinks()
afterAll(() => app.close())

test('five weeks in one answer hold the same sessions as the five weeks one by one, by date', async () => {
  const { url, eva, luis, carla, diego, book } = await createClinic()
  await book({ client_id: eva, worker_id: carla, day: 4, starts_on: '2026-10-01', time: '10:00' })
  await book({ client_id: eva, worker_id: carla, session_date: '2026-11-26', time: '10:00', state: 'canceled' })
  await book({ client_id: eva, worker_id: diego, session_date: '2026-12-19', time: '08:00' })
  await book({ client_id: eva, worker_id: carla, session_date: '2026-12-20', time: '08:00' })
  await book({ client_id: luis, worker_id: carla, day: 1, starts_on: '2026-11-23', time: '08:00' })
  await book({ client_id: luis, worker_id: diego, session_date: '2026-11-17', time: '09:00' })
  const weeks = ['2026-11-15', '2026-11-22', '2026-11-29', '2026-12-06', '2026-12-13']
  const oneByOne = []
  for (const week of weeks) oneByOne.push(...(await readView(url, { week })).sessions)
  const { sessions, week_start } = await readView(url, { weeks: '5' })
  expect(week_start).toBe('2026-11-15')
  expect(sessions).toEqual(oneByOne)
  expect(sessions.filter(({ is_assigned }) => is_assigned).map(({ session_date, state }) => [session_date, state])).toEqual([
    ['2026-11-19', 'pending'],
    ['2026-11-26', 'canceled'],
    ['2026-12-03', 'pending'],
    ['2026-12-10', 'pending'],
    ['2026-12-17', 'pending'],
    ['2026-12-19', 'pending'],
  ])
  expect(sessions.filter(({ is_assigned }) => !is_assigned).map(({ session_date }) => session_date)).toEqual([
    '2026-11-17',
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
  ])
  const { sessions: lastTwoWeeks } = await readView(url, { week: '2026-12-08', weeks: '2' })
  expect(lastTwoWeeks).toEqual(sessions.filter(({ session_date }) => session_date! >= '2026-12-06'))
})

test('weeks beyond the fourth after this one, and other numbers of weeks, are bad requests', async () => {
  const { url } = await createClinic()
  for (const [week, weeks] of [
    ['2026-11-22', '5'],
    ['2026-12-19', '2'],
    ['2026-11-18', '0'],
    ['2026-11-18', '6'],
    ['2026-11-18', '-1'],
    ['2026-11-18', '1.5'],
    ['2026-11-18', 'dos'],
    ['2026-11-18', ''],
  ] as const) {
    const { statusCode, json } = await visit(url, { week, weeks })
    expect([statusCode, json().error.code, json().error.details[0].path], `${week} ${weeks}`).toEqual([400, errorCode.badRequest, 'weeks'])
  }
  expect((await visit(url, { week: '2026-11-28', weeks: '4' })).statusCode).toBe(200)
})

test('a session keeps the duration with which it was booked', async () => {
  const { url, eva, luis, carla, turn_id, book } = await createClinic()
  await book({ client_id: eva, worker_id: carla, session_date: '2026-11-19', time: '08:00' })
  await book({ client_id: luis, worker_id: carla, session_date: '2026-11-19', time: '09:00' })
  await app.db.updateTable('session').set({ duration: 30 }).where('turn_id', '=', turn_id).execute()
  const { sessions, schedule, next_session } = await readView(url)
  expect(sessions.map(({ duration }) => duration)).toEqual([30, 30])
  expect([next_session?.duration, schedule.session_duration]).toEqual([30, 45])
})

/** The server's clock is that of Lima, five hours behind UTC. */
const setLocalTime = (date: string, hours: string) => app.setClock(`${date}T${hours}:00-05:00`)

test('the next session is the active one of the client that ends next, by the clinic’s clock', async () => {
  const { url, eva, luis, mia, carla, book } = await createClinic()
  const otherTurn = (await createSchedule(app.api)).turns[0]!.id
  const bookOwn = (session_date: string, time: string, state?: 'canceled' | 'postponed' | 'confirmed') =>
    book({ client_id: eva, worker_id: carla, session_date, time, ...(state && { state }) })
  await bookOwn('2026-11-17', '08:00')
  await bookOwn('2026-11-18', '08:00', 'canceled')
  const current = await bookOwn('2026-11-18', '10:00', 'confirmed')
  await bookOwn('2026-11-18', '11:00', 'postponed')
  const next = await bookOwn('2026-12-29', '09:00')
  await book({ client_id: luis, worker_id: carla, session_date: '2026-11-19', time: '08:00' })
  await book({ client_id: mia, worker_id: carla, day: 5, starts_on: '2026-10-01', time: '08:00' })
  await insertSession(app.db, { client_id: eva, worker_id: carla, turn_id: otherTurn, session_date: '2026-11-20', time: '09:00' })
  try {
    setLocalTime('2026-11-18', '10:44')
    expect((await readView(url)).next_session).toEqual(
      (await readView(url)).sessions.find(({ is_assigned, state }) => is_assigned && state === 'confirmed'),
    )
    expect((await readView(url)).next_session).toMatchObject({ id: current, session_date: '2026-11-18', time: parseTimeOfDay('10:00') })
    setLocalTime('2026-11-18', '10:45')
    expect((await readView(url)).next_session).toMatchObject({ id: next, session_date: '2026-12-29', is_assigned: true, standing: false })
    setLocalTime('2026-12-29', '09:45')
    expect(await readView(url)).not.toHaveProperty('next_session')
  } finally {
    app.setClock(wednesday)
  }
})

test('the next occurrence of a series skips its exceptions and ends with the series', async () => {
  const { url, eva, carla, book } = await createClinic()
  const series = await book({ client_id: eva, worker_id: carla, day: 3, starts_on: '2026-10-01', ends_on: '2026-12-16', time: '08:00' })
  const findNext = async () => {
    const { next_session } = await readView(url)
    return next_session && [next_session.id, next_session.session_date, next_session.standing]
  }
  try {
    setLocalTime('2026-11-18', '08:44')
    expect(await findNext()).toEqual([series, '2026-11-18', true])
    setLocalTime('2026-11-18', '08:45')
    expect(await findNext()).toEqual([series, '2026-11-25', true])
    await book({ client_id: eva, worker_id: carla, session_date: '2026-11-25', time: '08:00', state: 'canceled' })
    const moved = await book({ client_id: eva, worker_id: carla, session_date: '2026-12-02', time: '08:00', state: 'confirmed' })
    expect(await findNext()).toEqual([moved, '2026-12-02', false])
    setLocalTime('2026-12-03', '07:00')
    expect(await findNext()).toEqual([series, '2026-12-09', true])
    setLocalTime('2026-12-16', '08:44')
    expect(await findNext()).toEqual([series, '2026-12-16', true])
    setLocalTime('2026-12-16', '08:45')
    expect(await findNext()).toBeUndefined()
  } finally {
    app.setClock(wednesday)
  }
})

test('a series that has not begun is next on its first date', async () => {
  const { url, eva, carla, book } = await createClinic()
  const series = await book({ client_id: eva, worker_id: carla, day: 1, starts_on: '2027-02-09', time: '08:00' })
  expect((await readView(url)).next_session).toMatchObject({ id: series, session_date: '2027-02-15', day: 1 })
})

test('the worker of the next session is shown, whichever weeks are', async () => {
  const { url, eva, carla, diego, book } = await createClinic()
  await book({ client_id: eva, worker_id: diego, session_date: '2027-03-02', time: '08:00' })
  const { workers, next_session } = await readView(url, { week: '2026-12-15' })
  expect(workers.map(({ id }) => id).sort()).toEqual([carla, diego].sort())
  expect(next_session?.worker_id).toBe(diego)
})
