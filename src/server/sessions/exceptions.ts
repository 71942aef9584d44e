import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { type StoredSession, selectSessions } from './sql.ts'

/** The exceptions of a standing session: the dated sessions that replace its occurrences. */
const selectExceptions = (trx: Trx, { client_id, worker_id, turn_id, day, time, starts_on, ends_on }: StoredSession) =>
  selectSessions(trx, { client_id, worker_id, turn_id })
    .where('day', '=', day)
    .where('time', '=', time)
    .where('session_date', '>=', starts_on)
    .$if(ends_on !== null, (query) => query.where('session_date', '<=', ends_on))

/** The exception of a standing session on a date, locked until the transaction ends. */
export const lockException = (trx: Trx, standing: StoredSession, date: string) =>
  selectExceptions(trx, standing).where('session_date', '=', date).selectAll().forUpdate().executeTakeFirst()

/** True when a standing session has an exception. */
export const hasExceptions = async (trx: Trx, standing: StoredSession) =>
  (await selectExceptions(trx, standing).select('id').limit(1).executeTakeFirst()) !== undefined

/** Those of the given sessions that are exceptions of a standing session which is not given itself. */
export const selectExceptionsAmong = (db: Db, ids: readonly string[]) =>
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

/** True when a dated session is an exception. */
export const isStoredException = async (trx: Trx, { id }: StoredSession) =>
  (await selectExceptionsAmong(trx, [id]).select('session.id').executeTakeFirst()) !== undefined
