import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findSeriousViolations } from './axe.ts'
import { mount } from './mount.tsx'

// The routes themselves are checked in tests/built-app/sweep, with realistic data.
const displays = (['light', 'dark'] as const).flatMap((theme) => [1280, 390].map((width) => ({ theme, width })))

test.for(displays)(
  'axe finds no serious violation in the error view, the view for missing access and the open menu, $theme, $width px wide',
  async ({ theme, width }) => {
    await mount('/admin/workers/', { theme, width, answers: { 'get /v1/workers': 'code=500' } })
    await page.getByRole('button', { name: 'Show Error' }).click()
    expect(await findSeriousViolations()).toEqual([])

    await mount('/admin/clients/', { theme, width, answers: { 'get /v1/auth/is_logged_in': 'example=client' } })
    await expect.element(page.getByText(/Le falta el acceso/)).toBeVisible()
    expect(await findSeriousViolations()).toEqual([])

    await mount('/admin/schedules/', { theme, width })
    await page.getByRole('button', { name: width < 500 ? 'Más' : /admin/ }).click()
    await expect.element(page.getByText('Cerrar sesión')).toBeVisible()
    expect(await findSeriousViolations()).toEqual([])
  },
)

test.for(displays)('axe finds no serious violation after a refused sign-in, $theme, $width px wide', async ({ theme, width }) => {
  await mount('/login', { theme, width, answers: { 'post /v1/auth/login': 'code=401' } })
  await page.getByLabelText('Usuario o correo').fill('rosa')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByLabelText('Contraseña', { exact: true }).fill('equivocada')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByRole('alert').getByText(/no son correctos/)).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
})
