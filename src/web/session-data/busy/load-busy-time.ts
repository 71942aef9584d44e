import { type QueryClient, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listDates, type Period, splitPeriod } from '#domain/periods.ts'
import { toLocalDate } from '#domain/today.ts'
import { getWeekStart } from '#domain/weeks.ts'
import { type PersonIds, useCan } from '#web/auth/access.ts'
import { fetchClinicAvailability, readClinicAvailability, useClinicAvailability } from '#web/availability/clinic-availability.ts'
import type { getPollInterval } from '#web/data/live/live-state.ts'
import { get } from '#web/data/query.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { useWorkers } from '#web/people/queries.ts'
import { schedulesQuery, useSchedules } from '#web/schedules/queries.ts'
import { getAllTurnsKey, type Session, weekQuery } from '../queries.ts'
import { useNow } from '../use-now.ts'
import { type BusyPeriod, type BusyTime, listBusyPeriods, listUnavailablePeriods, mapTurnDurations } from './busy-period.ts'

/** True when the sessions of all turns can be listed, of everybody or of these people. */
export const useListsAllTurns = (people: PersonIds = {}) => useCan()('listSessions', people)

type Pair = Pick<Session, 'client' | 'worker'>

/** The sessions of a period in all turns, of everybody or of one client or worker. */
const sessionsBetweenQuery = ({ from, to }: Period, person: { clientId?: string; workerId?: string } = {}) =>
  get('/v1/sessions', { query: { from, to, ...person } })

/** The server lists the sessions of everybody, and those of one person, in at most this many days at once. */
const maxListedDays = { ofAll: 62, ofPerson: 400 }

const pairQueries = (period: Period, { client, worker }: Pair) =>
  splitPeriod(period, maxListedDays.ofPerson).flatMap((part) => [
    sessionsBetweenQuery(part, { clientId: client.id }),
    sessionsBetweenQuery(part, { workerId: worker.id }),
  ])

interface Search {
  turnId: string
  period: Period
  pair?: Pair
}

/** `isLoaded`: false while sessions, absences or hours are missing, because they are loading or have failed to load. `sessions`: those that were read, in any state. */
type LoadedBusyTime = BusyTime & { isLoaded: boolean; hasFailed: boolean; sessions: readonly Session[] }

/**
 * Loads when everybody, or two people, are busy in a period, unless `search` is undefined: in all turns, or in the first week of the turn when the user
 * may not list the others. `options` are those of the queries of all turns.
 */
export function useBusyTime(
  search: Search | undefined,
  options: { staleTime?: number; refetchInterval?: typeof getPollInterval } = {},
): LoadedBusyTime {
  const can = useCan()
  const listsAllTurns = useListsAllTurns()
  const schedules = useSchedules()
  const listQueries = ({ period, pair }: Search) =>
    pair ? pairQueries(period, pair) : splitPeriod(period, maxListedDays.ofAll).map((part) => sessionsBetweenQuery(part))
  const { sessions, isLoaded, hasFailed } = useQueries({
    queries: [
      ...(search && listsAllTurns ? listQueries(search).map((query) => ({ ...query, ...options })) : []),
      ...(search && !listsAllTurns && can('listTurnWeek') ? [weekQuery(search.turnId, getWeekStart(search.period.from))] : []),
    ],
    combine: joinSessions,
  })
  const availability = useClinicAvailability(search?.period, options)
  const listedWorkers = useWorkers()
  const { date: today } = useNow()
  const [from, to, worker] = [search?.period.from, search?.period.to, search?.pair?.worker]
  return useMemo(() => {
    const durations = mapTurnDurations(schedules)
    const workers = worker ? [worker] : joinWorkers(listedWorkers, sessions)
    const dates = from === undefined || to === undefined ? [] : listUpcomingDates({ from, to }, today)
    return {
      periods: [...listBusyPeriods(sessions, durations), ...listUnavailablePeriods(workers, dates, availability)],
      durations,
      isLoaded: isLoaded && availability.isLoaded,
      hasFailed: hasFailed || availability.hasFailed,
      sessions,
    }
  }, [sessions, isLoaded, hasFailed, schedules, availability, listedWorkers, worker, from, to, today])
}

