import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { adminPassword } from './admin-password.ts'
import { clients } from './agenda.ts'
import { endPageSignIn } from './colleague.ts'
import { clientForm, delayAnswer, failure, names, recover, renameAndLeave, sentDialog } from './late-answers.ts'
import { type Mounted, mount } from './mount.tsx'

test.for([
  { way: 'Escape', leave: () => userEvent.keyboard('{Escape}') },
  { way: 'Cancelar', leave: () => clientForm().getByRole('button', { name: 'Cancelar' }).click() },
  { way: 'the close button', leave: () => clientForm().getByRole('button', { name: 'Cerrar' }).click() },
  { way: 'going back', leave: ({ router }: Mounted) => void router.navigate(-1) },
  { way: 'going to another page', leave: ({ router }: Mounted) => void router.navigate(paths.workers()) },
])('the form of a client stays open until its answer arrives, and $way asks', async ({ leave }) => {
  const mounted = await mount(paths.clients())
  await mounted.router.navigate(paths.clients({ record: clients.ian }))
  const answer = delayAnswer(mounted, 'put /v1/clients/{id}')
  await names().fill('Ian José')
  await clientForm().getByRole('button', { name: 'Guardar' }).click()
  await leave(mounted)
  await sentDialog().getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(sentDialog()).not.toBeInTheDocument()
  await expect.element(names()).toHaveValue('Ian José')
  answer('code=200')
  await expect.element(page.getByText(/^Cliente guardado/)).toBeVisible()
  await expect.element(clientForm()).not.toBeInTheDocument()
})

test('a change of a client that is refused after its form was left is told, and its form offers what was typed', async () => {
  const mounted = await mount(paths.clients({ record: clients.ian }))
  const answer = await renameAndLeave(mounted)
  await mounted.router.navigate(paths.workers())
  answer('code=500')
  await expect.element(failure('No se pudo guardar: Ian José Vargas Soto')).toBeVisible()
  await mounted.router.navigate(paths.clients({ record: clients.ian }))
  await recover()
  await expect.element(names()).toHaveValue('Ian José')
})

test('a change of a client that is accepted after its form was left leaves no draft, and the form of another client open', async () => {
  const mounted = await mount(paths.clients({ record: clients.ian }))
  const answer = await renameAndLeave(mounted)
  await mounted.router.navigate(paths.clients({ record: clients.tomas }))
  await names().fill('Tomás José')
  answer('code=200')
  await expect.element(page.getByText(/^Cliente guardado/)).toBeVisible()
  await expect.element(names()).toHaveValue('Tomás José')
  const listDrafts = () => Object.keys(sessionStorage).filter((key) => key.includes(' draft '))
  await expect.poll(listDrafts).toEqual([expect.stringContaining(clients.tomas)])
})

test('a change of a client that meets the end of the sign-in after its form was left can be sent after signing in again', async () => {
  const mounted = await mount(paths.clients({ record: clients.ian }), { usesRealServer: true })
  await expect.element(names()).toHaveValue('Ian')
  const answer = await renameAndLeave(mounted)
  await endPageSignIn()
  answer('')
  const signIn = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await signIn.getByLabelText('Contraseña', { exact: true }).fill(adminPassword)
  await signIn.getByRole('button', { name: 'Entrar' }).click()
  await expect
    .element(failure('No se pudo guardar: Ian José Vargas Soto'))
    .toMatchTextContent(/Su sesión terminó antes de que se guardara\./)
  await mounted.router.navigate(paths.clients({ record: clients.ian }))
  await recover()
  await expect.element(names()).toHaveValue('Ian José')
  await clientForm().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText('Cliente guardado: Ian José Vargas Soto')).toBeVisible()
})
