import { sql } from 'kysely'
import type { PersonType } from '#api/generated/wire.ts'
import { isActive, states } from '#domain/states.ts'
import { weekday } from '#domain/weeks.ts'
import type { Db } from '../database/connect.ts'

type Slot = { session_date: string; time: number; duration: number; except?: string }

/** The clients or workers who have no active session in a slot of a date; one session may be left out of account. */
export function selectAvailable(db: Db, type: PersonType, { session_date, time, duration, except }: Slot) {
  const busy = db
    .selectFrom('session')
    .where('deleted_at', 'is', null)
    .where('state', 'in', states.filter(isActive))
    .where('time', '<', time + duration)
    .where(sql<boolean>`time + duration > ${time}`)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .select(`${type}_id as id`)
  // two branches, each for the index on date, day and time
  const dated = busy.where('session_date', '=', session_date)
  const standing = busy
    .where('session_date', 'is', null)
    .where('day', '=', weekday(session_date))
    .where(sql<boolean>`weeks @> ${session_date}::date`)
  return db.selectFrom(type).where('deleted_at', 'is', null).where('id', 'not in', dated.unionAll(standing)).select('id').orderBy('id')
}
