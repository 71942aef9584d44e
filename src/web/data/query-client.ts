import type { QueryClient } from '@tanstack/react-query'
import { createContext, RouterContextProvider } from 'react-router'
import { isPageShownContext } from '#web/navigation/redirect.ts'

/** Carries the query client to loaders and middleware. */
export const queryClientContext = createContext<QueryClient>()

/** Creates the router's `getContext`, by which loaders get the query client and learn whether a page has been shown. */
export const createRouterContext = (queryClient: QueryClient, isPageShown: () => boolean) => () => {
  const context = new RouterContextProvider()
  context.set(queryClientContext, queryClient)
  context.set(isPageShownContext, isPageShown)
  return context
}
