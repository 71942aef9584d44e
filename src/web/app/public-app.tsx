import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { checkConnectionWhileOffline } from '#web/data/connection.ts'
import { SettingsContext, settingsQuery } from '#web/data/settings.ts'
import { LoadProblem } from '#web/public-link/page/load-problem.tsx'
import { PublicPage } from '#web/public-link/page/public-page.tsx'
import { LoadingText } from '#web/ui/feedback/loading-indicator.tsx'
import { Providers } from './providers.tsx'
import { TestMode } from './test-mode.tsx'

type Props = { url: string; queryClient: QueryClient }

/** The page that a client opens with a link, without the router. */
export const PublicApp = ({ url, queryClient }: Props) => (
  <Providers queryClient={queryClient}>
    <PageWithSettings url={url} />
  </Providers>
)

function PageWithSettings({ url }: Pick<Props, 'url'>) {
  const queryClient = useQueryClient()
  useEffect(checkConnectionWhileOffline, [])
  const { data: settings, error, isFetching } = useQuery(settingsQuery())
  // The view is fetched again too, because it has probably failed for the same reason.
  if (error) return <LoadProblem error={error} isRetrying={isFetching} onRetry={() => queryClient.refetchQueries()} />
  if (!settings) return <LoadingText isPending />
  return (
    <SettingsContext value={settings}>
      <TestMode />
      <PublicPage url={url} />
    </SettingsContext>
  )
}
