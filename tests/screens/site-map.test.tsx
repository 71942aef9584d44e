import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routes, screens } from '#web/app/routes.ts'
import type { RouteHandle } from '#web/app/screen.ts'
import { paths } from '#web/navigation/paths.ts'

const id = '01998a00-0000-7000-8000-020000000001'
const leafOf = (url: string) => matchRoutes(routes, url.split('?')[0] ?? '')?.at(-1)?.route

/** Name and URL of each path; paths with an id get one that need not exist. */
const urls = Object.entries(paths).map(
  ([name, path]) => [name, (path as (id?: string) => string)(path.length > 0 ? id : undefined)] as const,
)

test.for(urls)('paths.%s matches a route', ([, url]) => {
  const leaf = leafOf(url)
  expect(leaf).toBeDefined()
  expect(leaf?.path).not.toBe('*')
})

test('every screen of the site map is reached by one of the paths', () => {
  const leaves = urls.map(([, url]) => leafOf(url))
  expect(screens.filter((screen) => !leaves.includes(screen)).map(({ path }) => path)).toEqual([])
})

test('every navigation entry links to its own screen', () => {
  const entries = screens
    .map((screen) => ({ screen, to: (screen.handle as RouteHandle).navigation?.to() }))
    .filter(({ to }) => to !== undefined)
  expect(entries.length).toBeGreaterThan(0)
  for (const { screen, to = '' } of entries) expect(leafOf(to)).toBe(screen)
})
