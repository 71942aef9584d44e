import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'

/** Reads a side query that the loader has tried to load. Its failure stays, for the section that needs it, until it is fetched again. */
export const useSideQuery = <Data, Key extends QueryKey>(query: UseQueryOptions<Data, DefaultError, Data, Key>) =>
  useQuery({ ...query, retryOnMount: false })
