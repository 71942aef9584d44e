import { addDays, splitDate } from '#domain/weeks.ts'
import type { Database } from '#server/database/connect.ts'
import { sunday } from './bench-data.ts'
import { type Figure, measureRuns, type Size } from './figures.ts'
import { insertAvailability, insertLargeClinic } from './large-clinic.ts'
import { createDatabase, startServer } from './server.ts'

/** The runs of the calls, and those of each that warm up the code before. */
const sizes = {
  full: { weeks: 300, lists: 50, decisions: 20, warmUp: 50 },
  smallest: { weeks: 2, lists: 2, decisions: 2, warmUp: 1 },
}

/**
 * Measures what working hours and absences cost in a large clinic: the week of 100 sessions before and after there are any, and the calls that depend on them.
 */
export async function measureAvailability(engine: Database['engine'], size: Size): Promise<Figure[]> {
  const { weeks, lists, decisions, warmUp } = sizes[size]
  const { database, drop } = await createDatabase(engine)
  const { turn, workerCount, weekSize } = await insertLargeClinic(database.db, size)
  // Nothing is marked in the past, so the server's today is the first day of the week.
  const { call, end } = await startServer(database, { clock: () => new Date(`${sunday}T15:00:00Z`) })
  const measure = async (count: number, path: string) => {
    await measureRuns(warmUp, () => call('GET', path))
    return measureRuns(count, () => call('GET', path))
  }
  const { year, month, day } = splitDate(sunday)
  const week = `/v1/sessions/by-turn-and-week?turn_id=${turn}&year=${year}&month=${month}&day=${day}`
  const unsettled = (to: string) => `/v1/sessions?from=${sunday}&to=${to}&unavailable=true&limit=20`
  const dates = Array.from({ length: 60 }, (_, index) => `session_date=${addDays(sunday, index)}`)
  const available = `/v1/sessions/available-people?turn_id=${turn}&time=840&person_type=worker`
  try {
    const without = await measure(weeks, week)
    const withoutList = await measure(lists, `${available}&${dates.join('&')}`)
    const { absenceCount } = await insertAvailability(database.db)
    return [
      {
        name: `week of ${weekSize}, ${workerCount} workers with hours and ${absenceCount.toLocaleString('en')} absences, ${engine}`,
        runs: await measure(weeks, week),
        baseline: { name: 'without any', runs: without },
        bound: { ratio: 1.2 },
      },
      {
        name: `available workers on 60 dates, ${engine}`,
        runs: await measure(lists, `${available}&${dates.join('&')}`),
        baseline: { name: 'without any', runs: withoutList },
      },
      { name: `what must be decided about, of the week, ${engine}`, runs: await measure(decisions, unsettled(addDays(sunday, 6))) },
      { name: `what must be decided about, of 400 days, ${engine}`, runs: await measure(decisions, unsettled(addDays(sunday, 399))) },
    ]
  } finally {
    await end()
    await database.close()
    await drop()
  }
}
