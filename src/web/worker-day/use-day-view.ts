import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isMissingOperation } from '#api/errors.ts'
import { getWeekStart } from '#domain/weeks.ts'
import { useClientToBook } from '#web/agenda-tools/client-to-book/client-to-book.tsx'
import { filterSessions } from '#web/agenda-tools/filter.ts'
import { useFilter } from '#web/agenda-tools/use-filter.ts'
import { readsOnlyOwnSessions, useCan } from '#web/auth/access.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { useClinicAvailability } from '#web/availability/clinic-availability.ts'
import { getPollInterval } from '#web/data/live/live-state.ts'
import type { AgendaParams } from '#web/navigation/paths.ts'
import { workersQuery } from '#web/people/queries.ts'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import { listBusyPeriods, mapTurnDurations } from '#web/session-data/busy/busy-period.ts'
import { useHighlightedChanges } from '#web/session-data/changes-of-colleagues.ts'
import { allTurnsQuery, type Schedule, type Session, type Worker } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { getMarkInWeek } from '#web/session-data/week-view.ts'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { arrangeDay, getDayHours } from './arrange-day.ts'
import { type ClientTime, listClientTimes } from './client-times.ts'

/** Returns the contents of a day: its sessions in all turns, those that the filters leave, and a column for each worker. */
export function useDayView(date: string, schedules: readonly Schedule[], dayChoice: AgendaParams) {
  const can = useCan()
  const user = useSignedInUser()
  const now = useNow()
  const canListWorkers = can('listWorkers')
  const dayQuery = allTurnsQuery({ from: date, to: date }, can)
  const { data: loaded } = useQuery({ ...dayQuery, retryOnMount: false })
  const workersAnswer = useSideQuery(workersQuery())
  const [sessions, listed] = [loaded ?? noSessions, workersAnswer.data ?? noWorkers]
  useHighlightedChanges(sessions)
  // Where the server lacks the list of workers, the day shows those of the sessions.
  const lacksWorkers = canListWorkers && !workersAnswer.data && !isMissingOperation(workersAnswer.error)
  const badges = useWorkerBadges(sessions)
  const availability = useClinicAvailability({ from: date, to: date }, refreshed)
  const filter = useFilter(dayChoice)
  const durations = useMemo(() => mapTurnDurations(schedules), [schedules])
  const offered = useMemo(() => {
    const chosen = schedules.filter(({ id }) => id === dayChoice.schedule)
    return chosen.length > 0 ? chosen : schedules
  }, [schedules, dayChoice.schedule])
  const ownId = readsOnlyOwnSessions(user) ? user.workerId : undefined
  const workers = useMemo(() => {
    const known = listed.filter(({ id }) => ownId === undefined || id === ownId)
    const all = new Map<string, Session['worker']>([...sessions.map(({ worker }) => worker), ...known].map((worker) => [worker.id, worker]))
    return [...all.values()].filter(({ id }) => filter.workers.size === 0 || filter.workers.has(id))
  }, [listed, sessions, filter.workers, ownId])
  const { shown, ...counts } = useMemo(() => {
    const turns = new Set(offered.flatMap((schedule) => schedule.turns).map(({ id }) => id))
    const week = getWeekStart(date)
    return filterSessions(
      sessions.filter(({ turnId }) => turns.has(turnId)),
      filter,
      (session) => getMarkInWeek(session, { week, duration: durations.get(session.turnId) ?? 0, now }),
    )
  }, [sessions, offered, filter, date, durations, now])
  const clientToBook = useClientToBook(dayChoice.bookFor)
  const clientTimes = useMemo(
    () => (clientToBook ? listClientTimes(clientToBook, listBusyPeriods(sessions, durations), durations) : noTimes),
    [clientToBook, sessions, durations],
  )
  const hours = useMemo(() => getDayHours({ schedules, offered, shown }), [schedules, offered, shown])
  const columns = useMemo(
    () => arrangeDay({ date, schedules, offered, workers, sessions, shown, availability, clientTimes }),
    [date, schedules, offered, workers, sessions, shown, availability, clientTimes],
  )
  return {
    date,
    now,
    schedules,
    offered,
    listed,
    sessions,
    badges,
    availability,
    filter,
    durations,
    shown,
    counts,
    hours,
    columns,
    clientToBook,
    clientTimes,
    /** The queries without which the day cannot be shown, and whether an answer is missing. */
    queries: [dayQuery, ...(canListWorkers ? [workersQuery()] : [])],
    isMissing: !loaded || lacksWorkers,
  }
}

/** The contents of a day, as `useDayView` returns them. */
export type DayView = ReturnType<typeof useDayView>

const noSessions: readonly Session[] = []
const noTimes: readonly ClientTime[] = []
const noWorkers: readonly Worker[] = []

/** Availability is refreshed as often as the sessions, because both show who is unavailable. */
const refreshed = { refetchInterval: getPollInterval, refetchOnWindowFocus: 'always' } as const
