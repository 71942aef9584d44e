import { sessionKey } from '#domain/session-key.ts'
import { isActive } from '#domain/states.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import type { BusyPeriod, BusyTime } from '../data/busy/busy-period.ts'
import { type Conflict, findConflict } from '../data/busy/find-conflict.ts'
import { useBusyTime } from '../data/busy/load-busy-time.ts'
import type { Session } from '../data/queries.ts'

type ShiftConflict = { session: Session; conflict: Conflict }

/** Finds the sessions that cannot move together by a number of days, with the reason. Empty while their new weeks are not loaded. */
export function useShiftConflicts(sessions: readonly Session[], days: number): ShiftConflict[] {
  const [first] = sessions
  const dates = sessions.map(({ sessionDate }) => addDays(sessionDate ?? '', days)).sort()
  const from = getWeekStart(dates[0] ?? '')
  const [endOfWeek, last = ''] = [addDays(from, 6), dates.at(-1)]
  const busy = useBusyTime(first && { turnId: first.turnId, period: { from, to: last > endOfWeek ? last : endOfWeek } })
  return findShiftConflicts(sessions, days, busy)
}

/** A session that moves frees its slot for the others, and one that cannot move keeps it, which may prevent another one, and so on. */
function findShiftConflicts(sessions: readonly Session[], days: number, busy: BusyTime): ShiftConflict[] {
  const find = (staying: readonly ShiftConflict[]): ShiftConflict[] => {
    const stayingKeys = new Set(staying.map(({ session }) => sessionKey(session)))
    const leavingKeys = new Set(sessions.map(sessionKey).filter((key) => !stayingKeys.has(key)))
    const isLeft = ({ reason }: BusyPeriod) => reason.kind !== 'session' || !leavingKeys.has(sessionKey(reason.session))
    const left = { ...busy, periods: busy.periods.filter(isLeft) }
    const found = sessions.flatMap((session) => {
      // A canceled or postponed session has no conflicts.
      if (session.sessionDate === null || !isActive(session.state)) return []
      const slot = { turnId: session.turnId, date: addDays(session.sessionDate, days), time: session.time }
      const conflict = findConflict(session, slot, left, { session, scope: 'once' })
      return conflict ? [{ session, conflict }] : []
    })
    return found.length > staying.length ? find(found) : found
  }
  return find([])
}
