import { formatDateList } from '#domain/date-list.ts'
import { addDays } from '#domain/weeks.ts'
import { ignoreAbsences } from '../../data/busy/busy-period.ts'
import type { Conflict } from '../../data/busy/find-conflict.ts'
import { useBusyTime, useListsAllTurns } from '../../data/busy/load-busy-time.ts'
import type { Target } from '../../data/changes/plans.ts'
import { listMovedDates, type Run } from '../../data/changes/runs.ts'
import type { Session } from '../../data/queries.ts'
import { findConflictOfDates } from '../booking/use-series-conflicts.ts'

/** How many days of a run without end, and of one with many dates, are compared with what the two people have. */
const [endlessDays, maxDays] = [61, 366]

/** Finds why the other dates of a run cannot move along with a session, as far as it is known. */
export function useRunConflict(session: Session, target: Target | undefined, run: Run | undefined): Conflict | undefined {
  const listsAllTurns = useListsAllTurns()
  const others =
    run && target && listsAllTurns
      ? listMovedDates(session, target, run, addDays(target.date, endlessDays)).filter(
          (date) => date !== target.date && date <= addDays(target.date, maxDays),
        )
      : []
  const [from, to] = [others[0], others.at(-1)]
  const pair = target && { client: session.client, worker: target.worker }
  const busy = useBusyTime(pair && from && to ? { turnId: target.turnId, period: { from, to }, pair } : undefined)
  if (!pair || !run || others.length === 0) return
  const isStanding = run.standing.length > 0
  const options = {
    move: { session, scope: 'onwards' as const, from: run.from },
    nameDates: (dates: readonly string[]) => `: ${formatDateList(dates)}`,
  }
  const conflict = findConflictOfDates(pair, target, others, isStanding ? ignoreAbsences(busy) : busy, options)
  if (!conflict) return
  const message = `Así no se puede mover: ${conflict.message} Elija otra hora, otro trabajador o solo esta.`
  // A series outside of the working hours cannot be insisted on.
  return isStanding || !conflict.reason ? { message } : { message: conflict.message, reason: conflict.reason }
}
