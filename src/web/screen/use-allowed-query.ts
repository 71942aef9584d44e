import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useCanRead } from '#web/auth/can-read.ts'

/** Reads a query, unless the user may not make it or the server lacks its operation: then there is neither data nor an error. */
export function useAllowedQuery<Fetched, Data, Key extends QueryKey>(query: UseQueryOptions<Fetched, DefaultError, Data, Key>) {
  return useQuery(useCanRead()(query) ? query : { ...query, enabled: false })
}

/** Reads a side query that the loader has tried to load. Its failure stays, for the section that needs it, until it is fetched again. */
export const useSideQuery = <Fetched, Data, Key extends QueryKey>(query: UseQueryOptions<Fetched, DefaultError, Data, Key>) =>
  useAllowedQuery({ ...query, retryOnMount: false })
