import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { splitDate } from '#domain/weeks.ts'
import { openDatabase } from '#server/database/connect.ts'
import { maintain } from '#server/database/maintain.ts'
import { insertBenchData, sunday } from './bench-data.ts'
import { type Figure, measureRuns, type Size } from './figures.ts'
import { insertYears } from './insert-years.ts'
import { startServer } from './server.ts'

/** The sessions of the week, of a month and of eight years. The first rounds warm up the code and are not counted. */
const sizes = {
  full: { week: 250, month: 1_000, years: 100_000, rounds: 200, warmUp: 20 },
  smallest: { week: 10, month: 40, years: 200, rounds: 2, warmUp: 1 },
}

/** Measures a week of 250 sessions in an embedded database with the sessions of eight years, compared with those of a month, and what its maintenance takes. */
export async function measureYears(size: Size): Promise<Figure[]> {
  const { week, rounds, warmUp, ...sessions } = sizes[size]
  const month = await startClinic(sessions.month, week)
  const years = await startClinic(sessions.years, week)
  try {
    for (let round = 0; round < rounds + warmUp; round++)
      for (const clinic of [month, years]) {
        await clinic.change()
        const [run] = await measureRuns(1, clinic.loadWeek)
        if (round >= warmUp) clinic.runs.push(run!)
      }
  } finally {
    await month.close()
    await years.close()
  }
  const [monthCount, yearsCount] = [sessions.month.toLocaleString('en'), sessions.years.toLocaleString('en')]
  return [
    {
      name: `week of ${week} among ${yearsCount} sessions, embedded`,
      runs: years.runs,
      baseline: { name: `among ${monthCount}`, runs: month.runs },
      bound: { ratio: 1.5 },
    },
    { name: `maintenance after ${yearsCount} sessions were inserted, embedded`, runs: years.maintenance },
  ]
}

async function startClinic(sessions: number, weekSize: number) {
  const folder = mkdtempSync(join(tmpdir(), 'turnos-bench-'))
  const database = await openDatabase({ dir: join(folder, 'db') })
  const { db } = database
  const { turn } = await insertBenchData(db, { clients: 500, sessions: weekSize })
  await insertYears(db, sessions / weekSize - 1)
  const maintenance = await measureRuns(1, () => maintain(db))
  const { call, end } = await startServer(database, { callsPerMinute: Number.MAX_SAFE_INTEGER })
  const { year, month, day } = splitDate(sunday)
  const week = `/v1/sessions/by-turn-and-week?turn_id=${turn}&year=${year}&month=${month}&day=${day}`
  return {
    runs: [] as number[],
    maintenance,
    loadWeek: () => call('GET', week),
    /** Changes a session, so that the next week is not answered from memory. */
    change: () =>
      sql`update session set note = gen_random_uuid()::text where id = (select id from session where session_date = ${sunday}::date + 1 limit 1)`.execute(
        db,
      ),
    close: async () => {
      await end()
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
