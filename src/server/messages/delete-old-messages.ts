import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Deletes the messages that were told or dropped long ago, and those of clients whose deletion can no longer be undone. */
export const deleteOldMessages = (db: Db) =>
  db
    .deleteFrom('message')
    .where((message) =>
      message.or([
        message.and([
          message('state', '<>', 'to-tell'),
          message(sql<string>`greatest(created_at, told_at)`, '<', sql<string>`now() - interval '90 days'`),
        ]),
        message('client_id', 'in', db.selectFrom('client').where('deleted_at', '<', sql<string>`now() - interval '24 hours'`).select('id')),
      ]),
    )
    .execute()
