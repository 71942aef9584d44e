import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { adminPassword } from './admin-password.ts'
import { getWeekUrl, workers } from './agenda.ts'
import { endPageSignIn } from './colleague.ts'
import { mount } from './mount.tsx'

const signInPage = () => page.getByRole('heading', { name: 'Iniciar Sesión' })
const dialog = () => page.getByRole('dialog', { name: 'Su sesión terminó' })

test('when the sign-in ends on an open page, a dialog asks to sign in again and the page keeps what was typed', async () => {
  const { queryClient } = await mount('/admin/schedules/create', { usesRealServer: true })
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true }).first()
  await name.fill('Terapia infantil')
  await endPageSignIn()
  await queryClient.invalidateQueries().catch(() => {})
  await expect.element(dialog()).toBeVisible()

  await expect.element(dialog().getByLabelText('Usuario o correo')).toHaveValue('admin')
  await dialog().getByLabelText('Contraseña', { exact: true }).fill(adminPassword)
  await dialog().getByRole('button', { name: 'Entrar' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Terapia infantil')
})

test('the sign-in dialog opens above an open overlay and does not close it', async () => {
  const { queryClient } = await mount(getWeekUrl(), { usesRealServer: true })
  await page.getByRole('gridcell', { name: /^jueves 26 de noviembre, 08:50/ }).click()
  await page.getByLabelText('Nota (opcional)').fill('Trae el informe')
  await endPageSignIn()
  await queryClient.invalidateQueries().catch(() => {})

  await dialog().getByLabelText('Contraseña', { exact: true }).fill(adminPassword)
  await dialog().getByRole('button', { name: 'Entrar' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Nota (opcional)')).toHaveValue('Trae el informe')
})

test('Escape in the sign-in dialog closes nothing below it, and after signing in the focus returns', async () => {
  await mount(paths.workers({ record: workers.ana }), { usesRealServer: true })
  await page.getByLabelText('Nombres').fill('Ana Lucía')
  await endPageSignIn()
  const save = page.getByRole('button', { name: 'Guardar' })
  await save.click()
  await expect.element(dialog().getByLabelText('Contraseña', { exact: true })).toHaveFocus()
  await userEvent.keyboard('{Escape}')

  await dialog().getByLabelText('Contraseña', { exact: true }).fill(adminPassword)
  await dialog().getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByText('Entró de nuevo. Su último cambio todavía no está guardado.')).toBeVisible()
  await expect.element(save).toHaveFocus()
  await expect.element(page.getByLabelText('Nombres')).toHaveValue('Ana Lucía')
  expect(page.getByRole('dialog', { name: '¿Salir sin guardar?' }).query()).toBeNull()
})

test('leaving from the sign-in dialog asks before discarding what was typed', async () => {
  const { queryClient, url } = await mount('/admin/schedules/', { usesRealServer: true })
  await page.getByRole('link', { name: 'Crear horario' }).click()
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Terapia infantil')
  await endPageSignIn()
  await queryClient.invalidateQueries().catch(() => {})
  await dialog().getByRole('link', { name: 'Salir sin guardar' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(signInPage()).toBeVisible()
  expect(url()).toBe('/login')
})
