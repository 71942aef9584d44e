import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { createQueryClient } from '#web/data/create-query-client.ts'
import { createRouterContext } from '#web/data/query-client.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { App } from './app.tsx'
import { routes } from './routes.ts'

function start(root: HTMLElement) {
  const queryClient = createQueryClient()
  // The settings load in parallel with the signed-in user.
  void queryClient.prefetchQuery(settingsQuery())
  const router = createBrowserRouter(routes, { getContext: createRouterContext(queryClient, () => router.state.initialized) })
  createRoot(root).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
// index.html takes it away in a browser that is too old.
if (root) start(root)
