import { sql } from 'kysely'
import type { PersonType } from '#api/generated/wire.ts'
import { isActive, states } from '#domain/states.ts'
import { getWeekday } from '#domain/weeks.ts'
import type { Db } from '../database/connect.ts'

type AvailabilityQuery = { session_date: string; time: number; duration: number; except?: string }

/** Selects the clients or workers without an active session in a slot on a date. The session `except` is ignored. */
export function selectAvailable(db: Db, type: PersonType, { session_date, time, duration, except }: AvailabilityQuery) {
  const active = db
    .selectFrom('session')
    .where('deleted_at', 'is', null)
    .where('state', 'in', states.filter(isActive))
    .where('time', '<', time + duration)
    .where(sql<boolean>`time + duration > ${time}`)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .select(`${type}_id as id`)
  // There are two queries, because each can use the index on date, day and time.
  const dated = active.where('session_date', '=', session_date)
  // `weeks` leaves out the weeks in which an exception replaces the occurrence.
  const standing = active
    .where('session_date', 'is', null)
    .where('day', '=', getWeekday(session_date))
    .where(sql<boolean>`weeks @> ${session_date}::date`)
  return db.selectFrom(type).where('deleted_at', 'is', null).where('id', 'not in', dated.unionAll(standing)).select('id').orderBy('id')
}
