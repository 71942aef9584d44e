import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { seriousProblems } from './axe.ts'
import { mount } from './mount.tsx'

const views = [
  { url: '/login', title: 'Iniciar Sesión' },
  { url: '/nada', title: 'Not Found' },
  { url: '/admin/clients/', title: 'Clientes' },
  { url: '/admin/workers/', title: 'Trabajadores' },
  { url: '/admin/schedules/', title: 'Horarios' },
  { url: '/admin/schedules/create', title: 'Crear Horario' },
  { url: '/admin/schedules/edit/01998a00-0000-7000-8000-080000000001', title: 'Editar Horario' },
  { url: '/admin/sessions/', title: 'Sesiones' },
]
const looks = (['light', 'dark'] as const).flatMap((theme) => [1280, 390].map((width) => ({ theme, width })))

test.for(views.flatMap((view) => looks.map((look) => ({ ...view, ...look }))))(
  'axe finds nothing serious at $url, $theme, $width wide',
  async ({ url, title, theme, width }) => {
    await mount(url, { theme, width, answers: { 'get /v1/settings': 'example=testMode' } })
    await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    expect(await seriousProblems()).toEqual([])
  },
)

test.for(looks)('nor on the error view, where a right is missing, in the menu, $theme, $width wide', async ({ theme, width }) => {
  await mount('/admin/workers/', { theme, width, answers: { 'get /v1/workers': 'code=500' } })
  await page.getByRole('button', { name: 'Show Error' }).click()
  expect(await seriousProblems()).toEqual([])

  await mount('/admin/clients/', { theme, width, answers: { 'get /v1/auth/is_logged_in': 'example=client' } })
  await expect.element(page.getByText(/Le falta el acceso/)).toBeVisible()
  expect(await seriousProblems()).toEqual([])

  await mount('/admin/schedules/', { theme, width })
  await page.getByRole('button', { name: width < 500 ? 'Más' : /admin/ }).click()
  await expect.element(page.getByText('Cerrar sesión')).toBeVisible()
  expect(await seriousProblems()).toEqual([])
})

test.for(looks)('nor on a refused sign-in, $theme, $width wide', async ({ theme, width }) => {
  await mount('/login', { theme, width, answers: { 'post /v1/auth/login': 'code=401' } })
  await page.getByLabelText('Usuario o correo').fill('rosa')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByLabelText('Contraseña', { exact: true }).fill('equivocada')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByRole('alert').getByText(/no son correctos/)).toBeVisible()
  expect(await seriousProblems()).toEqual([])
})
