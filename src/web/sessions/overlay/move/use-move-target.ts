import { useQuery } from '@tanstack/react-query'
import { getLastDate } from '#domain/series.ts'
import { getWeekday } from '#domain/weeks.ts'
import { useCan } from '../../../auth/access.ts'
import { workersQuery } from '../../../people/queries.ts'
import { schedulesQuery } from '../../../schedules/queries.ts'
import { parseTypedDate } from '../../../ui/dates/typed-date.ts'
import type { Scope, Target } from '../../data/changes/plans.ts'
import { mapTurnDurations } from '../../data/find-conflict.ts'
import { availablePeopleQuery, type Session } from '../../data/queries.ts'
import { useSeriesConflicts } from '../booking/use-series-conflicts.ts'
import { isAtTarget } from '../card/describe-changes.ts'
import { findTargetConflict, listStartTimes, listWorkerOptions } from './move-options.ts'
import { useSessionsOnDate } from './use-sessions-on-date.ts'

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
  const { data: schedules = [] } = useQuery(schedulesQuery())
  const schedule = schedules.find(({ turns }) => turns.some(({ id }) => id === turnId))
  const durations = mapTurnDurations(schedules)
  const date = parseTypedDate(typedDate)
  const { sessions, isComplete } = useSessionsOnDate(turnId, date)
  const startTimes = schedule ? listStartTimes(schedule, turnId, session, date) : []
  const time = values.time !== null && startTimes.includes(values.time) ? values.time : null

  const { data: allWorkers = [session.worker] } = useQuery({ ...workersQuery(), enabled: can('listWorkers') })
  const worker = allWorkers.find(({ id }) => id === values.workerId) ?? proposed.worker
  const target: Target | null = date !== null && time !== null ? { turnId, date, time, worker } : null
  const slot = { turnId, date: date ?? proposed.date, time: time ?? 0 }
  // The server is asked who is free only when not all sessions of that date are known.
  const needsAvailablePeople = !isComplete && target !== null && can('listAvailablePeople')
  const { data: freeIds } = useQuery({ ...availablePeopleQuery(slot, 'worker'), enabled: needsAvailablePeople })

  const findConflictAt = (time: number) =>
    date === null ? undefined : findTargetConflict(session, { turnId, date, time, worker }, scope, sessions, durations)
  const isAfterEnd = scope === 'onwards' && target !== null && Boolean(session.endsOn) && target.date > (session.endsOn ?? '')

  const movesSeries = scope === 'onwards' && target !== null && !isAfterEnd && session.sessionDate !== null
  const last = getLastDate({ day: getWeekday(target?.date ?? session.sessionDate ?? ''), endsOn: session.endsOn ?? null })
  const laterConflicts = useSeriesConflicts({
    ...{ slot, client: session.client, worker, replaces: session },
    series: movesSeries ? { first: slot.date, last } : undefined,
  })
  const seriesConflict = laterConflicts && `Así no se puede mover: ${laterConflicts} Elija otra hora, otro trabajador o solo esta semana.`

  return {
    ...{ schedule, date, startTimes, time, worker, findConflictAt },
    workers: listWorkerOptions(session, slot, { workers: allWorkers, sessions, durations, freeIds }),
    /** Undefined until everything is selected, and while it is the session's own slot and worker. */
    target: target && !isAtTarget(session, target) ? target : undefined,
    /** The reason why the session cannot move to the target. */
    conflict: isAfterEnd ? 'La serie ya ha terminado en esa fecha.' : time === null ? undefined : (findConflictAt(time) ?? seriesConflict),
  }
}
