import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { at } from '#domain/clock.ts'
import { addDays, weekday } from '#domain/weeks.ts'
import { readSettings } from '#server/settings.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { type App, startApp } from './start-app.ts'

/** In Santiago midnight of this Sunday is skipped: from 23:59 of Saturday clocks go to one o'clock. */
const skipped = '2026-09-06'
const zone = 'America/Santiago'

let app: App
let session: { clientId: string; workerId: string; turnId: string }
beforeAll(async () => {
  app = await startApp({ now: '2026-09-01T15:00:00Z', settings: { timeZone: zone } })
  const { turns } = await createSchedule(app.api, {
    ...{ sessionDuration: 60, breakDuration: 0 },
    turns: [{ name: 'Todo el día', startTime: at('00:00'), endTime: at('24:00') }],
  })
  session = { clientId: await registerClient(app.api), workerId: await registerWorker(app.api), turnId: turns[0]!.id }
})
afterAll(() => app.close())

const book = async (sessionDate: string | null, clock: string, day = weekday(sessionDate ?? skipped)) =>
  (await app.api.post('/v1/sessions', { body: { ...session, sessionDate, day, time: at(clock) } })).id
const remove = (id: string) => app.api.delete('/v1/sessions/{id}', { path: { id } })

const week = () =>
  app.api
    .get('/v1/sessions/by-turn-and-week', { query: { turnId: session.turnId, year: 2026, month: 9, day: 8 } })
    .then((sessions) => sessions.map(({ id, sessionDate, time }) => ({ id, sessionDate, time })))

describe('when clocks change', () => {
  test('a session stays as it was written, also at an hour that the day does not have', async () => {
    const ids = [await book(addDays(skipped, -1), '23:00'), await book(skipped, '00:00'), await book(skipped, '01:00')]
    const written = await Promise.all(ids.map((id) => app.api.get('/v1/sessions/{id}', { path: { id } })))
    expect(written.map(({ sessionDate, day, time }) => [sessionDate, day, time])).toEqual([
      ['2026-09-05', 6, at('23:00')],
      ['2026-09-06', 0, at('00:00')],
      ['2026-09-06', 0, at('01:00')],
    ])
    await Promise.all(ids.map(remove))
  })

  test('a series stands at its hour on every one of its dates, before and after', async () => {
    const id = await book(null, '00:00')
    const { rows } = await app.api.list('/v1/sessions', { query: { from: '2026-08-30', to: '2026-09-20', turnId: session.turnId } })
    expect(rows.map(({ sessionDate, time }) => [sessionDate, time])).toEqual(
      ['2026-09-06', '2026-09-13', '2026-09-20'].map((date) => [date, at('00:00')]),
    )
    await remove(id)
  })

  test('a week has its seven days, whatever time zone the database is set to', async () => {
    const dates = Array.from({ length: 7 }, (_, index) => addDays(skipped, index))
    const ids: string[] = []
    for (const date of dates) ids.push(await book(date, '00:00'))
    const standing = await book(null, '12:00', 6)
    // one call after the other: they all go over the connection that is set
    await sql`select set_config('TimeZone', ${zone}, false)`.execute(app.db)
    try {
      expect(await week()).toEqual([
        ...dates.map((sessionDate, index) => ({ id: ids[index], sessionDate, time: at('00:00') })),
        { id: standing, sessionDate: '2026-09-12', time: at('12:00') },
      ])
      const { rows } = await sql<{ zone: string }>`select current_setting('TimeZone') as zone`.execute(app.db)
      expect(rows).toEqual([{ zone }])
    } finally {
      await sql`select set_config('TimeZone', 'UTC', false)`.execute(app.db)
    }
    await Promise.all([...ids, standing].map(remove))
  })
})

describe('today', () => {
  test('is today in Lima unless something else is said', () => {
    expect(readSettings({}).timeZone).toBe('America/Lima')
  })

  test('is the clinic’s, however late it is elsewhere: from then on a series runs', async () => {
    app.setClock('2026-09-02T02:30:00Z') // half past ten at night of the 1st in Santiago
    const id = await book(null, '10:00')
    expect(await app.api.get('/v1/sessions/{id}', { path: { id } })).toMatchObject({ startsOn: '2026-09-01' })
    await remove(id)
  })

  test.each([
    ['a session of today', 'holds', { session_date: '2026-09-01' }],
    ['a session of yesterday', 'lets go', { session_date: '2026-08-31' }],
    ['a series whose last day is today', 'holds', { day: 2, starts_on: '2026-08-04', ends_on: '2026-09-01' }],
    ['a series whose last day was yesterday', 'lets go', { day: 1, starts_on: '2026-08-03', ends_on: '2026-08-31' }],
  ] as const)('%s %s its client, its worker and its slot', async (_, holds, when) => {
    app.setClock('2026-09-02T02:30:00Z')
    const schedule = await createSchedule(app.api)
    const [client_id, worker_id] = [await registerClient(app.api), await registerWorker(app.api)]
    await insertSession(app.db, { client_id, worker_id, turn_id: schedule.turns[0]!.id, time: '09:00', ...when })
    const change = {
      name: 'Otro',
      sessionDuration: 30,
      breakDuration: 0,
      turns: schedule.turns.map(({ id, name, startTime, endTime }) => ({ id, name, startTime, endTime })),
    }
    const calls = [
      app.api.put('/v1/schedules/{id}', { path: { id: schedule.id }, body: change }),
      app.api.delete('/v1/clients/{id}', { path: { id: client_id } }),
      app.api.delete('/v1/workers/{id}', { path: { id: worker_id } }),
    ]
    for (const outcome of await Promise.allSettled(calls))
      if (holds === 'holds') expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 409, code: errorCode.conflict } })
      else expect(outcome.status).toBe('fulfilled')
  })
})
