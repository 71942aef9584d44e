import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type createMemoryRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { PreloadContext } from '#web/navigation/preload.ts'
import { TargetLocationContext } from '#web/navigation/target-location.ts'
import { LoadingIndicator } from '#web/ui/feedback/loading-indicator.tsx'
import { Providers } from './providers.tsx'
import type { RouteHandle } from './screen.ts'

type Props = { router: ReturnType<typeof createMemoryRouter>; queryClient: QueryClient }

/** The application with its router and query client; tests pass their own. */
export function App({ router, queryClient }: Props) {
  const preload = useMemo(() => createPreload(router.routes, queryClient), [router, queryClient])
  const getTargetLocation = useCallback(() => router.state.navigation.location ?? router.state.location, [router])
  return (
    <Providers queryClient={queryClient}>
      <PreloadContext value={preload}>
        <TargetLocationContext value={getTargetLocation}>
          <RouterProvider router={router} />
          <LoadingIndicator router={router} />
        </TargetLocationContext>
      </PreloadContext>
    </Providers>
  )
}

/**
 * Returns a function that loads the chunks and queries behind a URL before it is visited. Loaders do not run, because their redirects
 * would navigate. Errors are ignored here: the visit itself reports them.
 */
const createPreload = (routes: RouteObject[], queryClient: QueryClient) => (to: string) => {
  const url = new URL(to, window.location.href)
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    const handle = route.handle as Partial<RouteHandle> | undefined
    handle?.preload?.(queryClient, { url, params }).catch(() => {})
  }
}
