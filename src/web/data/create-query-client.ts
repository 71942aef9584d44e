import { notifyManager, QueryClient } from '@tanstack/react-query'
import type { ApiError } from '#api/errors.ts'
import { cacheLifetime } from '#web/constants.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

// Without a network a call fails immediately instead of waiting; the server may also run on the same computer.
const networkMode = 'always'

// By default React Query notifies in a macrotask. A microtask shows the result of a key or click in the next frame.
notifyManager.setScheduler(queueMicrotask)

/** Creates the query client. Failed queries are not retried; data stay fresh for a while, so that a screen does not fetch again after its loader. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: cacheLifetime, networkMode, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  })
