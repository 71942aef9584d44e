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
    .innerJoin('session as left', 'left.id', 'session.moved_from_id')
    .where('session.moved_from_id', '=', anyOf(ids))
    // A session that was moved itself came from where it was.
    .whereRef('session.moved_from_id', '<>', 'session.id')
    // One that was given to another client since is no longer in its place.
    .whereRef('session.client_id', '=', 'left.client_id')
    .where('session.deleted_at', 'is', null)
    .select(['session.id', 'session.session_date', 'session.time', 'session.turn_id', 'session.moved_from_id'])
    .orderBy('session.created_at')
    .orderBy('session.id')
    .execute()
  return new Map(booked.map(({ moved_from_id, session_date, ...place }) => [moved_from_id!, { ...place, session_date: session_date! }]))
}
