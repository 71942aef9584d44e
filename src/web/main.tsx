import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { createQueryClient, provide } from './queries.ts'
import { routes } from './routes.ts'
import { settingsQuery } from './settings.ts'

// After a deploy an old tab asks for chunks that are gone: it takes the new build, once for each build.
window.addEventListener('vite:preloadError', (event) => {
  const key = 'reloaded'
  if (sessionStorage.getItem(key) === import.meta.url) return
  sessionStorage.setItem(key, import.meta.url)
  event.preventDefault()
  window.location.reload()
})

const client = createQueryClient()
// beside the question who is signed in, not after it
void client.prefetchQuery(settingsQuery())
const router = createBrowserRouter(routes, { getContext: provide(client, () => router.state.initialized) })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App router={router} client={client} />
  </StrictMode>,
)
