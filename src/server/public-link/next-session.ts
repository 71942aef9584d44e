import { type InferResult, sql } from 'kysely'
import { isActive, states } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { getWeekday, getWeekStart } from '#domain/weeks.ts'
import type { selectSessions } from '../sessions/sql.ts'

/** Selects the active session that ends next. Of a standing session, the date is that of its first occurrence which has not ended. */
export const selectNextSession = (query: ReturnType<typeof selectSessions>, { date: today, minutes }: WallClock) => {
  const minutesOfWeek = getWeekday(today) * 1440 + minutes
  // A session whose hour is over in this week can only take place from the next week on.
  const firstWeek = sql`${getWeekStart(today)}::date + case when upper(session.minutes) > ${minutesOfWeek} then 0 else 7 end`
  const date = sql<string | null>`lower(session.weeks * datemultirange(daterange(${firstWeek}, null))) + session.day`
  return query
    .where('session.state', 'in', states.filter(isActive))
    .where((session) => session.or([session('session.session_date', 'is', null), session('session.session_date', '>=', today)]))
    .where(date, 'is not', null)
    .select(['session.id', 'session.worker_id', 'session.turn_id', 'session.day', 'session.time', 'session.duration', 'session.state'])
    .select('session.accepted')
    .select(date.$castTo<string>().as('session_date'))
    .select(sql<boolean>`session.session_date is null`.as('standing'))
    .orderBy(date)
    .orderBy('session.time')
    .limit(1)
}

/** A session that `selectNextSession` selects. */
export type NextSession = InferResult<ReturnType<typeof selectNextSession>>[number]
