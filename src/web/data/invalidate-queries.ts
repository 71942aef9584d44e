import type { QueryClient } from '@tanstack/react-query'

// The functions of this file apply to the queries whose path begins with one of `paths`.

/** Fetches the queries on the screen again and removes all others from the cache. Resolves when the new data have arrived. */
export async function invalidateQueries(queryClient: QueryClient, ...paths: string[]) {
  removeInactiveQueries(queryClient, paths)
  await refetchQueries(queryClient, ...paths)
}

/** Invalidates the queries of a page that is about to be left: those on the screen become stale and are not fetched again. */
export async function invalidateBeforeLeaving(queryClient: QueryClient, ...paths: string[]) {
  removeInactiveQueries(queryClient, paths)
  await queryClient.invalidateQueries({ predicate: startsWithAny(paths), refetchType: 'none' })
}

/** Removes the queries that no screen shows. One that is being fetched becomes stale when it arrives: a loader may be waiting for it. */
function removeInactiveQueries(queryClient: QueryClient, paths: readonly string[]) {
  const predicate = startsWithAny(paths)
  for (const { queryKey, promise } of queryClient.getQueryCache().findAll({ predicate, type: 'inactive', fetchStatus: 'fetching' })) {
    const invalidate = () => queryClient.invalidateQueries({ queryKey, exact: true })
    void promise?.then(invalidate, invalidate)
  }
  queryClient.removeQueries({ predicate, type: 'inactive', fetchStatus: 'idle' })
}

/** Fetches the queries on the screen again now, and the others when a screen next shows them. The old data stay until then. */
export const refetchQueries = (queryClient: QueryClient, ...paths: string[]) =>
  queryClient.invalidateQueries({ predicate: startsWithAny(paths) })

/** Discards the data of the queries, also on the screen, and fetches those on the screen again. */
export const resetQueries = (queryClient: QueryClient, ...paths: string[]) => queryClient.resetQueries({ predicate: startsWithAny(paths) })

const startsWithAny =
  (paths: readonly string[]) =>
  ({ queryKey }: { queryKey: readonly unknown[] }) =>
    paths.some((path) => String(queryKey[0]).startsWith(path))
