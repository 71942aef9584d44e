import { isActive } from '#domain/states.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { type Conflict, findConflict } from '../data/busy/find-conflict.ts'
import { useBusyTime } from '../data/busy/load-busy-time.ts'
import type { Session } from '../data/queries.ts'

/** Finds the sessions that cannot move by a number of days, with the reason. Empty while their new weeks are not loaded. */
export function useShiftConflicts(sessions: readonly Session[], days: number): { session: Session; conflict: Conflict }[] {
  const [first] = sessions
  const dates = sessions.map(({ sessionDate }) => addDays(sessionDate ?? '', days)).sort()
  const from = getWeekStart(dates[0] ?? '')
  const [endOfWeek, last = ''] = [addDays(from, 6), dates.at(-1)]
  const busy = useBusyTime(first && { turnId: first.turnId, period: { from, to: last > endOfWeek ? last : endOfWeek } })
  return sessions.flatMap((session) => {
    // A canceled or postponed session has no conflicts.
    if (session.sessionDate === null || !isActive(session.state)) return []
    const slot = { turnId: session.turnId, date: addDays(session.sessionDate, days), time: session.time }
    const conflict = findConflict(session, slot, busy, { session, scope: 'once' })
    return conflict ? [{ session, conflict }] : []
  })
}
