import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Data } from '#api/client.ts'
import type { Period } from '#domain/periods.ts'
import { addDays, getWeekStart, splitDate } from '#domain/weeks.ts'
import type { Can } from '#web/auth/access.ts'
import { api } from '#web/data/api.ts'
import { list } from '#web/data/list.ts'
import { get } from '#web/data/query.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { getChangesPromise } from './changes/unanswered-changes.ts'
import { recordChanges } from './changes-of-colleagues.ts'

type StoredSession = Data<'get', '/v1/sessions/by-turn-and-week'>[number]

/** A session of a week. An occurrence has its date. One that is not saved yet has no duration, which the server sets. */
export type Session = Omit<StoredSession, 'duration'> & Partial<Pick<StoredSession, 'duration'>>
export type Schedule = Data<'get', '/v1/schedules'>[number]
export type Turn = Schedule['turns'][number]
export type Worker = Data<'get', '/v1/workers'>[number]
export type Client = Data<'get', '/v1/clients'>[number]

/** A slot of a turn on a date. `time` is in minutes since midnight. */
export interface Slot {
  turnId: string
  date: string
  time: number
}

/** The sessions of a turn in the week that begins on a Sunday. */
export function weekQuery(turnId: string, week: string) {
  const path = '/v1/sessions/by-turn-and-week'
  const query = { turnId, ...splitDate(week) }
  return queryOptions({
    ...get(path, { query }),
    queryFn: async ({ client, queryKey, signal }) => {
      const sessions = await fetchBetweenChanges(client, () => api.send('get', path, { query }, signal))
      recordChanges(client.getQueryData(queryKey), sessions)
      return sessions
    },
    meta: { sessionScope: { turnId, from: week, to: addDays(week, 6) } },
  })
}

/** The key of the sessions of a period in all turns. */
export const getAllTurnsKey = (period: Period) => ['/v1/sessions', 'all turns', period] as const

/** The sessions of a day or week in all turns, in any state. For a user who may read attendance only, they come from the weeks of all turns. */
export const allTurnsQuery = (period: Period, can: Can) =>
  queryOptions({
    queryKey: getAllTurnsKey(period),
    queryFn: async ({ client, queryKey, signal }): Promise<Session[]> => {
      if (can('listSessions')) {
        const sessions = await fetchBetweenChanges(client, () => api.send('get', '/v1/sessions', { query: period }, signal))
        recordChanges(client.getQueryData(queryKey), sessions)
        return sessions
      }
      const schedules = await client.ensureQueryData(schedulesQuery())
      const turns = schedules.flatMap((schedule) => schedule.turns)
      const week = getWeekStart(period.from)
      const weeks = await Promise.all(turns.map(({ id }) => client.fetchQuery({ ...weekQuery(id, week), staleTime: 0 })))
      return weeks.flat().filter(({ sessionDate }) => sessionDate !== null && sessionDate >= period.from && sessionDate <= period.to)
    },
    meta: { sessionScope: period, operation: 'listTurnWeek' },
  })

/** Fetches sessions. An answer from before a change would hide the change, so they are fetched again once the change is answered. */
export async function fetchBetweenChanges<T>(queryClient: QueryClient, fetchSessions: () => Promise<T>): Promise<T> {
  while (true) {
    const changesBefore = getChangesPromise(queryClient)
    await changesBefore
    const sessions = await fetchSessions()
    if (getChangesPromise(queryClient) === changesBefore) return sessions
  }
}

/** The records of a client in a turn: the series, and the dated sessions of all dates. */
export const clientRecordsQuery = (clientId: string, turnId: string) =>
  get('/v1/sessions/by-client-and-turn', { query: { clientId, turnId } })

/** The records of a client with a worker in all turns. */
export const pairRecordsQuery = (clientId: string, workerId: string) => get('/v1/sessions', { query: { clientId, workerId } })

/** The ids of the people who are free for the whole slot. */
export const availablePeopleQuery = ({ turnId, date, time }: Slot, personType: 'client' | 'worker') => ({
  ...get('/v1/sessions/available-people', { query: { turnId, sessionDate: [date], time, personType } }),
  // For a single date the response is a list of ids.
  select: (people: readonly unknown[]) => people.filter((id) => typeof id === 'string'),
})

/** The clients who are free for the whole slot, or the first of them by last names: their ids, and how many there are. `hasMore`: true when these are not all. */
export function freeClientsQuery({ turnId, date, time }: Slot, limit?: number) {
  const path = '/v1/sessions/available-people'
  const query = { turnId, sessionDate: [date], time, personType: 'client' as const, ...(limit !== undefined && { limit }) }
  return queryOptions({
    queryKey: [path, 'counted', { query }] as const,
    queryFn: ({ signal }) => api.list(path, { query }, signal),
    // For a single date the response is a list of ids.
    select: ({ rows, total }) => ({ ids: rows.filter((id) => typeof id === 'string'), hasMore: total > rows.length, count: total }),
  })
}

/** The workers of a client's sessions in the weeks around today, the most frequent first. A server may lack the operation. */
export const usualWorkersQuery = (clientId: string) => get('/v1/clients/{id}/usual-workers', { path: { id: clientId } })

/** The clients that a search finds. */
export const clientSearchQuery = (search: string) => list('/v1/clients', { ...(search && { search }), limit: clientSearchLimit })

/** The number of clients that a search lists at most. The user finds further clients by typing more. */
export const clientSearchLimit = 100
