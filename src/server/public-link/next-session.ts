import type { InferResult } from 'kysely'
import { sql } from 'kysely'
import { isActive, states } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { selectNextDate } from '../clients/next-sessions.ts'
import type { selectSessions } from '../sessions/sql.ts'

/** Selects the active session that ends next. Of a standing session, the date is that of its first occurrence which has not ended. */
export const selectNextSession = (query: ReturnType<typeof selectSessions>, now: WallClock) => {
  const date = selectNextDate(now)
  return query
    .where('session.state', 'in', states.filter(isActive))
    .where((session) => session.or([session('session.session_date', 'is', null), session('session.session_date', '>=', now.date)]))
    .where(date, 'is not', null)
    .select(['session.id', 'session.worker_id', 'session.turn_id', 'session.day', 'session.time', 'session.duration', 'session.state'])
    .select(['session.accepted', 'session.client_id'])
    .select(date.$castTo<string>().as('session_date'))
    .select(sql<boolean>`session.session_date is null`.as('standing'))
    .orderBy(date)
    .orderBy('session.time')
    .limit(1)
}

/** A session that `selectNextSession` selects. */
export type NextSession = InferResult<ReturnType<typeof selectNextSession>>[number]
