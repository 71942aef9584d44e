import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { runAs } from './connection-queue.ts'
import { describeCause } from './start-error.ts'

/** Milliseconds between two looks, as between those of PostgreSQL's autovacuum. */
const interval = 60_000

/** A bulk call takes the connection when nobody else waits for it. */
const caller = { user: '', isBulk: true }

/**
 * Does what autovacuum does in PostgreSQL and nobody does in the embedded engine: frees the space of dead rows, and renews the statistics of the tables that
 * have changed. Prepared statements are planned again after that, also those planned when their tables were empty.
 */
export const maintain = (db: Db, signal?: AbortSignal) =>
  runAs(caller, async () => {
    // Nobody is answered while a statement runs, so these are many short ones. With the default target of 100, `analyze` of a large table takes half a second,
    // five times as long.
    await sql`set default_statistics_target = 30`.execute(db)
    for (const table of await listChangedTables(db))
      for (const command of ['vacuum', 'analyze']) {
        if (signal?.aborted) return
        await sql`${sql.raw(command)} ${sql.raw(table)}`.execute(db)
      }
  })

/**
 * Lists the tables of which more than 50 rows and a tenth have changed since they were last analyzed, as autovacuum does. A killed engine has lost these counts,
 * so the tables of which nothing is known are among them.
 */
async function listChangedTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select counts.relid::regclass::text as name
    from pg_stat_all_tables as counts join pg_class on pg_class.oid = counts.relid
    where schemaname <> 'pg_toast' and pg_relation_size(counts.relid) > 0
      and (last_analyze is null or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0))
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Maintains the tables every minute. Returns the function that ends this, after the statement that runs. */
export function startMaintaining(db: Db): () => Promise<void> {
  const controller = new AbortController()
  let running = Promise.resolve()
  const logError = (error: unknown) => console.error(`The maintenance of the database failed: ${describeCause(error)}.`)
  const timer = setInterval(() => {
    running = running.then(() => maintain(db, controller.signal)).catch(logError)
  }, interval)
  return () => {
    clearInterval(timer)
    controller.abort()
    return running
  }
}
