import { sql } from 'kysely'
import type { Trx } from '#server/database/connect.ts'

/** How many bookings the history has. */
const bookings = 60

/**
 * Replaces the history of making the clinic, which nobody wants to see, by that of its last bookings: the receptionist made them in the last days, and moved
 * some of them to an earlier slot.
 */
export async function replaceHistory(trx: Trx, receptionist: string) {
  await sql`
    delete from history where kind <> 'session' or id not in (
      select history.id from history join session on session.id = record_id where session_date >= now()::date order by session_date, history.id limit ${bookings}
    )
  `.execute(trx)
  await sql`
    update history set at = aged.at, id = create_history_id(aged.at), operation = 'createSession', correlation_id = gen_random_uuid()::text,
      user_id = app_user.id, user_name = app_user.name
    from app_user, (select id, now() - row_number() over (order by id) * interval '47 minutes' - interval '2 hours' as at from history) as aged
    where aged.id = history.id and app_user.name = ${receptionist}
  `.execute(trx)
  await sql`
    insert into history (id, at, user_id, user_name, operation, correlation_id, kind, record_id, people, before, after)
    select create_history_id(at + interval '65 minutes'), at + interval '65 minutes', user_id, user_name, 'updateSession', gen_random_uuid()::text, kind, record_id, people,
      after || jsonb_build_object('time', (after ->> 'time')::int + 50), after
    from (select *, row_number() over (order by id) as position from history) as booked
    where position % 6 = 0 and (after ->> 'time')::int < 700
  `.execute(trx)
}
