import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/**
 * True for a message whose sessions were all to take place more than a week ago. A series has no last date, so that it is told of for 90 days.
 */
const isOver = sql<boolean>`not exists (
  select from jsonb_array_elements(changes) as change
  where coalesce(greatest(change -> 'before' ->> 'date', change -> 'after' ->> 'date'), (created_at + interval '83 days')::date::text)
    >= (now() - interval '7 days')::date::text
)`

/** Deletes the messages that were told or dropped long ago, those that nobody can use any more, and those of clients whose deletion can no longer be undone. */
export const deleteOldMessages = (db: Db) =>
  db
    .deleteFrom('message')
    .where((message) =>
      message.or([
        message.and([
          message('state', '<>', 'to-tell'),
          message(sql<string>`greatest(created_at, told_at)`, '<', sql<string>`now() - interval '90 days'`),
        ]),
        message.and([message('state', '=', 'to-tell'), isOver]),
        message('client_id', 'in', db.selectFrom('client').where('deleted_at', '<', sql<string>`now() - interval '24 hours'`).select('id')),
      ]),
    )
    .execute()
