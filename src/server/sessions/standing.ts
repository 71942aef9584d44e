import { sql } from 'kysely'
import { minutesNow, today } from '#domain/today.ts'
import { addDays, weekday } from '#domain/weeks.ts'
import type { Trx } from '../database/connect.ts'
import type { Place } from './place.ts'
import { type StoredSession, selectSessions } from './sql.ts'

/** The dated sessions that stand in for a standing one. */
const selectStandIns = (trx: Trx, { client_id, worker_id, turn_id, day, time, starts_on, ends_on }: StoredSession) =>
  selectSessions(trx, { client_id, worker_id, turn_id })
    .where('day', '=', day)
    .where('time', '=', time)
    .where('session_date', '>=', starts_on)
    .$if(ends_on !== null, (query) => query.where('session_date', '<=', ends_on))

/** What stands in for a standing session on a date, held until the transaction ends. */
export const lockStandIn = (trx: Trx, standing: StoredSession, date: string) =>
  selectStandIns(trx, standing).where('session_date', '=', date).selectAll().forUpdate().executeTakeFirst()

/** Whether anything stands in for a standing session. */
export const hasStandIns = async (trx: Trx, standing: StoredSession) =>
  (await selectStandIns(trx, standing).select('id').limit(1).executeTakeFirst()) !== undefined

/** Whether a dated session stands in for a standing one. */
export async function standsIn(trx: Trx, { client_id, worker_id, turn_id, day, time, session_date }: Place) {
  const standing = await selectSessions(trx, { client_id, worker_id, turn_id })
    .where('session_date', 'is', null)
    .where('day', '=', day)
    .where('time', '=', time)
    .where(sql<boolean>`${session_date}::date between starts_on and coalesce(ends_on, 'infinity')`)
    .select('id')
    .executeTakeFirst()
  return standing !== undefined
}

type Standing = Pick<Place, 'day' | 'time' | 'starts_on' | 'ends_on'>

/** Whether a standing session has a date in its period, whatever stands in for it. */
export const isOnDate = ({ day, starts_on, ends_on }: Standing, date: string) =>
  weekday(date) === day && starts_on !== null && starts_on <= date && (ends_on === null || date <= ends_on)

/** Whether the first date of a standing session has come. */
export function hasBegun({ day, time, starts_on }: Standing, now: Date, timeZone: string) {
  const first = addDays(starts_on!, (day - weekday(starts_on!) + 7) % 7)
  const date = today(now, timeZone)
  return first < date || (first === date && time <= minutesNow(now, timeZone))
}
