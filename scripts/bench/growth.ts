import { addDays } from '#domain/weeks.ts'
import type { Database } from '#server/database/connect.ts'
import { sunday } from './bench-data.ts'
import { type Figure, measureRuns, type Size } from './figures.ts'
import { insertLargeClinic } from './large-clinic.ts'
import { createDatabase, startServer } from './server.ts'

/** The clinics that are measured, by their number of sessions. */
const sizes = {
  full: {
    clinics: [
      { sessions: '300,000', weeks: 14 },
      { sessions: '1,000,000', weeks: 47 },
    ],
    warmUp: 10,
    runs: 30,
  },
  smallest: {
    clinics: [
      { sessions: '3,000', weeks: 7 },
      { sessions: '3,500', weeks: 8 },
    ],
    warmUp: 1,
    runs: 2,
  },
}

/** Measures the lists and counts of clinics with 50,000 clients, 500 workers and many sessions. */
export async function measureGrowth(engine: Database['engine'], size: Size): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { sessions, weeks } of sizes[size].clinics) figures.push(...(await measureClinic(engine, size, { sessions, weeks })))
  return figures
}

async function measureClinic(
  engine: Database['engine'],
  size: Size,
  { sessions, weeks }: { sessions: string; weeks: number },
): Promise<Figure[]> {
  const { warmUp, runs } = sizes[size]
  const { database, drop } = await createDatabase(engine)
  try {
    const [making = Number.NaN] = await measureRuns(1, () => insertLargeClinic(database.db, size, { weeks }))
    const { call, end } = await startServer(database, { clock: () => new Date(`${sunday}T15:00:00Z`), callsPerMinute: 100_000 })
    const [turn] = await database.db.selectFrom('turn').where('name', '=', 'Mañana').select('id').execute()
    const measure = async (name: string, getPath: (run: number) => string, ms?: number): Promise<Figure> => {
      let run = 0
      const callNext = () => call('GET', getPath(run++))
      await measureRuns(warmUp, callNext)
      return {
        name: `${name}, ${sessions} sessions, ${engine}`,
        runs: await measureRuns(runs, callNext),
        ...(ms !== undefined && { bound: { ms } }),
      }
    }
    const page = '/v1/clients?limit=15'
    const year = `/v1/sessions/counts?from=${addDays(sunday, -323)}&to=${addDays(sunday, 48)}`
    const free = `/v1/sessions/available-people?turn_id=${turn!.id}&session_date=${addDays(sunday, 3)}&time=480&person_type=client`
    try {
      return [
        { name: `making the clinic, ${sessions} sessions, ${engine}`, runs: [making], bound: { ms: 180_000 } },
        await measure('counts of a year', () => `${year}&by_worker=false`, 60),
        await measure('counts of a year by worker', () => year),
        await measure('page of clients', () => page, 12),
        await measure('page 2,000 of clients', () => `${page}&offset=29985`, 25),
        await measure('page of clients with upcoming sessions', () => `${page}&upcoming=true`, 20),
        await measure('first 100 free clients', () => `${free}&limit=100`, 12),
        await measure('free clients of a search', () => `${free}&limit=100&search=ana`),
        // A repeated call is answered from memory, so each run reads from another offset.
        await measure('newest 20 sessions', (run) => `/v1/sessions?limit=20&offset=${run}`, 12),
      ]
    } finally {
      await end()
    }
  } finally {
    await database.close()
    await drop()
  }
}
