import { sql } from 'kysely'
import { addDays } from '#domain/weeks.ts'
import type { Db } from '#server/database/connect.ts'
import { sunday } from './bench-data.ts'

/** The number of weeks that are inserted at once. */
const weeksAtOnce = 50

/**
 * Repeats the sessions of the week of `sunday` in the weeks before it, the oldest first, with the history of each, and records attendance, which leaves
 * a dead row for each as it does in use. The triggers of the sessions do not run, because with them it takes minutes, so this writes what they write.
 */
export async function insertYears(db: Db, weeks: number) {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    for (let first = weeks; first > 0; first -= weeksAtOnce) {
      const from = addDays(sunday, -7 * first)
      const until = addDays(sunday, -7 * Math.max(0, first - weeksAtOnce))
      await sql`
        insert into session (id, client_id, worker_id, turn_id, day, time, duration, session_date, state, weeks)
        select gen_random_uuid(), client_id, worker_id, turn_id, day, time, duration, date, 'confirmed', datemultirange(week_of(date))
        from generate_series(0, ${until}::date - ${from}::date - 7, 7) as days,
          session, lateral (select ${from}::date + days + (session_date - ${sunday}::date) as date) as at
        where session_date between ${sunday}::date and ${sunday}::date + 6
      `.execute(trx)
      await sql`
        insert into session_person
        select session.id, person_id, minutes, weeks from session
        cross join lateral (
          select person_id from client where id = client_id union all select person_id from worker where id = worker_id
        ) as taken
        where session_date >= ${from}::date and session_date < ${until}::date
      `.execute(trx)
      await sql`
        insert into history (id, at, kind, record_id, people, after)
        select gen_random_uuid(), now(), 'session', id, array[client_id, worker_id],
          jsonb_build_object('day', day, 'time', time, 'state', state, 'turn_id', turn_id, 'duration', duration, 'client_id', client_id,
            'worker_id', worker_id, 'session_date', session_date)
        from session where session_date >= ${from}::date and session_date < ${until}::date
      `.execute(trx)
      await sql`update session set attended = true where session_date >= ${from}::date and session_date < ${until}::date`.execute(trx)
    }
  })
}
