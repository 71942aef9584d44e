import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { readSettings } from '#server/settings.ts'
import { createSchedule, registerClient, registerWorker, toScheduleUpdate } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

/** A Sunday without its first hour in Santiago: clocks go from 23:59 on Saturday to 01:00. */
const shortSunday = '2026-09-06'
const zone = 'America/Santiago'

let app: App
let session: { clientId: string; workerId: string; turnId: string }
beforeAll(async () => {
  app = await startApp({ now: '2026-09-01T15:00:00Z', settings: { timeZone: zone } })
  const { turns } = await createSchedule(app.api, {
    sessionDuration: 60,
    breakDuration: 0,
    turns: [{ name: 'Todo el día', startTime: parseTimeOfDay('00:00'), endTime: parseTimeOfDay('24:00') }],
  })
  session = { clientId: await registerClient(app.api), workerId: await registerWorker(app.api), turnId: turns[0]!.id }
})
afterAll(() => app.close())

const book = async (sessionDate: string | null, clock: string, day = getWeekday(sessionDate ?? shortSunday)) =>
  (await app.api.post('/v1/sessions', { body: { ...session, sessionDate, day, time: parseTimeOfDay(clock) } })).id
const remove = (id: string) => app.api.delete('/v1/sessions/{id}', { path: { id } })

const getWeek = () =>
  app.api
    .get('/v1/sessions/by-turn-and-week', { query: { turnId: session.turnId, year: 2026, month: 9, day: 8 } })
    .then((sessions) => sessions.map(({ id, sessionDate, time }) => ({ id, sessionDate, time })))

describe('when clocks change', () => {
  test('a session keeps its date and time, also at an hour that the day lacks', async () => {
    const ids = [await book(addDays(shortSunday, -1), '23:00'), await book(shortSunday, '00:00'), await book(shortSunday, '01:00')]
    const sessions = await Promise.all(ids.map((id) => app.api.get('/v1/sessions/{id}', { path: { id } })))
    expect(sessions.map(({ sessionDate, day, time }) => [sessionDate, day, time])).toEqual([
      ['2026-09-05', 6, parseTimeOfDay('23:00')],
      ['2026-09-06', 0, parseTimeOfDay('00:00')],
      ['2026-09-06', 0, parseTimeOfDay('01:00')],
    ])
    await Promise.all(ids.map(remove))
  })

  test('a series keeps its time on every date before and after', async () => {
    const id = await book(null, '00:00')
    const { rows } = await app.api.list('/v1/sessions', { query: { from: '2026-08-30', to: '2026-09-20', turnId: session.turnId } })
    expect(rows.map(({ sessionDate, time }) => [sessionDate, time])).toEqual(
      ['2026-09-06', '2026-09-13', '2026-09-20'].map((date) => [date, parseTimeOfDay('00:00')]),
    )
    await remove(id)
  })

  test('a week has seven days in every time zone of the database', async () => {
    const dates = Array.from({ length: 7 }, (_, index) => addDays(shortSunday, index))
    const ids: string[] = []
    for (const date of dates) ids.push(await book(date, '00:00'))
    const series = await book(null, '12:00', 6)
    // The calls run one after the other, because the time zone is set on one connection.
    await sql`select set_config('TimeZone', ${zone}, false)`.execute(app.db)
    try {
      expect(await getWeek()).toEqual([
        ...dates.map((sessionDate, index) => ({ id: ids[index], sessionDate, time: parseTimeOfDay('00:00') })),
        { id: series, sessionDate: '2026-09-12', time: parseTimeOfDay('12:00') },
      ])
      const period = { from: addDays(shortSunday, -7), to: addDays(shortSunday, 13), byWorker: false }
      expect((await app.api.get('/v1/sessions/counts', { query: period })).map(({ weekStart, count }) => [weekStart, count])).toEqual([
        [addDays(shortSunday, -7), 1],
        [shortSunday, dates.length + 1],
        [addDays(shortSunday, 7), 1],
      ])
      const { rows } = await sql<{ zone: string }>`select current_setting('TimeZone') as zone`.execute(app.db)
      expect(rows).toEqual([{ zone }])
    } finally {
      await sql`select set_config('TimeZone', 'UTC', false)`.execute(app.db)
    }
    await Promise.all([...ids, series].map(remove))
  })
})

describe('today', () => {
  test('is the date in Lima by default', () => {
    expect(readSettings({}).timeZone).toBe('America/Lima')
  })

  test('is the date in the clinic’s zone, and a series without a start begins on it', async () => {
    app.setClock('2026-09-02T02:30:00Z') // It is half past ten in the evening of 1 September in Santiago.
    const id = await book(null, '10:00')
    expect(await app.api.get('/v1/sessions/{id}', { path: { id } })).toMatchObject({ startsOn: '2026-09-01' })
    await remove(id)
  })

  test.each([
    ['a session of today', 'blocks', { session_date: '2026-09-01' }],
    ['a session of yesterday', 'does not block', { session_date: '2026-08-31' }],
    ['a series whose last day is today', 'blocks', { day: 2, starts_on: '2026-08-04', ends_on: '2026-09-01' }],
    ['a series whose last day was yesterday', 'does not block', { day: 1, starts_on: '2026-08-03', ends_on: '2026-08-31' }],
  ] as const)('%s %s changing its schedule and deleting its client and worker', async (_, effect, when) => {
    app.setClock('2026-09-02T02:30:00Z')
    const schedule = await createSchedule(app.api)
    const client_id = await registerClient(app.api)
    const worker_id = await registerWorker(app.api)
    await insertSession(app.db, { client_id, worker_id, turn_id: schedule.turns[0]!.id, time: '09:00', ...when })
    const change = { ...toScheduleUpdate(schedule), sessionDuration: 30, breakDuration: 0 }
    const calls = [
      app.api.put('/v1/schedules/{id}', { path: { id: schedule.id }, body: change }),
      app.api.delete('/v1/clients/{id}', { path: { id: client_id } }),
      app.api.delete('/v1/workers/{id}', { path: { id: worker_id } }),
    ]
    for (const outcome of await Promise.allSettled(calls))
      if (effect === 'blocks') expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 409, code: errorCode.conflict } })
      else expect(outcome.status).toBe('fulfilled')
  })
})
