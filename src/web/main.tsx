import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { visitInNewBuild } from './new-build.ts'
import { createQueryClient, provide } from './queries.ts'
import { routes } from './routes.ts'
import { settingsQuery } from './settings.ts'

const client = createQueryClient()
// beside the question who is signed in, not after it
void client.prefetchQuery(settingsQuery())
const router = createBrowserRouter(routes, { getContext: provide(client, () => router.state.initialized) })
visitInNewBuild(router, import.meta.url, (url) => window.location.assign(url))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App router={router} client={client} />
  </StrictMode>,
)
