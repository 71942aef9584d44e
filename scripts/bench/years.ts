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

/** The numbers of sessions: in the measured week, in a clinic of a month and in one of eight years. The first rounds warm up the code and are not measured. */
const sizes = {
  full: { week: 250, inMonth: 1_000, inYears: 100_000, rounds: 200, warmUp: 20 },
  smallest: { week: 10, inMonth: 40, inYears: 200, rounds: 2, warmUp: 1 },
}

/** Measures a week of 250 sessions in an embedded database with the sessions of eight years, compared with those of a month, and what its maintenance takes. */
export async function measureYears(size: Size): Promise<Figure[]> {
  const { week, inMonth, inYears, rounds, warmUp } = sizes[size]
  const ofMonth = await startClinic(inMonth, week)
  const ofYears = await startClinic(inYears, week)
  try {
    for (let round = 0; round < rounds + warmUp; round++)
      for (const clinic of [ofMonth, ofYears]) {
        await clinic.change()
        const [run] = await measureRuns(1, clinic.loadWeek)
        if (round >= warmUp) clinic.runs.push(run!)
      }
  } finally {
    await ofMonth.close()
    await ofYears.close()
  }
  const [monthCount, yearsCount] = [inMonth.toLocaleString('en'), inYears.toLocaleString('en')]
  return [
    {
      name: `week of ${week} among ${yearsCount} sessions, embedded`,
      runs: ofYears.runs,
      baseline: { name: `among ${monthCount}`, runs: ofMonth.runs },
      bound: { ratio: 1.5 },
    },
    { name: `maintenance after ${yearsCount} sessions were inserted, embedded`, runs: ofYears.maintenance },
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
