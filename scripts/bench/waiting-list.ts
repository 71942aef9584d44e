import type { Insertable } from 'kysely'
import { v7 as createId } from 'uuid'
import { addDays } from '#domain/weeks.ts'
import type { Database, Db } from '#server/database/connect.ts'
import type { Tables } from '#server/database/tables.ts'
import { sunday } from './bench-data.ts'
import { type Figure, measureRuns, type Size } from './figures.ts'
import { insertAvailability, insertLargeClinic } from './large-clinic.ts'
import { createDatabase, startServer } from './server.ts'

/** The entries, and the runs of the calls. */
const sizes = {
  full: { entryCount: 200, matches: 50, periods: 20, warmUp: 5 },
  smallest: { entryCount: 20, matches: 2, periods: 2, warmUp: 1 },
}

/** The longest period of which the contract lists free slots, in days. */
const longestPeriod = 28

/** Measures the calls of the waiting list in a large clinic: whom a freed slot suits, and which free slots suit an entry that anything suits. */
export async function measureWaitingList(engine: Database['engine'], size: Size): Promise<Figure[]> {
  const { entryCount, matches, periods, warmUp } = sizes[size]
  const { database, drop } = await createDatabase(engine)
  const { turn, workerCount } = await insertLargeClinic(database.db, size)
  await insertAvailability(database.db)
  const entryId = await insertEntries(database.db, entryCount)
  // Nothing that has begun is offered, so the server's today is the first day of the week.
  const { call, end } = await startServer(database, { clock: () => new Date(`${sunday}T15:00:00Z`) })
  const measure = async (count: number, path: string) => {
    await measureRuns(warmUp, () => call('GET', path))
    return measureRuns(count, () => call('GET', path))
  }
  const slots = `/v1/waiting-list/${entryId}/slots?from=${sunday}`
  const slot = `turn_id=${turn}&session_date=${addDays(sunday, 1)}&time=1120`
  try {
    const [worker] = (await call('GET', `/v1/sessions/available-people?${slot}&person_type=worker`)) as string[]
    return [
      {
        name: `who of ${entryCount} waits for a slot, ${engine}`,
        runs: await measure(matches, `/v1/waiting-list/matches?${slot}&worker_id=${worker}`),
        bound: { ms: 300 },
      },
      {
        name: `free slots of a week, ${workerCount} workers, ${engine}`,
        runs: await measure(periods, `${slots}&to=${addDays(sunday, 6)}`),
        bound: { ms: 300 },
      },
      {
        name: `free slots of ${longestPeriod} days, ${workerCount} workers, ${engine}`,
        runs: await measure(periods, `${slots}&to=${addDays(sunday, longestPeriod - 1)}`),
        bound: { ms: 300 },
      },
    ]
  } finally {
    await end()
    await database.close()
    await drop()
  }
}

/** Inserts entries of clients who wait, of whom anything suits the first one, and each other one some weekdays in the afternoon; returns the id of the first. */
async function insertEntries(db: Db, count: number) {
  const clients = await db.selectFrom('client').select('id').orderBy('id').limit(count).execute()
  const rows = clients.map(
    ({ id }, index): Insertable<Tables['waiting_entry']> => ({
      id: createId(),
      client_id: id,
      worker_ids: [],
      days: index === 0 ? [] : [index % 7, (index + 2) % 7],
      from_time: index === 0 ? null : 840,
    }),
  )
  await db.insertInto('waiting_entry').values(rows).execute()
  return rows[0]!.id
}
