import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { reloadOnMissingChunk } from '#web/app/new-build.ts'
import { paths } from '#web/navigation/paths.ts'
import { mount } from './mount.tsx'

let stop = () => {}
afterEach(() => {
  stop()
  sessionStorage.clear()
})

/** The web at the clients, from a build whose chunks are gone; `miss` asks for one of them. */
async function afterDeploy() {
  const mounted = await mount(paths.clients())
  await expect.element(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible()
  const visited: string[] = []
  stop = reloadOnMissingChunk(mounted.router, 'build 1', (url) => visited.push(url))
  const miss = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  return { ...mounted, visited, miss }
}

test('a chunk that is gone is no matter to a page that is only looked at or typed on', async () => {
  const { miss, visited } = await afterDeploy()
  expect(miss()).toBe(true)
  expect(visited).toEqual([])
})

test('a visit that misses a chunk goes on in the new build, once', async () => {
  const { hold, miss, router, visited } = await afterDeploy()
  const answer = hold('get /v1/workers')
  void router.navigate(paths.workers({ search: 'ana' }))
  await expect.poll(() => router.state.navigation.state).toBe('loading')
  expect(miss()).toBe(false)
  expect(miss()).toBe(true)
  expect(visited).toEqual([paths.workers({ search: 'ana' })])
  answer()
})
