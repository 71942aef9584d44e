import type { createMemoryRouter } from 'react-router'
import { createPath } from 'react-router'

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state'>

/**
 * After a deployment the chunks of the previous build no longer exist. A navigation that fails for this reason is repeated as a full page
 * load, once per build. A preload, or a chunk that loads within a page, never reloads: that would discard what is typed on the page.
 */
export function reloadOnMissingChunk(router: Router, build: string, loadPage: (url: string) => void) {
  const onPreloadError = (event: Event) => {
    const { initialized, location, navigation } = router.state
    if (initialized && navigation.state === 'idle') return
    if (sessionStorage.getItem(storageKey) === build) return
    sessionStorage.setItem(storageKey, build)
    event.preventDefault()
    loadPage(createPath(navigation.location ?? location))
  }
  window.addEventListener('vite:preloadError', onPreloadError)
  return () => window.removeEventListener('vite:preloadError', onPreloadError)
}

const storageKey = 'reloaded'
