import type { QueryClient } from '@tanstack/react-query'
import type { Session } from './queries.ts'

/** Returns the sessions of the weeks that are in the cache. */
export function getCachedSessions(queryClient: QueryClient): Session[] {
  const weeks = queryClient.getQueriesData<Session[]>({ queryKey: ['/v1/sessions/by-turn-and-week'] })
  return weeks.flatMap(([, sessions]) => sessions ?? [])
}
