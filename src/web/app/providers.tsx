import '#web/ui/theme/fonts.css'
import '#web/ui/theme/base.css'
import '#web/ui/theme/forced-colors.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createColorSchemeManager, initialScheme } from '#web/ui/theme/color-scheme.ts'
import { cssVariablesResolver } from '#web/ui/theme/palette.ts'
import { theme } from '#web/ui/theme/theme.ts'

type Props = { queryClient: QueryClient; children: ReactNode }

/** The theme and the query client, for every page. */
export function Providers({ queryClient, children }: Props) {
  const [manager] = useState(createColorSchemeManager)
  return (
    <MantineProvider
      // The theme writes all variables, which costs less than Mantine's style sheet of its defaults.
      deduplicateCssVariables={false}
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={manager}
      defaultColorScheme={initialScheme}
    >
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>
  )
}
