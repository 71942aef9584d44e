import { sql } from 'kysely'
import { minutesNow, today } from '#domain/today.ts'
import { addDays, weekday } from '#domain/weeks.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db, Trx } from '../database/connect.ts'
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

/** Those of some sessions that stand in for a standing one which is not among them. */
export const selectStandInsAmong = (db: Db, ids: readonly string[]) =>
  selectSessions(db)
    .where('session.id', '=', anyOf(ids))
    .where((session) =>
      session.exists(
        session
          .selectFrom('session as standing')
          .where('standing.session_date', 'is', null)
          .where('standing.deleted_at', 'is', null)
          .where('standing.id', '<>', sql<string>`all(${ids}::uuid[])`)
          .whereRef('standing.client_id', '=', 'session.client_id')
          .whereRef('standing.worker_id', '=', 'session.worker_id')
          .whereRef('standing.turn_id', '=', 'session.turn_id')
          .whereRef('standing.day', '=', 'session.day')
          .whereRef('standing.time', '=', 'session.time')
          .where(sql<boolean>`session.session_date between standing.starts_on and coalesce(standing.ends_on, 'infinity')`)
          .select('standing.id'),
      ),
    )

/** Whether a dated session stands in for a standing one. */
export const standsIn = async (trx: Trx, { id }: StoredSession) =>
  (await selectStandInsAmong(trx, [id]).select('session.id').executeTakeFirst()) !== undefined

type Standing = Pick<Place, 'day' | 'time' | 'starts_on' | 'ends_on'>

/** Whether a standing session has a date in its period, whatever stands in for it. */
export const isOnDate = ({ day, starts_on, ends_on }: Standing, date: string) =>
  weekday(date) === day && starts_on !== null && starts_on <= date && (ends_on === null || date <= ends_on)

/** The first date of a standing session, whatever stands in for it. */
export const firstDate = ({ day, starts_on }: Pick<Standing, 'day' | 'starts_on'>) =>
  addDays(starts_on!, (day - weekday(starts_on!) + 7) % 7)

/** Whether the first date of a standing session has come. */
export function hasBegun(standing: Standing, now: Date, timeZone: string) {
  const first = firstDate(standing)
  const date = today(now, timeZone)
  return first < date || (first === date && standing.time <= minutesNow(now, timeZone))
}
