import fc from 'fast-check'
import { v7 as createId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { unavailableReasons } from '#domain/problem.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { propertySeed } from '../property-seed.ts'
import { createSchedule } from './create-records.ts'
import { insertClient, insertSession, insertWorker } from './insert-records.ts'
import { startApp } from './start-app.ts'

const app = await startApp({ now: '2026-11-24T15:00:00Z' })
const { api, db } = app
afterAll(() => app.close())

/** Two days before the server's today. */
const from = '2026-11-22'
const to = addDays(from, 30)

const workers = [await insertWorker(db), await insertWorker(db), await insertWorker(db)]

/** Books each worker on every day, on dates and in series, one of which skips a date by an exception. */
async function insertSessions() {
  const turn_id = (await createSchedule(api)).turns[0]!.id
  for (const worker_id of workers)
    for (let day = 0; day < 7; day++) {
      const series = { client_id: await insertClient(db), worker_id, turn_id }
      await insertSession(db, { ...series, day, time: '09:00', starts_on: '2026-10-01', ends_on: day === 3 ? addDays(from, 14) : null })
      await insertSession(db, { ...series, session_date: addDays(from, 7 + day), time: '09:00', state: day % 2 ? 'confirmed' : 'canceled' })
      const client_id = await insertClient(db)
      for (const time of ['08:00', '10:00', '11:00'])
        await insertSession(db, { client_id, worker_id, turn_id, session_date: addDays(from, 3 * day), time })
    }
}

const date = fc.integer({ min: -5, max: 35 }).map((days) => addDays(from, days))
const halfHours = fc
  .tuple(fc.integer({ min: 16, max: 24 }), fc.integer({ min: 1, max: 6 }))
  .map(([start, count]) => ({ start_time: start * 30, end_time: (start + count) * 30 }))
const worker_id = fc.constantFrom(...workers)
const bound = fc.option(date, { nil: null })
const hours = fc
  .record({ worker_id, day: fc.nat(6), times: halfHours, from_date: bound, to_date: bound })
  .filter(({ from_date, to_date }) => from_date === null || to_date === null || from_date <= to_date)
  .map(({ times, ...entry }) => ({ ...entry, ...times }))
const absence = fc
  .record({ worker_id: fc.option(worker_id, { nil: null, freq: 5 }), from_date: date, days: fc.nat(6), times: fc.option(halfHours) })
  .map(({ days, times, ...fields }) => ({
    id: createId(),
    ...fields,
    to_date: addDays(fields.from_date, days),
    ...(times ?? { start_time: null, end_time: null }),
    reason: null,
  }))
const availability = fc.record({
  hours: fc.uniqueArray(hours, { maxLength: 40, selector: (entry) => JSON.stringify(entry) }),
  absences: fc.array(absence, { maxLength: 8 }),
  accepted: fc.array(fc.constantFrom(null, null, ...unavailableReasons), { minLength: 1, maxLength: 7 }),
})

test('the sessions that need a decision are exactly those of the period that are marked and not accepted for that reason', async () => {
  await insertSessions()
  const sessionIds = (await db.selectFrom('session').select('id').orderBy('id').execute()).map(({ id }) => id)
  const seen = new Set<string>()
  for (const { hours, absences, accepted } of fc.sample(availability, { seed: propertySeed, numRuns: 25 })) {
    await db.deleteFrom('working_hours').execute()
    await db.deleteFrom('absence').execute()
    if (hours.length > 0) await db.insertInto('working_hours').values(hours).execute()
    if (absences.length > 0) await db.insertInto('absence').values(absences).execute()
    for (const [position, reason] of accepted.entries()) {
      const ids = sessionIds.filter((_, index) => index % accepted.length === position)
      await db.updateTable('session').set({ accepted: reason }).where('id', 'in', ids).execute()
    }
    const list = async (unavailable?: boolean) => {
      const query = { from, to, ...(unavailable !== undefined && { unavailable }) }
      const sessions = await api.get('/v1/sessions', { query })
      for (const { sessionDate, day } of sessions) expect(getWeekday(sessionDate!)).toBe(day)
      return sessions
    }
    const all = await list()
    for (const session of all) seen.add(String(session.unavailable))
    const isUnsettled = ({ unavailable, accepted }: (typeof all)[number]) => unavailable !== undefined && unavailable !== accepted
    expect(await list(true)).toEqual(all.filter(isUnsettled))
    expect(await list(false)).toEqual(all.filter((session) => !isUnsettled(session)))
  }
  expect(seen).toEqual(new Set(['undefined', ...unavailableReasons]))
})
