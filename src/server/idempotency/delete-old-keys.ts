import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Deletes the keys that are older than a day, within which a call is sent again. */
export const deleteOldKeys = (db: Db) =>
  db.deleteFrom('idempotency_key').where('at', '<', sql<string>`now() - interval '24 hours'`).execute()
