import '../ui/theme/base.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { PreloadContext } from '../navigation/preload.ts'
import { TargetLocationContext } from '../navigation/target-location.ts'
import { LoadingIndicator } from '../ui/feedback/loading-indicator.tsx'
import { createColorSchemeManager, initialScheme } from '../ui/theme/color-scheme.ts'
import { cssVariablesResolver } from '../ui/theme/palette.ts'
import { theme } from '../ui/theme/theme.ts'
import { createPreload } from './create-preload.ts'

type Props = { router: ReturnType<typeof createMemoryRouter>; queryClient: QueryClient }

/** The application with its router and query client; tests pass their own. */
export function App({ router, queryClient }: Props) {
  const [manager] = useState(createColorSchemeManager)
  const preload = useMemo(() => createPreload(router.routes, queryClient), [router, queryClient])
  const getTargetLocation = useCallback(() => router.state.navigation.location ?? router.state.location, [router])
  return (
    <MantineProvider
      // The theme writes all variables, which costs less than Mantine's style sheet of its defaults.
      deduplicateCssVariables={false}
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={manager}
      defaultColorScheme={initialScheme}
    >
      <QueryClientProvider client={queryClient}>
        <PreloadContext value={preload}>
          <TargetLocationContext value={getTargetLocation}>
            <RouterProvider router={router} />
            <LoadingIndicator router={router} />
          </TargetLocationContext>
        </PreloadContext>
      </QueryClientProvider>
    </MantineProvider>
  )
}
