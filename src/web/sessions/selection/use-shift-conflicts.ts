import { isActive } from '#domain/states.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { type Conflict, findConflict } from '../data/busy/find-conflict.ts'
import { useBusyTime } from '../data/busy/load-busy-time.ts'
import type { Session } from '../data/queries.ts'

/** Finds the sessions of a week that cannot move by a number of weeks, with the reason. Empty while the other week is not loaded. */
export function useShiftConflicts(sessions: readonly Session[], weeks: number): { session: Session; conflict: Conflict }[] {
  const [first] = sessions
  const from = addDays(getWeekStart(first?.sessionDate ?? ''), 7 * weeks)
  const busy = useBusyTime(first && { turnId: first.turnId, period: { from, to: addDays(from, 6) } })
  return sessions.flatMap((session) => {
    // A canceled or postponed session has no conflicts.
    if (session.sessionDate === null || !isActive(session.state)) return []
    const slot = { turnId: session.turnId, date: addDays(session.sessionDate, 7 * weeks), time: session.time }
    const conflict = findConflict(session, slot, busy, { session, scope: 'once' })
    return conflict ? [{ session, conflict }] : []
  })
}
