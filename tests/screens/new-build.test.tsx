import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { reloadOnMissingChunk } from '#web/app/new-build.ts'
import { paths } from '#web/navigation/paths.ts'
import { mount } from './mount.tsx'

let removeListener = () => {}
afterEach(() => {
  removeListener()
  sessionStorage.clear()
})

/** Opens the clients with a build whose chunks no longer exist; `failPreload` fails to load one of them. */
async function openAfterDeployment() {
  const mounted = await mount(paths.clients())
  await expect.element(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible()
  const loadedUrls: string[] = []
  removeListener = reloadOnMissingChunk(mounted.router, 'build 1', (url) => loadedUrls.push(url))
  const failPreload = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  return { ...mounted, loadedUrls, failPreload }
}

test('a missing chunk does not reload an open page without a navigation', async () => {
  const { failPreload, loadedUrls } = await openAfterDeployment()
  expect(failPreload()).toBe(true)
  expect(loadedUrls).toEqual([])
})

test('a navigation with a missing chunk reloads the page at the new URL, once per build', async () => {
  const { failPreload, hold, loadedUrls, router } = await openAfterDeployment()
  const release = hold('get /v1/workers')
  void router.navigate(paths.workers({ search: 'ana' }))
  await expect.poll(() => router.state.navigation.state).toBe('loading')
  expect(failPreload()).toBe(false)
  expect(failPreload()).toBe(true)
  expect(loadedUrls).toEqual([paths.workers({ search: 'ana' })])
  release()
})
