import { sql } from 'kysely'
import type { Database } from '#server/database/connect.ts'
import { insertBenchData, makeBookings } from './bench-data.ts'
import type { Figure, Size } from './figures.ts'
import { createDatabase, startServer } from './server.ts'

/** The first rounds warm up the code and are not measured. */
const sizes = {
  full: { clients: 5_000, sessions: 1_000, bookings: 300, bulkCalls: 30, bulkSize: 100, warmUp: 30 },
  smallest: { clients: 50, sessions: 60, bookings: 2, bulkCalls: 1, bulkSize: 10, warmUp: 1 },
}

/** Measures what the history adds to a booking and to bulk bookings: the same calls on a database whose triggers write it and on one without them. */
export async function measureHistory(engine: Database['engine'], size: Size): Promise<Figure[]> {
  const { bookings: bookingCount, bulkCalls, bulkSize, warmUp, ...data } = sizes[size]
  const [written, unwritten] = [await startClinic(engine, data), await startClinic(engine, data)]
  await sql`drop trigger write_history on session`.execute(unwritten.db)
  const compare = async (
    name: string,
    count: number,
    run: (clinic: Clinic, round: number) => Promise<unknown>,
    bound?: { ratio: number },
  ): Promise<Figure> => {
    const runs = new Map<Clinic, number[]>([
      [written, []],
      [unwritten, []],
    ])
    for (let round = 0; round < count + warmUp; round++)
      for (const clinic of [written, unwritten]) {
        const start = performance.now()
        await run(clinic, round)
        if (round >= warmUp) runs.get(clinic)!.push(performance.now() - start)
      }
    const baseline = { name: 'without history', runs: runs.get(unwritten)! }
    return { name: `${name}, ${engine}`, runs: runs.get(written)!, baseline, ...(bound && { bound }) }
  }
  try {
    return [
      await compare(
        'booking with its history',
        bookingCount,
        ({ call, bookings }, round) => call('POST', '/v1/sessions', bookings[round]),
        {
          ratio: 1.25,
        },
      ),
      await compare(`bulk booking and deletion of ${bulkSize} with its history`, bulkCalls, async ({ call, bookings }) => {
        const ids = await call('POST', '/v1/sessions/bulk', { sessions: bookings.slice(-bulkSize) })
        await call('DELETE', '/v1/sessions/bulk', { ids })
      }),
    ]
  } finally {
    await written.close()
    await unwritten.close()
  }
}

type Clinic = Awaited<ReturnType<typeof startClinic>>

async function startClinic(engine: Database['engine'], data: { clients: number; sessions: number }) {
  const { database, drop } = await createDatabase(engine)
  const bookings = makeBookings(await insertBenchData(database.db, data))
  const { call, end } = await startServer(database)
  const close = async () => {
    await end()
    await database.close()
    await drop()
  }
  return { db: database.db, call, bookings, close }
}
