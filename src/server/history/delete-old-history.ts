import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Deletes the entries that are older than some months. */
export const deleteOldHistory = (db: Db, months: number) =>
  db.deleteFrom('history').where('at', '<', sql<string>`now() - make_interval(months => ${months}::int)`).execute()
