import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lastDate } from '#domain/series.ts'
import { weekday } from '#domain/weeks.ts'
import { useCan } from '../../../auth/access.ts'
import { workersQuery } from '../../../people/queries.ts'
import { schedulesQuery } from '../../../schedules/queries.ts'
import { formatTypedDate, parseTypedDate } from '../../../ui/dates/typed-date.ts'
import { durationsOf } from '../../data/busy.ts'
import type { Scope, Target } from '../../data/plans.ts'
import { availableQuery, type Session } from '../../data/queries.ts'
import { useSeriesConflicts } from '../booking/use-series-conflicts.ts'
import { isAtTarget } from '../card/describe-changes.ts'
import { useSessionsOnDate } from '../card/use-related-sessions.ts'
import { conflictAt, listStartTimes, workerOptions } from './move-options.ts'

/** Where a session shall go, as it is being chosen, with what is possible there. */
export function useMoveTarget(session: Session, target: Target, scope: Scope) {
  const [turnId, setTurnId] = useState(target.turnId)
  const [day, setDay] = useState(formatTypedDate(target.date))
  const [time, setTime] = useState<number | null>(target.time)
  const [worker, setWorker] = useState(target.worker)

  const can = useCan()
  const { data: schedules = [] } = useQuery(schedulesQuery())
  const schedule = schedules.find(({ turns }) => turns.some(({ id }) => id === turnId))
  const durations = durationsOf(schedules)
  const date = parseTypedDate(day)
  const { sessions, whole } = useSessionsOnDate(turnId, date)
  const hours = schedule ? listStartTimes(schedule, turnId, session, date) : []
  const hour = time !== null && hours.includes(time) ? time : null
  const wanted: Target | null = date !== null && hour !== null ? { turnId, date, time: hour, worker } : null

  // while a day is being typed there is none
  const place = { turnId, date: date ?? target.date, time: hour ?? 0 }
  const workers = useQuery({ ...workersQuery(), enabled: can('listWorkers') })
  // who is free is asked where not everything that takes place is known
  const free = useQuery({ ...availableQuery(place, 'worker'), enabled: !whole && wanted !== null && can('listAvailablePeople') })

  const whyNotAt = (time: number) =>
    date === null ? undefined : conflictAt(session, { turnId, date, time, worker }, scope, sessions, durations)
  const ended = scope === 'onwards' && wanted !== null && Boolean(session.endsOn) && wanted.date > (session.endsOn ?? '')

  // the weeks that follow are looked through only for a series
  const onwards = scope === 'onwards' && wanted !== null && !ended && session.sessionDate !== null
  const last = session.endsOn ? (lastDate({ ...session, day: weekday(wanted?.date ?? session.sessionDate ?? '') }) ?? null) : null
  const clash = useSeriesConflicts({
    ...{ place, client: session.client, worker, instead: session },
    series: onwards ? { first: place.date, last } : undefined,
  })
  const later = clash && `Así no se puede mover: ${clash} Elija otra hora, otro trabajador o solo esta semana.`

  return {
    ...{ schedule, turnId, setTurnId, day, setDay, date, hours, hour, setTime, worker, setWorker, whyNotAt },
    offered: workerOptions(session, place, { workers: workers.data ?? [session.worker], sessions, durations, free: free.data }),
    /** Undefined until all of it is chosen, and while it is where the session is already. */
    wanted: wanted && !isAtTarget(session, wanted) ? wanted : undefined,
    hindrance: ended ? 'La serie ya ha terminado en esa fecha.' : hour === null ? undefined : (whyNotAt(hour) ?? later),
  }
}
