import { addDays } from '#domain/weeks.ts'
import { workersQuery } from '#web/people/queries.ts'
import { useSchedules } from '#web/schedules/queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { useBusyTime, useListsAllTurns } from '#web/session-data/busy/load-busy-time.ts'
import { isAtTarget, type Target } from '#web/session-data/changes/plans.ts'
import { isMovedPastEnd, listMovedDates, type SeriesRun } from '#web/session-data/changes/runs.ts'
import { availablePeopleQuery, type Session } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { parseTypedDate } from '#web/ui/dates/typed-date.ts'
import { listStartTimes } from '../slot/list-start-times.ts'
import { findTargetConflict, listWorkerOptions } from './move-options.ts'

export type MoveValues = {
  turnId: string
  /** The date as it is typed. */
  typedDate: string
  /** Minutes since midnight; null until a time is selected. */
  time: number | null
  workerId: string
}

/**
 * Returns the target that the form's values describe, and the choices of its fields. `proposed`: the target with which the form opened. `run`: the sessions
 * that move along.
 */
export function useMoveTarget(session: Session, values: MoveValues, proposed: Target, run: SeriesRun | undefined) {
  const { turnId, typedDate } = values
  const listsAllTurns = useListsAllTurns()
  const schedules = useSchedules()
  const schedule = schedules.find(({ turns }) => turns.some(({ id }) => id === turnId))
  const date = parseTypedDate(typedDate)
  const busy = useBusyTime(date === null ? undefined : { turnId, period: { from: date, to: date } })
  const startTimes = listStartTimes(schedule, { turnId, date }, { ...session, date: session.sessionDate })
  const time = values.time !== null && startTimes.includes(values.time) ? values.time : null

  const { data: allWorkers = [session.worker] } = useAllowedQuery(workersQuery())
  const worker = allWorkers.find(({ id }) => id === values.workerId) ?? proposed.worker
  const target: Target | null = date !== null && time !== null ? { turnId, date, time, worker } : null
  const slot = { turnId, date: date ?? proposed.date, time: time ?? 0 }
  // The server is asked who is free only when not all sessions of that date are known.
  const { data: freeIds } = useAllowedQuery({ ...availablePeopleQuery(slot, 'worker'), enabled: !listsAllTurns && target !== null })

  const scope = run ? 'onwards' : 'once'
  const findConflictAt = (time: number) =>
    date === null ? undefined : findTargetConflict(session, { turnId, date, time, worker }, scope, busy, run)
  const { date: today } = useNow()
  const firstDate = run && target ? listMovedDates(session, target, run, addDays(target.date, 7))[0] : undefined
  const isAfterEnd = run !== undefined && target !== null && isMovedPastEnd(session, target, run)

  return {
    schedule,
    startTimes,
    time,
    worker,
    findConflictAt,
    workers: listWorkerOptions(session, slot, { workers: allWorkers, busy, freeIds }),
    /** Undefined until everything is selected, and while it is the session's own slot and worker. */
    target: target && !isAtTarget(session, target) ? target : undefined,
    /** Why nothing can move to the target, whoever is free there. */
    problem: isAfterEnd
      ? 'La serie ya ha terminado en esa fecha.'
      : firstDate !== undefined && firstDate < today
        ? 'Su primera sesión quedaría en un día que ya pasó.'
        : undefined,
  }
}
