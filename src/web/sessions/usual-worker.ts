import { useQueryClient } from '@tanstack/react-query'
import type { Session } from './queries.ts'

/** The worker whom a client sees most often in the weeks that are at hand; no further question is asked for it. */
export function useUsualWorker(clientId: string | undefined): string | undefined {
  const weeks = useQueryClient().getQueriesData<Session[]>({ queryKey: ['/v1/sessions/by-turn-and-week'] })
  if (clientId === undefined) return undefined
  const times = new Map<string, number>()
  for (const [, sessions = []] of weeks)
    for (const { client, worker } of sessions) if (client.id === clientId) times.set(worker.id, (times.get(worker.id) ?? 0) + 1)
  return [...times].sort(([, one], [, other]) => other - one)[0]?.[0]
}
