import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { groupBy } from '#domain/group-by.ts'
import { getWeekday } from '#domain/weeks.ts'
import type { Client, Session, Slot } from '../../data/queries.ts'

/** Finds who usually meets whom, by the weeks that are in the cache when a form opens. Sends no request. */
export function useUsualPairs() {
  const queryClient = useQueryClient()
  const [sessions] = useState(() => getCachedSessions(queryClient))

  /** Finds the ids of the workers whom a client sees most often: several when the client sees them equally often. */
  const findUsualWorkerIds = (clientId: string): string[] =>
    findMostFrequentWorkerIds(sessions.filter(({ client }) => client.id === clientId))

  /** Finds the clients whose usual worker this is, first those who come on this weekday and time, then by number of sessions. */
  const findUsualClients = (workerId: string, { date, time }: Slot): Client[] => {
    const sessionsByClient = groupBy(
      sessions.filter(({ worker }) => worker.id === workerId),
      ({ client }) => client.id,
    )
    const rank = (own: readonly Session[]) =>
      own.filter((session) => session.day === getWeekday(date) && session.time === time).length * 1000 + own.length
    return [...sessionsByClient]
      .filter(([id]) => findUsualWorkerIds(id).includes(workerId))
      .sort(([, one], [, other]) => rank(other) - rank(one))
      .flatMap(([, [session]]) => session?.client ?? [])
  }
  return { findUsualWorkerIds, findUsualClients }
}

function getCachedSessions(queryClient: QueryClient): Session[] {
  const weeks = queryClient.getQueriesData<Session[]>({ queryKey: ['/v1/sessions/by-turn-and-week'] })
  return weeks.flatMap(([, sessions]) => sessions ?? [])
}

function findMostFrequentWorkerIds(sessions: readonly Session[]): string[] {
  const counts = new Map<string, number>()
  for (const { worker } of sessions) counts.set(worker.id, (counts.get(worker.id) ?? 0) + 1)
  const highestCount = Math.max(...counts.values())
  return [...counts].filter(([, count]) => count === highestCount).map(([id]) => id)
}
