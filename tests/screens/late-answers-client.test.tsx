import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { adminPassword } from './admin-password.ts'
import { clients } from './agenda.ts'
import { endPageSignIn } from './colleague.ts'
import { clientForm, failure, names, renameAndClose } from './late-answers.ts'
import { mount } from './mount.tsx'

test('a change of a client that is refused after its form was closed is told, and its form opens again with what was typed', async () => {
  const mounted = await mount(paths.clients({ record: clients.ian }))
  const answer = await renameAndClose(mounted)
  await mounted.router.navigate(paths.workers())
  answer('code=500')
  await expect.element(failure('No se pudo guardar: Ian José Vargas Soto')).toBeVisible()
  await page.getByRole('button', { name: 'Volver al cliente' }).click()
  await expect.element(names()).toHaveValue('Ian José')
  expect(mounted.url()).toBe(paths.clients({ record: clients.ian }))
  await expect.element(failure('No se pudo guardar')).not.toBeInTheDocument()
})

test('a form that is refused twice after it was closed is told once', async () => {
  const mounted = await mount(paths.clients({ record: clients.ian }))
  const answer = await renameAndClose(mounted)
  answer('code=500')
  await expect.element(failure('No se pudo guardar')).toBeVisible()
  await mounted.router.navigate(paths.clients({ record: clients.ian }))
  const secondAnswer = await renameAndClose(mounted)
  secondAnswer('code=409')
  const refusals = failure('No se pudo guardar')
  await expect.element(refusals).not.toMatchTextContent(/Algo falló/)
  expect(refusals.elements()).toHaveLength(1)
})

test('a change of a client that is accepted after its form was closed leaves the form of another client open', async () => {
  const mounted = await mount(paths.clients({ record: clients.ian }))
  const answer = await renameAndClose(mounted)
  await mounted.router.navigate(paths.clients({ record: clients.tomas }))
  await names().fill('Tomás José')
  answer('code=200')
  await expect.element(page.getByText(/^Cliente guardado/)).toBeVisible()
  await expect.element(names()).toHaveValue('Tomás José')
})

test('a change of a client that meets the end of the session after its form was closed can be sent after signing in again', async () => {
  const mounted = await mount(paths.clients({ record: clients.ian }), { usesRealServer: true })
  await expect.element(names()).toHaveValue('Ian')
  const answer = await renameAndClose(mounted)
  await endPageSignIn()
  answer('')
  const signIn = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await signIn.getByLabelText('Contraseña', { exact: true }).fill(adminPassword)
  await signIn.getByRole('button', { name: 'Entrar' }).click()
  await expect
    .element(failure('No se pudo guardar: Ian José Vargas Soto'))
    .toMatchTextContent(/Su sesión terminó antes de que se guardara\./)
  await page.getByRole('button', { name: 'Volver al cliente' }).click()
  await expect.element(names()).toHaveValue('Ian José')
  await clientForm().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText('Cliente guardado: Ian José Vargas Soto')).toBeVisible()
})
