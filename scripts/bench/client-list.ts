import { sql } from 'kysely'
import { addDays } from '#domain/weeks.ts'
import type { Database, Db } from '#server/database/connect.ts'
import { sunday } from './bench-data.ts'
import { type Figure, measureRuns, type Size } from './figures.ts'
import { insertLargeClinic } from './large-clinic.ts'
import { createDatabase, startServer } from './server.ts'

const sizes = { full: { warmUp: 10, runs: 40 }, smallest: { warmUp: 1, runs: 2 } }

/** Measures the list of clients in a large clinic: the first and the last page with the columns of the sessions, each filter, and the counts of the filters. */
export async function measureClientList(engine: Database['engine'], size: Size): Promise<Figure[]> {
  const { warmUp, runs } = sizes[size]
  const { database, drop } = await createDatabase(engine)
  const { clientCount } = await insertLargeClinic(database.db, size)
  await insertLinksAndCancellations(database.db)
  const { call, end } = await startServer(database, { clock: () => new Date(`${sunday}T15:00:00Z`) })
  const measure = async (name: string, path: string, bound?: Figure['bound']): Promise<Figure> => {
    await measureRuns(warmUp, () => call('GET', path))
    return { name: `${name}, ${engine}`, runs: await measureRuns(runs, () => call('GET', path)), ...(bound && { bound }) }
  }
  const page = '/v1/clients?limit=15&offset=0'
  try {
    return [
      await measure(`page of 15 of ${clientCount.toLocaleString('en')} clients`, page),
      await measure('the page with sessions', `${page}&with_sessions=true`, { ms: 15 }),
      await measure('the page with sessions, most clients with 75', `${page}&with_sessions=true&sort=-name`, { ms: 15 }),
      await measure('clients without upcoming sessions', `${page}&with_sessions=true&upcoming=false`, { ms: 15 }),
      await measure('clients to rebook', `${page}&with_sessions=true&upcoming=false&to_rebook=true`),
      await measure('clients with a link', `${page}&with_sessions=true&linked=true`),
      await measure('clients without a document', `${page}&with_sessions=true&incomplete=true`, { ms: 15 }),
      await measure('counts of the filters', '/v1/clients/counts'),
    ]
  } finally {
    await end()
    await database.close()
    await drop()
  }
}

/** Gives links to 40 % of the clients, and cancels 8 % of the sessions. */
async function insertLinksAndCancellations(db: Db) {
  await sql`
    insert into public_link (id, client_id, schedule_id, url)
    select gen_random_uuid(), id, (select id from schedule limit 1), substr(md5(id::text), 1, 22) from client where random() < 0.4
  `.execute(db)
  // One statement for all of them would take longer than the server lets one run.
  for (let day = -49; day < 49; day++)
    await sql`
      update session set state = 'canceled'
      where session_date = ${addDays(sunday, day)}::date and state = 'confirmed' and random() < 0.08
    `.execute(db)
  // A clinic gets its sessions over weeks, in which the database vacuums the tables automatically.
  await sql`vacuum analyze`.execute(db)
}
