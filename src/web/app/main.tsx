import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { createQueryClient, createRouterContext } from '../data/query-client.ts'
import { settingsQuery } from '../data/settings.ts'
import { App } from './app.tsx'
import { reloadOnMissingChunk } from './new-build.ts'
import { routes } from './routes.ts'

const queryClient = createQueryClient()
// The settings load in parallel with the signed-in user.
void queryClient.prefetchQuery(settingsQuery())
const router = createBrowserRouter(routes, { getContext: createRouterContext(queryClient, () => router.state.initialized) })
reloadOnMissingChunk(router, import.meta.url, (url) => window.location.assign(url))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App router={router} queryClient={queryClient} />
  </StrictMode>,
)
