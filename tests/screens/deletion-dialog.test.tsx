import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, clients, workers } from './agenda.ts'
import { colleague, registerLuz } from './colleague.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')

test('the deletion dialog names what else is deleted, and says why the server refuses', async () => {
  const { calls, url } = await mount(paths.clients(), { usesRealServer: true, prepare: addUserAndLink })
  await page.getByRole('button', { name: 'Acciones de Quiroz Peña, Valentina' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect.element(dialog()).toMatchTextContent(/¿Eliminar a Valentina Quiroz Peña\?/)
  await expect
    .element(dialog())
    .toMatchTextContent(/También se elimina su enlace público\. Su usuario se elimina, salvo que entre además como trabajador\./)
  await dialog().getByRole('button', { name: 'Eliminar cliente' }).click()
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent(/No se puede eliminar a Valentina Quiroz Peña: tiene 3 sesiones de hoy en adelante\./)
  expect(calls.filter(({ call }) => call.startsWith('delete')).length).toBe(1)
  // A second attempt would be refused again.
  await expect.element(dialog().getByRole('button', { name: 'Eliminar cliente' })).not.toBeInTheDocument()
  await expect.element(dialog().getByRole('button', { name: 'No eliminar' })).toHaveFocus()
  await dialog().getByRole('link', { name: 'Ver sus próximas sesiones' }).click()
  await expect.poll(url).toBe(paths.client(clients.valentina))
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a refusal that arrives after the page was left is notified with the name', async () => {
  const { hold, router } = await mount(paths.clients(), { usesRealServer: true })
  const release = hold('delete /v1/clients/{id}')
  await page.getByRole('button', { name: 'Acciones de Quiroz Peña, Valentina' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await dialog().getByRole('button', { name: 'Eliminar cliente' }).click()
  await router.navigate(paths.workers())
  await expect.element(dialog()).not.toBeInTheDocument()
  release()
  const failure = page.getByRole('alert').filter({ hasText: 'No se pudo eliminar a Valentina Quiroz Peña' })
  await expect.element(failure).toMatchTextContent(/tiene \d+ sesiones de hoy en adelante/)
})

test('a refusal does not show in the dialog of the next record', async () => {
  const { hold, router } = await mount(paths.client(clients.valentina), { usesRealServer: true })
  const release = hold('delete /v1/clients/{id}')
  const askToDelete = async (name: string) => {
    await page.getByRole('button', { name: `Acciones de ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await expect.element(dialog()).toMatchTextContent(`¿Eliminar a ${name}?`)
  }
  await askToDelete('Valentina Quiroz Peña')
  await dialog().getByRole('button', { name: 'Eliminar cliente' }).click()
  await router.navigate(paths.client(clients.ian))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ian Vargas Soto' })).toBeVisible()
  await askToDelete('Ian Vargas Soto')
  release()
  await expect.element(page.getByRole('alert').filter({ hasText: 'No se pudo eliminar a Valentina Quiroz Peña' })).toBeVisible()
  expect(dialog().getByRole('alert').element().textContent).toBe('')
  await expect.element(dialog().getByRole('button', { name: 'Eliminar cliente' })).toBeEnabled()
})

/** Gives Valentina a user and a public link. */
async function addUserAndLink() {
  const clientId = clients.valentina
  await colleague.post('/v1/users/from-client', { body: { clientId } })
  const url = await colleague.get('/v1/clients/public-link/generate')
  await colleague.post('/v1/clients/public-link', { body: { clientId, url, scheduleId: childTherapy, workerIds: [workers.ana] } })
}

test('after a deletion a notification names the client', async () => {
  await mount(paths.clients(), { usesRealServer: true, prepare: registerLuz })
  await page.getByRole('button', { name: 'Acciones de Paz Ríos, Luz' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await dialog().getByRole('button', { name: 'Eliminar cliente' }).click()
  await expect.element(page.getByText('Cliente eliminado: Luz Paz Ríos')).toBeVisible()
  expect((await colleague.get('/v1/clients')).map(({ person }) => person.name)).not.toContain('Luz')
})

test('focus returns to the menu when the dialog is canceled, and goes to the page after a deletion', async () => {
  await mount(paths.clients(), { usesRealServer: true, prepare: registerLuz })
  const menu = page.getByRole('button', { name: 'Acciones de Paz Ríos, Luz' })
  const openDialog = async () => {
    await expect.element(menu).toBeVisible()
    ;(menu.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Reservar' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.element(dialog().getByRole('button', { name: 'No eliminar' })).toHaveFocus()
  }
  await openDialog()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()

  await openDialog()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('Cliente eliminado: Luz Paz Ríos')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})
