import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteHandle } from './screen.ts'

/**
 * Returns a function that loads the chunks and queries behind a URL before it is visited. Loaders do not run, because their redirects
 * would navigate. Errors are ignored here: the visit itself reports them.
 */
export const createPreload = (routes: RouteObject[], queryClient: QueryClient) => (to: string) => {
  const url = new URL(to, window.location.href)
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    const handle = route.handle as Partial<RouteHandle> | undefined
    handle?.preload?.(queryClient, { url, params }).catch(() => {})
  }
}
