import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#web/data/create-query-client.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { publicViewQuery } from '#web/public-link/page/public-view.ts'
import { PublicApp } from './public-app.tsx'

// The start of the page that clients open, which loads no router and nothing of the admin area. The server sends it for the page's URL only.
const [, url = ''] = /^\/public-link\/([^/]+)/i.exec(window.location.pathname) ?? []

function startPublicPage(root: HTMLElement) {
  const queryClient = createQueryClient()
  // The view loads in parallel with the settings.
  void queryClient.prefetchQuery(settingsQuery())
  void queryClient.prefetchQuery(publicViewQuery(url))
  createRoot(root).render(
    <StrictMode>
      <PublicApp url={url} queryClient={queryClient} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
// index.html removes the element in browsers that are too old.
if (root) startPublicPage(root)
