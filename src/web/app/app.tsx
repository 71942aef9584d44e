import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { PreloadContext } from '../navigation/preload.ts'
import { TargetLocationContext } from '../navigation/target-location.ts'
import { LoadingIndicator } from '../ui/feedback/loading-indicator.tsx'
import { createPreload } from './create-preload.ts'
import { Providers } from './providers.tsx'

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
