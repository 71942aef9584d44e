import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { screens } from '#web/app/routes.ts'
import html from '#web/index.html?raw'
import { additions } from './intercept-calls.ts'
import { mount } from './mount.tsx'
import { stopTimers } from './stop-timers.ts'
import { listMenuNames } from './visits.ts'

const navigation = () => page.getByRole('navigation', { name: 'Principal' })
const listEntries = () =>
  navigation()
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

test('the navigation shows every screen to an administrator and marks the current one', async () => {
  await mount('/admin/clients/')
  await expect.element(navigation().getByRole('link', { name: 'Clientes' })).toHaveAttribute('aria-current', 'page')
  // An administrator has no sessions of their own.
  expect(listEntries()).toEqual(listMenuNames(screens, ({ title }) => title !== 'Mis Sesiones'))
})

test('below 1,152 pixels the navigation is folded to icons, and shows the name under the pointer or the focus', async () => {
  await page.viewport(1152, 768)
  await mount('/admin/clients/')
  const link = navigation().getByRole('link', { name: 'Roles' })
  const search = page.getByRole('button', { name: 'Buscar', exact: true })
  const menu = page.getByRole('button', { name: /admin/ })
  const isNamed = (entry: Locator) => entry.element().querySelector('.folded-label')!.checkVisibility({ opacityProperty: true })
  const measureScreen = () => page.getByRole('main').element().clientWidth / window.innerWidth
  await expect.element(link).toBeVisible()
  expect([link, search, menu].map(isNamed)).toEqual([true, true, true])
  for (const width of [1151, 1024, 769]) {
    await page.viewport(width, 768)
    // The pointer rests on no entry.
    await page.getByRole('heading', { name: 'Clientes' }).hover()
    expect([link, search, menu].map(isNamed)).toEqual([false, false, false])
    expect(measureScreen()).toBeGreaterThan(0.9)
    for (const entry of [link, search, menu]) {
      await entry.hover()
      expect(isNamed(entry)).toBe(true)
    }
  }
  navigation().getByRole('link', { name: 'Usuarios' }).element().focus()
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  expect(isNamed(link)).toBe(true)
})

test('the navigation leaves out the screens that a client cannot open or that would show one row', async () => {
  await mount('/admin/schedules/', { answers: { 'get /v1/auth/is_logged_in': 'example=client' } })
  await expect.element(navigation().getByRole('link', { name: 'Horarios' })).toBeVisible()
  expect(listEntries()).toEqual(['Mis Sesiones', 'Sesiones', 'Horarios'])
})

test('the navigation shows the attendance to a worker, who marks their own clients there', async () => {
  await mount('/admin/my-sessions', { answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(navigation().getByRole('link', { name: 'Asistencias' })).toBeVisible()
  expect(listEntries().slice(0, 3)).toEqual(['Mis Sesiones', 'Sesiones', 'Asistencias'])
})

test('hovering a link preloads the data of its page', async () => {
  const { calls, url } = await mount('/admin/clients/')
  await expect.element(page.getByRole('heading', { name: 'Clientes' })).toBeVisible()
  expect(calls.some(({ call }) => call === 'get /v1/roles')).toBe(false)
  await navigation().getByRole('link', { name: 'Roles' }).hover()
  await expect.poll(() => calls.some(({ call }) => call === 'get /v1/roles')).toBe(true)
  expect(url()).toBe('/admin/clients/')
})

test('a link preloads after 50 milliseconds of hovering, not when the pointer only passes', async () => {
  const { calls } = await mount('/admin/clients/')
  // Moves the real pointer away from the links.
  await page.getByRole('heading', { name: 'Clientes' }).hover()
  const hasPreloaded = () => calls.some(({ call }) => call === 'get /v1/schedules')
  const { advance } = stopTimers()
  const link = navigation().getByRole('link', { name: 'Horarios' }).element()
  const dispatchHover = (isOver: boolean) => link.dispatchEvent(new MouseEvent(isOver ? 'mouseover' : 'mouseout', { bubbles: true }))
  dispatchHover(true)
  await advance(49)
  dispatchHover(false)
  await advance(500)
  expect(hasPreloaded()).toBe(false)
  dispatchHover(true)
  await advance(50)
  await expect.poll(hasPreloaded).toBe(true)
})

test('signing out opens the sign-in page and clears the cache', async () => {
  const { calls, queryClient, url } = await mount('/admin/clients/', { usesRealServer: true })
  await page.getByRole('button', { name: /admin/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect.element(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible()
  expect(url()).toBe('/login')
  expect(calls.at(-1)?.call).toBe('post /v1/auth/logout')
  await expect.poll(() => queryClient.getQueryData(['/v1/auth/is_logged_in'])).toBeUndefined()
})

test('the chosen theme is stored as light, dark or system', async () => {
  await mount('/admin/clients/', { theme: 'system' })
  await page.getByRole('button', { name: /admin/ }).click()
  for (const [label, stored] of [
    ['Oscuro', 'dark'],
    ['Claro', 'light'],
    ['Sistema', 'system'],
  ] as const) {
    await page.getByRole('menuitemradio', { name: label }).click()
    expect(localStorage.getItem('vite-ui-theme')).toBe(stored)
    await expect.element(page.getByRole('menuitemradio', { name: label })).toHaveAttribute('aria-checked', 'true')
    if (stored !== 'system') expect(document.documentElement.dataset.mantineColorScheme).toBe(stored)
  }
})

test('the page shows the stored theme', async () => {
  await mount('/login', { theme: 'dark' })
  await expect.element(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark')
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(20, 25, 27)')
})

test.for([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'],
] as const)('before the first paint the stored theme %s sets the color scheme %s', ([stored, scheme]) => {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  localStorage.setItem('vite-ui-theme', stored)
  delete document.documentElement.dataset.mantineColorScheme
  new Function(script)()
  expect(document.documentElement.dataset.mantineColorScheme).toBe(scheme)
})

test('in test mode a banner is shown', async () => {
  await mount('/login', { answers: { 'get /v1/settings': 'example=testMode' } })
  await expect.element(page.getByText('Modo de prueba', { exact: true })).toBeVisible()
})

test('a server without settings shows no test mode banner', async () => {
  await mount('/admin/clients/', { lacking: additions })
  await expect.element(page.getByRole('heading', { name: 'Clientes' })).toBeVisible()
  await expect.element(page.getByText('Modo de prueba')).not.toBeInTheDocument()
})

test('on a phone a bar at the bottom links to the screens, and "Más" opens the other entries', async () => {
  await mount('/admin/clients/', { width: 390 })
  await navigation().getByRole('link', { name: 'Inicio' }).click()
  await expect.element(page.getByRole('heading', { name: 'Inicio' })).toBeVisible()
  await navigation().getByRole('button', { name: 'Más' }).click()
  const sheet = page.getByRole('dialog', { name: 'Más' })
  await expect.element(sheet.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  await sheet.getByRole('link', { name: 'Trabajadores' }).click()
  await expect.element(page.getByRole('heading', { name: 'Trabajadores' })).toHaveFocus()
})

test('the first Tab focuses a link that skips the navigation', async () => {
  await mount('/admin/clients/')
  await expect.element(page.getByRole('heading', { name: 'Clientes' })).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus()
})
