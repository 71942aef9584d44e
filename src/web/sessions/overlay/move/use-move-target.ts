import { useQuery } from '@tanstack/react-query'
import { addDays } from '#domain/weeks.ts'
import { useCan } from '../../../auth/access.ts'
import { workersQuery } from '../../../people/queries.ts'
import { schedulesQuery } from '../../../schedules/queries.ts'
import { parseTypedDate } from '../../../ui/dates/typed-date.ts'
import { useBusyTime, useListsAllTurns } from '../../data/busy/load-busy-time.ts'
import { isAtTarget, type Target } from '../../data/changes/plans.ts'
import { isMovedPastEnd, listMovedDates, type Run } from '../../data/changes/runs.ts'
import { availablePeopleQuery, type Session } from '../../data/queries.ts'
import { useNow } from '../../data/use-now.ts'
import { listStartTimes } from '../slot/list-start-times.ts'
import { findTargetConflict, listWorkerOptions } from './move-options.ts'
import { useRunConflict } from './use-run-conflict.ts'

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
export function useMoveTarget(session: Session, values: MoveValues, proposed: Target, run: Run | undefined) {
  const { turnId, typedDate } = values
  const can = useCan()
  const listsAllTurns = useListsAllTurns()
  const { data: schedules = [] } = useQuery(schedulesQuery())
  const schedule = schedules.find(({ turns }) => turns.some(({ id }) => id === turnId))
  const date = parseTypedDate(typedDate)
  const busy = useBusyTime(date === null ? undefined : { turnId, period: { from: date, to: date } })
  const startTimes = listStartTimes(schedule, { turnId, date }, { ...session, date: session.sessionDate })
  const time = values.time !== null && startTimes.includes(values.time) ? values.time : null

  const { data: allWorkers = [session.worker] } = useQuery({ ...workersQuery(), enabled: can('listWorkers') })
  const worker = allWorkers.find(({ id }) => id === values.workerId) ?? proposed.worker
  const target: Target | null = date !== null && time !== null ? { turnId, date, time, worker } : null
  const slot = { turnId, date: date ?? proposed.date, time: time ?? 0 }
  // The server is asked who is free only when not all sessions of that date are known.
  const needsAvailablePeople = !listsAllTurns && target !== null && can('listAvailablePeople')
  const { data: freeIds } = useQuery({ ...availablePeopleQuery(slot, 'worker'), enabled: needsAvailablePeople })

  const scope = run ? 'onwards' : 'once'
  const findConflictAt = (time: number) =>
    date === null ? undefined : findTargetConflict(session, { turnId, date, time, worker }, scope, busy, run)
  const runConflict = useRunConflict(session, target ?? undefined, run)
  const { date: today } = useNow()
  const firstDate = run && target ? listMovedDates(session, target, run, addDays(target.date, 7))[0] : undefined
  const isAfterEnd = run !== undefined && target !== null && isMovedPastEnd(session, target, run)

  return {
    ...{ schedule, startTimes, time, worker, findConflictAt },
    workers: listWorkerOptions(session, slot, { workers: allWorkers, busy, freeIds }),
    /** Undefined until everything is selected, and while it is the session's own slot and worker. */
    target: target && !isAtTarget(session, target) ? target : undefined,
    /** The reason why the session cannot move to the target. */
    conflict: isAfterEnd
      ? { message: 'La serie ya ha terminado en esa fecha.' }
      : firstDate !== undefined && firstDate < today
        ? { message: 'Su primera sesión quedaría en un día que ya pasó.' }
        : time === null
          ? undefined
          : (findConflictAt(time) ?? runConflict),
  }
}
