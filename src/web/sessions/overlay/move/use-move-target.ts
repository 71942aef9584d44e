import { useQuery } from '@tanstack/react-query'
import { getLastDate } from '#domain/series.ts'
import { getWeekday } from '#domain/weeks.ts'
import { useCan } from '../../../auth/access.ts'
import { workersQuery } from '../../../people/queries.ts'
import { schedulesQuery } from '../../../schedules/queries.ts'
import { parseTypedDate } from '../../../ui/dates/typed-date.ts'
import type { Conflict } from '../../data/busy/find-conflict.ts'
import { useBusyTime, useListsAllTurns } from '../../data/busy/load-busy-time.ts'
import type { Scope, Target } from '../../data/changes/plans.ts'
import { availablePeopleQuery, type Session } from '../../data/queries.ts'
import { useSeriesConflicts } from '../booking/use-series-conflicts.ts'
import { isAtTarget } from '../card/describe-changes.ts'
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

/** Returns the target that the form's values describe, and the choices of its fields. `proposed`: the target with which the form opened. */
export function useMoveTarget(session: Session, values: MoveValues, proposed: Target, scope: Scope) {
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

  const findConflictAt = (time: number) =>
    date === null ? undefined : findTargetConflict(session, { turnId, date, time, worker }, scope, busy)
  const isAfterEnd = scope === 'onwards' && target !== null && Boolean(session.endsOn) && target.date > (session.endsOn ?? '')

  const movesSeries = scope === 'onwards' && target !== null && !isAfterEnd && session.sessionDate !== null
  const last = getLastDate({ day: getWeekday(target?.date ?? session.sessionDate ?? ''), endsOn: session.endsOn ?? null })
  const laterConflicts = useSeriesConflicts({
    ...{ slot, client: session.client, worker, replaces: session },
    series: movesSeries ? { first: slot.date, last } : undefined,
  })
  const seriesConflict: Conflict | undefined = laterConflicts
    ? { message: `Así no se puede mover: ${laterConflicts.message} Elija otra hora, otro trabajador o solo esta semana.` }
    : undefined

  return {
    ...{ schedule, startTimes, time, worker, findConflictAt },
    workers: listWorkerOptions(session, slot, { workers: allWorkers, busy, freeIds }),
    /** Undefined until everything is selected, and while it is the session's own slot and worker. */
    target: target && !isAtTarget(session, target) ? target : undefined,
    /** The reason why the session cannot move to the target. */
    conflict: isAfterEnd
      ? { message: 'La serie ya ha terminado en esa fecha.' }
      : time === null
        ? undefined
        : (findConflictAt(time) ?? seriesConflict),
  }
}
