import { type RawBuilder, sql } from 'kysely'
import type { NextSession } from '#api/generated/wire.ts'
import { isActive, states } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { getWeekday, getWeekStart } from '#domain/weeks.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import type { PropertiesOf } from '../properties-of.ts'

/** Selects the date of a session that is not over, of a standing one that of its first such occurrence; null when there is none. */
export function selectNextDate({ date: today, minutes }: WallClock): RawBuilder<string | null> {
  const minutesOfWeek = getWeekday(today) * 1440 + minutes
  // A session whose hour is over in this week can only take place from the next week on.
  const firstWeek = sql`${getWeekStart(today)}::date + case when upper(session.minutes) > ${minutesOfWeek} then 0 else 7 end`
  // A dated session after today has one date, so its weeks need not be read.
  return sql`case
    when session.session_date > ${today}::date then session.session_date
    else lower(session.weeks * datemultirange(daterange(${firstWeek}, null))) + session.day
  end`
}

/** Reads the first active session that is not over of each client who has one. */
export async function readNextSessions(db: Db, clientIds: readonly string[], now: WallClock): Promise<Map<string, NextSession>> {
  const date = selectNextDate(now)
  const rows = await db
    .selectFrom('session')
    .where('client_id', '=', anyOf(clientIds))
    .where('deleted_at', 'is', null)
    .where('state', 'in', states.filter(isActive))
    .where((session) => session.or([session('session_date', 'is', null), session('session_date', '>=', now.date)]))
    .where(date, 'is not', null)
    .distinctOn('client_id')
    .select(['client_id', date.$castTo<string>().as('session_date'), 'time', 'worker_id'])
    .orderBy('client_id')
    .orderBy(sql.ref('session_date'))
    .orderBy('time')
    .execute()
  return new Map(
    rows.map(({ client_id, session_date, time, worker_id }) => [
      client_id,
      { session_date, time, worker_id } satisfies PropertiesOf<NextSession>,
    ]),
  )
}
