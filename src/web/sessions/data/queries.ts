import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Data } from '#api/client.ts'
import { addDays, getWeekStart, splitDate } from '#domain/weeks.ts'
import { api } from '../../data/api.ts'
import { get, list } from '../../data/query.ts'
import { schedulesQuery } from '../../schedules/queries.ts'
import { waitForChanges } from './changes/pending-changes.ts'

/** A session of a week. An occurrence has its date. */
export type Session = Data<'get', '/v1/sessions/by-turn-and-week'>[number]
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

/** The sessions of a turn in the week that begins on a Sunday. Each gets its date, which servers may leave out for occurrences. */
export function weekQuery(turnId: string, week: string) {
  const path = '/v1/sessions/by-turn-and-week'
  const query = { turnId, ...splitDate(week) }
  return queryOptions({
    ...get(path, { query }),
    queryFn: async ({ client, signal }) => {
      const sessions = await fetchBetweenChanges(client, () => api.send('get', path, { query }, signal))
      return sessions.map((session) => fillInDate(session, week))
    },
    meta: { sessionScope: { turnId, from: week, to: addDays(week, 6) } },
  })
}

/**
 * The sessions of a date in all turns, in any state. A server without the additions has no operation for them: there they come from the weeks of all
 * turns.
 */
export const dayQuery = (date: string, additions: boolean) =>
  queryOptions({
    queryKey: ['/v1/sessions', 'day', date] as const,
    queryFn: ({ client, signal }): Promise<Session[]> =>
      fetchBetweenChanges(client, async () => {
        if (additions) return api.send('get', '/v1/sessions', { query: { from: date, to: date } }, signal)
        const schedules = await client.fetchQuery(schedulesQuery())
        const turns = schedules.flatMap((schedule) => schedule.turns)
        const weeks = await Promise.all(turns.map(({ id }) => client.fetchQuery(weekQuery(id, getWeekStart(date)))))
        return weeks.flat().filter(({ sessionDate }) => sessionDate === date)
      }),
    meta: { sessionScope: { from: date, to: date } },
  })

/** Fetches sessions. An answer from before a change would hide the change, so they are fetched again when the change is settled. */
export async function fetchBetweenChanges<T>(queryClient: QueryClient, fetchSessions: () => Promise<T>): Promise<T> {
  while (true) {
    const settled = waitForChanges(queryClient)
    await settled
    const sessions = await fetchSessions()
    if (waitForChanges(queryClient) === settled) return sessions
  }
}

const fillInDate = (session: Session, week: string): Session =>
  session.sessionDate === null ? { ...session, sessionDate: addDays(week, session.day) } : session

/** The records of a client in a turn: the series, and the dated sessions of all dates. */
export const clientRecordsQuery = (clientId: string, turnId: string) =>
  get('/v1/sessions/by-client-and-turn', { query: { clientId, turnId } })

/** The records of a client with a worker in all turns. The operation is an addition to the contract. */
export const pairRecordsQuery = (clientId: string, workerId: string) => get('/v1/sessions', { query: { clientId, workerId } })

/** The ids of the people who are free for the whole slot. */
export const availablePeopleQuery = ({ turnId, date, time }: Slot, personType: 'client' | 'worker') =>
  get('/v1/sessions/available-people', { query: { turnId, sessionDate: date, time, personType } })

/** The clients that a search finds. Servers without the additions return all clients. */
export const clientSearchQuery = (search: string, additions: boolean) =>
  list('/v1/clients', { query: additions ? { ...(search && { search }), limit: clientSearchLimit } : {} })

/** The number of clients that a search lists at most. The user finds further clients by typing more. */
export const clientSearchLimit = 100
