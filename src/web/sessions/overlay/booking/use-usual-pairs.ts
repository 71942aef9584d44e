import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { weekday } from '#domain/weeks.ts'
import type { Client, Place, Session } from '../../data/queries.ts'

/** Who meets whom most often, by the weeks that are at hand when a form opens; no further question is asked for it. */
export function useUsualPairs() {
  const cache = useQueryClient()
  const [sessions] = useState(() => cachedSessions(cache))

  /** The ids of the workers whom a client sees most often: one, or several who share it. */
  const usualWorkerIds = (clientId: string): string[] => mostFrequentWorkerIds(sessions.filter(({ client }) => client.id === clientId))

  /** The clients whose usual worker this is: first those who come at this weekday and hour, then by how often. */
  const usualClients = (workerId: string, { date, time }: Place): Client[] => {
    const met = Map.groupBy(
      sessions.filter(({ worker }) => worker.id === workerId),
      ({ client }) => client.id,
    )
    const rank = (own: readonly Session[]) => own.filter((one) => one.day === weekday(date) && one.time === time).length * 1000 + own.length
    return [...met]
      .filter(([id]) => usualWorkerIds(id).includes(workerId))
      .sort(([, one], [, other]) => rank(other) - rank(one))
      .flatMap(([, [session]]) => session?.client ?? [])
  }
  return { workersOf: usualWorkerIds, clientsOf: usualClients }
}

function cachedSessions(cache: QueryClient): Session[] {
  const weeks = cache.getQueriesData<Session[]>({ queryKey: ['/v1/sessions/by-turn-and-week'] })
  return weeks.flatMap(([, sessions]) => sessions ?? [])
}

function mostFrequentWorkerIds(sessions: readonly Session[]): string[] {
  const times = new Map<string, number>()
  for (const { worker } of sessions) times.set(worker.id, (times.get(worker.id) ?? 0) + 1)
  const most = Math.max(...times.values())
  return [...times].filter(([, count]) => count === most).map(([id]) => id)
}
