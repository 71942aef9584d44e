import { sql } from 'kysely'
import type { Trx } from '#server/database/connect.ts'

/** How many bookings the history has. */
const bookings = 60

/**
 * Replaces the history of making the clinic, which nobody wants to see, by that of its last bookings: the receptionist made them in the last days, and moved
 * some of them to an earlier slot. Each stands alone, so no change of making the clinic joins them.
 */
export async function replaceHistory(trx: Trx, { receptionist, timeZone }: { receptionist: string; timeZone: string }) {
  await sql`
    delete from history where kind <> 'session' or id not in (
      select history.id from history join session on session.id = record_id
      where session_date >= now()::date and state in ('pending', 'confirmed') order by session_date, history.id limit ${bookings}
    )
  `.execute(trx)
  await sql`
    update history set at = aged.at, id = create_history_id(aged.at), operation = 'createSession', correlation_id = gen_random_uuid()::text,
      change_id = null, user_id = app_user.id, user_name = app_user.name
    from app_user, (
      -- The reception books nine times a day, from nine o'clock on.
      select id, date_trunc('day', now(), ${timeZone}) - (1 + position / 9) * interval '1 day' + (17 - position % 9) * interval '1 hour' as at
      from (select id, row_number() over (order by id) - 1 as position from history) as ordered
    ) as aged
    where aged.id = history.id and app_user.name = ${receptionist}
  `.execute(trx)
  await sql`
    insert into history (id, at, user_id, user_name, operation, correlation_id, kind, record_id, people, before, after)
    select create_history_id(at + interval '65 minutes'), at + interval '65 minutes', user_id, user_name, 'updateSession', gen_random_uuid()::text, kind, record_id, people,
      after || jsonb_build_object('time', (after ->> 'time')::int + 50), after
    from (select *, row_number() over (order by id) as position from history) as booked
    where position % 6 = 0 and (after ->> 'time')::int < 700
  `.execute(trx)
  await sql`
    update history set after = moved.before from history as moved
    where history.operation = 'createSession' and moved.operation = 'updateSession' and moved.record_id = history.record_id
  `.execute(trx)
}
