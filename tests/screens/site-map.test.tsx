import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes, screens } from '#web/app/routes.ts'
import type { RouteHandle } from '#web/app/screen.ts'
import { paths } from '#web/navigation/paths.ts'
import { mount } from './mount.tsx'

const id = '01998a00-0000-7000-8000-020000000001'
const findLeaf = (url: string) => matchRoutes(routes, url.split('?')[0] ?? '')?.at(-1)?.route

/** The name and URL of each path. A path with an id gets one that need not exist. */
const urls = Object.entries(paths).map(
  ([name, path]) => [name, (path as (id?: string) => string)(path.length > 0 ? id : undefined)] as const,
)

test.for(urls)('paths.%s matches a route', ([, url]) => {
  const leaf = findLeaf(url)
  expect(leaf).toBeDefined()
  expect(leaf?.path).not.toBe('*')
})

test('every screen of the site map has a path', () => {
  const leaves = urls.map(([, url]) => findLeaf(url))
  expect(screens.filter((screen) => !leaves.includes(screen)).map(({ path }) => path)).toEqual([])
})

test('every navigation entry links to its own screen', () => {
  const entries = screens
    .map((screen) => ({ screen, to: (screen.handle as RouteHandle).navigation?.getPath() }))
    .filter(({ to }) => to !== undefined)
  expect(entries.length).toBeGreaterThan(0)
  for (const { screen, to = '' } of entries) expect(findLeaf(to)).toBe(screen)
})

test.for([
  ['/login', 'Iniciar Sesión'],
  ['/admin/clients/', 'Clientes'],
  ['/admin/workers/', 'Trabajadores'],
  ['/admin/schedules/', 'Horarios'],
  ['/admin/schedules/create', 'Crear Horario'],
  ['/admin/', 'Inicio'],
  ['/admin/sessions/', 'Sesiones'],
  ['/admin/my-sessions/', 'Mis Sesiones'],
  ['/admin/reminders/', 'Recordatorios'],
  ['/admin/waiting-list/', 'Lista de espera'],
  ['/admin/profile/', 'Perfil'],
  ['/admin/security/users/', 'Usuarios'],
  ['/admin/security/users/create', 'Crear Usuario'],
  ['/admin/security/roles/', 'Roles'],
  ['/admin/security/access', 'Accesos'],
] as const)('%s has the title %s', async ([url, title]) => {
  await mount(url)
  await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect.poll(() => document.title).toBe(title)
})
