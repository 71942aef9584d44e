import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/**
 * True for a canceled or postponed session after which its client has no session with its worker, unless one was booked in its place, the client has an active one at
 * its time, which someone else took over, or is deleted.
 */
export const isToRebook = sql<boolean>`(
  session.session_date is not null and session.state in ('canceled', 'postponed') and not exists (
    select from session as other
    where other.client_id = session.client_id and other.deleted_at is null and (
      other.worker_id = session.worker_id and not isempty(other.weeks)
        and (upper_inf(other.weeks) or (upper(other.weeks) - 7 + other.day, other.time) > (session.session_date, session.time))
      or other.moved_from_id = session.id and other.id <> session.id
      or (other.session_date, other.time) = (session.session_date, session.time) and other.state in ('pending', 'confirmed')
    )
  ) and exists (select from client as kept where kept.id = session.client_id and kept.deleted_at is null)
)`

/** Selects the clients with a session to rebook that has its date on a day or later. */
export const selectClientsToRebook = (db: Db, from: string) =>
  db
    .selectFrom('session')
    .where('session.deleted_at', 'is', null)
    .where('session.session_date', '>=', from)
    .where(isToRebook)
    .select('session.client_id')
