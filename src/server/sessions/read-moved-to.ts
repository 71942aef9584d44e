import type { SessionPlace } from '#api/generated/wire.ts'
import { isActive } from '#domain/states.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import type { SessionRow } from './sql.ts'

/** Reads where sessions that are canceled or postponed went: the newest one that was booked in place of each, by the ids of those. */
export async function readMovedTo(db: Db, rows: readonly Pick<SessionRow, 'id' | 'state'>[]): Promise<Map<string, SessionPlace>> {
  const ids = rows.flatMap(({ id, state }) => (isActive(state) ? [] : [id]))
  if (ids.length === 0) return new Map()
  const booked = await db
    .selectFrom('session')
    .where('moved_from_id', '=', anyOf(ids))
    // A session that was moved itself came from where it was.
    .whereRef('moved_from_id', '<>', 'id')
    .where('deleted_at', 'is', null)
    .select(['id', 'session_date', 'time', 'turn_id', 'moved_from_id'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return new Map(booked.map(({ moved_from_id, session_date, ...place }) => [moved_from_id!, { ...place, session_date: session_date! }]))
}
