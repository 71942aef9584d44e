import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/paths.ts'
import { mount } from './mount.tsx'

const signInPage = () => page.getByRole('heading', { name: 'Iniciar Sesión' })
const dialog = () => page.getByRole('dialog', { name: 'Su sesión terminó' })

test.for([
  paths.admin(),
  paths.clients(),
  paths.workers(),
  paths.schedules(),
  paths.createSchedule(),
  paths.sessions({ week: '2026-11-24' }),
])('without a session %s leads to the sign-in, and back', async (wanted) => {
  const { url } = await mount(wanted, { answers: { 'get /v1/auth/is_logged_in': 'code=401' } })
  await expect.element(signInPage()).toBeVisible()
  expect(url()).toBe(paths.login(wanted))
})

test('/ leads to the sign-in, with no way back to keep', async () => {
  const { url } = await mount('/', { answers: { 'get /v1/auth/is_logged_in': 'code=401' } })
  await expect.element(signInPage()).toBeVisible()
  expect(url()).toBe('/login')
})

test('/ leads on to the first screen that the user may open', async () => {
  const { url } = await mount('/')
  await expect.element(page.getByRole('heading', { name: 'Sesiones' })).toBeVisible()
  expect(url()).toMatch('/admin/sessions/')
})

test('a session that has ended by the time a page loads leads to the sign-in', async () => {
  const { url } = await mount('/admin/workers/', { answers: { 'get /v1/workers': 'code=401' } })
  await expect.element(signInPage()).toBeVisible()
  expect(url()).toBe(paths.login('/admin/workers/'))
})

test('a session that ends under a page asks to sign in over it, and what was typed stays', async () => {
  const { client, prefer } = await mount('/admin/schedules/create')
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true }).first()
  await name.fill('Terapia infantil')
  prefer('get /v1/auth/is_logged_in', 'code=401')
  await client.invalidateQueries().catch(() => {})
  await expect.element(dialog()).toBeVisible()

  prefer('get /v1/auth/is_logged_in', 'code=200')
  await expect.element(dialog().getByLabelText('Usuario o correo')).toHaveValue('admin')
  await dialog().getByLabelText('Contraseña', { exact: true }).fill('una contraseña larga')
  await dialog().getByRole('button', { name: 'Entrar' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Terapia infantil')
})
