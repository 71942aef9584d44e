import type { createMemoryRouter } from 'react-router'
import { createPath } from 'react-router'

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state'>

/**
 * After a deploy an old tab asks for chunks that are gone. A visit that misses one goes on in the new build, once for each build;
 * a link that is pointed at, or a part of a page, never takes away the page that is open and what is typed on it.
 */
export function reloadOnMissingChunk(router: Router, build: string, visit: (url: string) => void) {
  const onMissing = (event: Event) => {
    const { initialized, location, navigation } = router.state
    if (initialized && navigation.state === 'idle') return
    if (sessionStorage.getItem(key) === build) return
    sessionStorage.setItem(key, build)
    event.preventDefault()
    visit(createPath(navigation.location ?? location))
  }
  window.addEventListener('vite:preloadError', onMissing)
  return () => window.removeEventListener('vite:preloadError', onMissing)
}

const key = 'reloaded'
