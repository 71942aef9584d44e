// first: it says which layer outweighs which
import '../ui/theme/base.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
// under every button; after theirs it would undo them, so it comes before all chunks
import '@mantine/core/styles/UnstyledButton.layer.css'
import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { PreloadContext } from '../navigation/preload.ts'
import { LoadingIndicator } from '../ui/feedback/loading-indicator.tsx'
import { createColorSchemeManager, initialScheme } from '../ui/theme/color-scheme.ts'
import { cssVariablesResolver } from '../ui/theme/palette.ts'
import { theme } from '../ui/theme/theme.ts'
import { createPreload } from './create-preload.ts'

type Props = { router: ReturnType<typeof createMemoryRouter>; client: QueryClient }

/** The whole web on a router and a query client; a test gives its own. */
export function App({ router, client }: Props) {
  const [manager] = useState(createColorSchemeManager)
  const preload = useMemo(() => createPreload(router.routes, client), [router, client])
  return (
    <MantineProvider
      // all variables from the theme: Mantine's sheet of its defaults would cost more than writing them
      deduplicateCssVariables={false}
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={manager}
      defaultColorScheme={initialScheme}
    >
      <QueryClientProvider client={client}>
        <PreloadContext value={preload}>
          <RouterProvider router={router} />
          <LoadingIndicator router={router} />
        </PreloadContext>
      </QueryClientProvider>
    </MantineProvider>
  )
}
