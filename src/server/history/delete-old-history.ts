import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Milliseconds between two deletions. */
const interval = 24 * 60 * 60_000

/** Deletes the entries that are older than some months. */
export const deleteOldHistory = (db: Db, months: number) =>
  db.deleteFrom('history').where('at', '<', sql<string>`now() - make_interval(months => ${months}::int)`).execute()

/** Deletes old entries now and every day. Returns the function that ends this. */
export function startDeletingHistory(db: Db, months: number): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = deleteOldHistory(db, months).then(
      () => {},
      (error: unknown) => console.error(`Old history was not deleted: ${error instanceof Error ? error.message : error}`),
    )
  }
  run()
  const timer = setInterval(run, interval)
  return () => {
    clearInterval(timer)
    return running
  }
}
