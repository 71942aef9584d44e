import { focusManager, type Query, type QueryClient } from '@tanstack/react-query'
import type { ChangeEvent } from '#api/generated/app.ts'

/** The paths of queries that show sessions, beside those below `/v1/sessions`. */
const pathsWithSessions = ['/v1/sessions', '/v1/clients', '/v1/workers', '/v1/waiting-list', '/v1/history']

/**
 * Refetches what the changes concern of what the page shows, and the rest when it is shown next. A change of sessions concerns the lists of its dates; one of
 * anything else, which is rare, concerns everything. A page that nobody looks at refetches when somebody does.
 */
export const refreshChanged = (queryClient: QueryClient, changes: readonly ChangeEvent[]) =>
  queryClient.invalidateQueries({
    predicate: (query) => changes.some((change) => isConcerned(query, change)),
    refetchType: focusManager.isFocused() ? 'active' : 'none',
  })

/** Refetches everything that the page shows. */
export const refreshAll = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: isFromServer, refetchType: focusManager.isFocused() ? 'active' : 'none' })

/** Refetches what is polled, so that polling begins again. */
export const resumePolling = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ observers }) => observers.some(({ options }) => options.refetchInterval) })

function isConcerned(query: Query, { from, to }: ChangeEvent): boolean {
  if (from === undefined) return isFromServer(query)
  const scope = query.meta?.sessionScope
  if (scope) return scope.from <= (to ?? scope.from) && scope.to >= from
  return pathsWithSessions.some((path) => getPath(query).startsWith(path))
}

/** True for the queries of the API, except the settings: those are the same until the page is loaded again. */
const isFromServer = (query: Query) => getPath(query).startsWith('/v1/') && getPath(query) !== '/v1/settings'

const getPath = ({ queryKey }: Query) => String(queryKey[0])
