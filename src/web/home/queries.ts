import { queryOptions } from '@tanstack/react-query'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { weekRefresh } from '../constants.ts'
import { api } from '../data/api.ts'
import { get, list } from '../data/query.ts'
import { schedulesQuery } from '../schedules/queries.ts'
import type { ScreenContext } from '../screen/loader-queries.ts'
import { fetchBetweenChanges, type Session, weekQuery } from '../sessions/data/queries.ts'
import { listShownWeeks } from './weeks/week-counts.ts'

/**
 * The sessions of the week of a date in all turns and states. Without the additions, or with access to attendance only, they come from the weeks of all
 * turns.
 */
export function allTurnsQuery(date: string, { additions, can }: Pick<ScreenContext, 'additions' | 'can'>) {
  const week = getWeekStart(date)
  const period = { from: week, to: addDays(week, 6) }
  return queryOptions({
    queryKey: ['/v1/sessions', 'all turns', period] as const,
    queryFn: async ({ client, signal }): Promise<Session[]> => {
      if (additions && can('listSessions'))
        return fetchBetweenChanges(client, () => api.send('get', '/v1/sessions', { query: period }, signal))
      const schedules = await client.ensureQueryData(schedulesQuery())
      const turns = schedules.flatMap((schedule) => schedule.turns)
      return (await Promise.all(turns.map(({ id }) => client.fetchQuery({ ...weekQuery(id, week), staleTime: 0 })))).flat()
    },
    meta: { sessionScope: period },
  })
}

/** The options of queries that the loader does not wait for: fetched whenever the screen opens, because changes elsewhere do not update them, then polled. */
export const polled = { refetchOnMount: 'always', refetchInterval: weekRefresh.interval, refetchOnWindowFocus: 'always' } as const

/** Clients without upcoming sessions by last name, and their number: those to rebook or the others. The filters are additions. */
export const waitingQuery = (toRebook: boolean, limit: number) => list('/v1/clients', { query: { upcoming: false, toRebook, limit } })

/** The number of sessions in the shown weeks. The operation is an addition to the contract. */
export function countsQuery(today: string) {
  const [from = today] = listShownWeeks(today)
  return get('/v1/sessions/counts', { query: { from, to: addDays(getWeekStart(today), 6) } })
}

/** One session, or none where there is none yet; a server without the additions answers all. The next one does the same for clients. */
export const anySessionQuery = (additions: boolean) => list('/v1/sessions', { query: additions ? { limit: 1 } : {} })
export const anyClientQuery = (additions: boolean) => list('/v1/clients', { query: additions ? { limit: 1 } : {} })