/** Lists the dates of a period from today on. What is over is changed whether the worker was there or not. */
const listUpcomingDates = ({ from, to }: Period, today: string) => {
  const first = from > today ? from : today
  return first > to ? [] : listDates({ from: first, to })
}

/** Returns the listed workers, and those of sessions who are not among them. */
export function joinWorkers(listed: readonly Session['worker'][] = [], sessions: readonly Session[]): Session['worker'][] {
  return [...new Map([...sessions.map(({ worker }) => worker), ...listed].map((worker) => [worker.id, worker])).values()]
}

/** Joins the answers of several queries. It stands here because React Query computes the result again for each new function. */
const joinSessions = (answers: readonly { data: Session[] | undefined; isError: boolean }[]) => ({
  sessions: answers.flatMap(({ data }) => data ?? []),
  hasFailed: answers.some(({ data, isError }) => isError && data === undefined),
  isLoaded: answers.every(({ data }) => data !== undefined),
})

/** Milliseconds for which cached sessions are current enough to find conflicts outside of a form. */
const staleTime = 30_000

const readDurations = (queryClient: QueryClient) => mapTurnDurations(queryClient.getQueryData(schedulesQuery().queryKey))

/** Fetches when two people are busy in a period, in all turns, and when the worker is available then. */
export async function fetchBusyPeriods(queryClient: QueryClient, period: Period, pair: Pair): Promise<BusyPeriod[]> {
  const [answers] = await Promise.all([
    Promise.all(pairQueries(period, pair).map((query) => queryClient.fetchQuery({ ...query, staleTime }))),
    fetchClinicAvailability(queryClient, period),
  ])
  return [...listBusyPeriods(answers.flat(), readDurations(queryClient)), ...readUnavailablePeriods(queryClient, [pair.worker], period)]
}

/** Returns when these workers are not available in a period, by what is in the cache. */
export function readUnavailablePeriods(queryClient: QueryClient, workers: readonly Session['worker'][], period: Period): BusyPeriod[] {
  const timeZone = queryClient.getQueryData(settingsQuery().queryKey)?.timeZone
  const dates = timeZone === undefined ? [] : listUpcomingDates(period, toLocalDate(new Date(), timeZone))
  return listUnavailablePeriods(workers, dates, readClinicAvailability(queryClient, period))
}

/** Adds the sessions of a turn's week to the periods of all turns. For its turn the week is the more current of the two. */
export function addWeek(
  queryClient: QueryClient,
  loaded: readonly BusyPeriod[],
  week: { turnId: string; sessions: readonly Session[] },
): BusyTime {
  const durations = readDurations(queryClient)
  const others = loaded.filter(({ reason }) => reason.kind !== 'session' || reason.session.turnId !== week.turnId)
  return { periods: [...listBusyPeriods(week.sessions, durations), ...others], durations }
}

/** Returns the sessions of a date in all turns while a screen shows them, which then are as current as the screen. */
const readShownDay = (queryClient: QueryClient, date: string): readonly Session[] | undefined => {
  const shown = queryClient.getQueryCache().find<Session[]>({ queryKey: getAllTurnsKey({ from: date, to: date }) })
  return shown?.isActive() ? shown.state.data : undefined
}

/**
 * Returns when people are busy on a date, by what is in the cache: by the day that is shown in all turns, or else by the week of the turn and by all turns
 * unless they are outdated; and by when a worker is available.
 */
export function readBusyTime(queryClient: QueryClient, turnId: string, date: string, worker: Session['worker']): BusyTime {
  const unavailable = readUnavailablePeriods(queryClient, [worker], { from: date, to: date })
  const durations = readDurations(queryClient)
  const shown = readShownDay(queryClient, date)
  if (shown) return { periods: [...listBusyPeriods(shown, durations), ...unavailable], durations }
  const ofDay = queryClient.getQueryCache().find<Session[]>({ queryKey: sessionsBetweenQuery({ from: date, to: date }).queryKey })
  const sessions = (ofDay?.isStaleByTime(staleTime) === false && ofDay.state.data) || []
  const week = queryClient.getQueryData(weekQuery(turnId, getWeekStart(date)).queryKey) ?? []
  return addWeek(queryClient, [...listBusyPeriods(sessions, durations), ...unavailable], { turnId, sessions: week })
}
