import { queryOptions } from '@tanstack/react-query'
import type { ListPath, ListQuery } from '#api/client.ts'
import { api } from './api.ts'

/** Returns the query of a part of a list with its total, { rows, total }. Its key begins with the path too. */
export const list = <P extends ListPath>(path: P, query: ListQuery<P>) =>
  queryOptions({
    queryKey: [path, 'counted', { query }] as const,
    queryFn: ({ signal }) => api.list(path, { query }, signal),
  })

/** Returns a function that fetches any part of a list. */
export const createFetcher =
  <P extends ListPath>(path: P, query: ListQuery<P>) =>
  (limit: number, offset: number, signal: AbortSignal) =>
    api.list(path, { query: { ...query, limit, offset } }, signal)
