import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { paths } from '#web/paths.ts'
import { routes, screens } from '#web/routes.ts'
import type { Handle } from '#web/screen.ts'

const leafOf = (url: string) => matchRoutes(routes, url.split('?')[0] ?? '')?.at(-1)?.route

test.for(Object.entries(paths))('paths.%s leads to a route', ([, path]) => {
  const leaf = leafOf(path())
  expect(leaf).toBeDefined()
  expect(leaf?.path).not.toBe('*')
})

test('every screen of the site map has a path that leads to it', () => {
  const leaves = Object.values(paths).map((path) => leafOf(path()))
  expect(screens.filter((screen) => !leaves.includes(screen)).map(({ path }) => path)).toEqual([])
})

test('every entry of the navigation leads to its own screen', () => {
  const places = screens.map((screen) => ({ screen, to: (screen.handle as Handle).navigation?.to() })).filter(({ to }) => to !== undefined)
  expect(places.length).toBeGreaterThan(0)
  for (const { screen, to = '' } of places) expect(leafOf(to)).toBe(screen)
})
