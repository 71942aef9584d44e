import { sql } from 'kysely'
import type { PersonType } from '#api/generated/wire.ts'
import { getWeekday } from '#domain/weeks.ts'
import type { Db } from '../database/connect.ts'

type AvailabilityQuery = { session_date: string; time: number; duration: number; except?: string }

/**
 * Selects the clients or workers who have no active session in a slot on a date, neither as a client nor as a worker. The session `except` is ignored.
 */
export function selectAvailable(db: Db, type: PersonType, { session_date, time, duration, except }: AvailabilityQuery) {
  const overlapping = db
    .selectFrom('session')
    .where('deleted_at', 'is', null)
    .where('time', '<', time + duration)
    .where(sql<boolean>`time + duration > ${time}`)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .select('id')
  // There are two queries, because each can use the index on date, day and time.
  const dated = overlapping.where('session_date', '=', session_date)
  // `weeks` leaves out the weeks in which an exception replaces the occurrence.
  const standing = overlapping
    .where('session_date', 'is', null)
    .where('day', '=', getWeekday(session_date))
    .where(sql<boolean>`weeks @> ${session_date}::date`)
  // Only active sessions have people here.
  const taken = db.selectFrom('session_person').where('session_id', 'in', dated.unionAll(standing)).select('person_id')
  return db.selectFrom(type).where('deleted_at', 'is', null).where('person_id', 'not in', taken).select('id').orderBy('id')
}
