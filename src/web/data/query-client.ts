import { notifyManager, QueryClient } from '@tanstack/react-query'
import { createContext, RouterContextProvider } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import { cacheLifetime, retries } from '../constants.ts'
import { isPageShownContext } from '../navigation/redirect.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

// A network that is away is a failure to be told, not to be waited for; the server may be on this very computer.
const networkMode = 'always'

// what a key or a press changes is on the screen with the very next frame, not after it
notifyManager.setScheduler(queueMicrotask)

/** A client for queries that are not repeated on failure; fresh for a while, or a screen would ask again right after its loader. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: retries.queries, staleTime: 30_000, gcTime: cacheLifetime, networkMode, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  })

/** How loaders and the guard reach the query client. */
export const queryClientContext = createContext<QueryClient>()

/** The router's `getContext`: every navigation carries this client, and can ask whether there has been a page before. */
export const createRouterContext = (client: QueryClient, isShown: () => boolean) => () => {
  const context = new RouterContextProvider()
  context.set(queryClientContext, client)
  context.set(isPageShownContext, isShown)
  return context
}
