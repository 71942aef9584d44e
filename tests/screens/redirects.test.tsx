import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { mount } from './mount.tsx'

const signInPage = () => page.getByRole('heading', { name: 'Iniciar Sesión' })

test.for([
  paths.admin(),
  paths.clients(),
  paths.client('01998a00-0000-7000-8000-020000000001'),
  paths.workers(),
  paths.schedules(),
  paths.createSchedule(),
  paths.sessions({ week: '2026-11-24' }),
])('without a session %s redirects to the sign-in page, whose URL keeps the address to return to', async (target) => {
  const { url } = await mount(target, { answers: { 'get /v1/auth/is_logged_in': 'code=401' } })
  await expect.element(signInPage()).toBeVisible()
  expect(url()).toBe(paths.login(target))
})

test('without a session the URL / redirects to the sign-in page without an address to return to', async () => {
  const { url } = await mount('/', { answers: { 'get /v1/auth/is_logged_in': 'code=401' } })
  await expect.element(signInPage()).toBeVisible()
  expect(url()).toBe('/login')
})

test('the URL / redirects to the first screen', async () => {
  const { url } = await mount('/')
  await expect.element(page.getByRole('heading', { name: 'Inicio' })).toBeVisible()
  expect(url()).toBe(paths.admin())
})

test('a redirect from the first URL replaces it in the history, and a redirect after a link adds an entry', async () => {
  const { router, url } = await mount('/')
  await expect.element(page.getByRole('heading', { name: 'Inicio' })).toBeVisible()
  expect(router.state.historyAction).toBe('REPLACE')
  await router.navigate(paths.clients())
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Sesiones' }).click()
  await expect.poll(url).toMatch('/admin/sessions/?schedule=')
  await router.navigate(-1)
  await expect.poll(url).toBe(paths.clients())
})

test('the sign-in page does not ask who is signed in where nobody was', async () => {
  const { calls } = await mount(paths.login())
  await expect.element(signInPage()).toBeVisible()
  expect(calls.map(({ call }) => call)).toEqual(['get /v1/settings'])
})

test('a 401 while a page loads redirects to the sign-in page', async () => {
  const { url } = await mount('/admin/workers/', { answers: { 'get /v1/workers': 'code=401' } })
  await expect.element(signInPage()).toBeVisible()
  expect(url()).toBe(paths.login('/admin/workers/'))
})

test('the sign-in page redirects a user who is signed in already', async () => {
  await mount(paths.workers())
  await expect.element(page.getByRole('heading', { name: 'Trabajadores' })).toBeVisible()
  const { router, url } = await mount(paths.login(paths.workers()), { answers: { 'get /v1/auth/is_logged_in': 'code=200' } })
  await expect.element(page.getByRole('heading', { name: 'Trabajadores' })).toBeVisible()
  expect(url()).toBe(paths.workers())
  expect(router.state.historyAction).toBe('REPLACE')
})
