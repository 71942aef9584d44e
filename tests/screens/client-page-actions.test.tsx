import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { keepOnlyAccess, setClinicTime } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { colleague, deleteSessions } from './colleague.ts'
import { mount } from './mount.tsx'
import { recordClipboard } from './record-clipboard.ts'
import { examples } from './security.ts'

const ian = '01998a00-0000-7000-8000-020000000001'

const dialog = () => page.getByRole('dialog')
const account = () => page.getByRole('region', { name: 'Cuenta de usuario' })

const createUser = () => colleague.post('/v1/users/from-client', { body: { clientId: ian } })
const password = () => dialog().getByRole('status', { name: 'Contraseña temporal' })
const readPassword = () => password().element().textContent

/** Merges fields into the client that the mock returns. */
const mergeFields = (change: object) => async (answer: Response) => Response.json({ ...(await answer.json()), ...change })

test.for(['light', 'dark'] as const)('name and password of a created user are shown once and can be copied (%s)', async (theme) => {
  using clipboard = recordClipboard()
  const { queryClient } = await mount(paths.client(ian), { theme, usesRealServer: true })
  await expect.element(account()).toMatchTextContent(/Todavía no tiene cuenta\./)
  await account().getByRole('button', { name: 'Crear usuario' }).click()
  await expect.element(dialog()).toMatchTextContent(/Usuario creado para Ian Vargas Soto/)
  await expect.element(dialog()).toMatchTextContent(/al cerrar esta ventana no se podrá volver a mostrar/)
  await expect.element(dialog().getByRole('status', { name: 'Usuario' })).toMatchTextContent('90123456')
  const shownPassword = readPassword()

  const copy = dialog().getByRole('button', { name: 'Copiar' }).last()
  await expect.element(copy).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('button', { name: 'Copiado' })).toBeVisible()
  expect(clipboard.copied).toEqual([shownPassword])
  expect(await findSeriousViolations()).toEqual([])

  // A click outside must not close the dialog, or the password would be lost.
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(dialog()).toBeVisible()
  await dialog().getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(account()).toMatchTextContent(/Tiene cuenta/)
  expect(document.body.textContent).not.toContain(shownPassword)
  const serializeCaches = () =>
    JSON.stringify([...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()].map(({ state }) => state))
  // The next timer removes mutations without observers.
  await expect.poll(serializeCaches).not.toContain(shownPassword)
})

test('a user is created, the password copied and the dialog closed by keyboard; the focus then returns to the account', async () => {
  using clipboard = recordClipboard()
  await mount(paths.client(ian), { usesRealServer: true })
  await expect.element(account().getByRole('button', { name: 'Crear usuario' })).toBeVisible()
  while (document.activeElement?.textContent !== 'Crear usuario') await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('button', { name: 'Copiar' }).last()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => clipboard.copied).toEqual([readPassword()])
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog().getByRole('button', { name: 'Cerrar' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(account().getByRole('button', { name: 'Nueva contraseña temporal' })).toHaveFocus()
})

test('without access to the clipboard the whole password can be selected', async () => {
  using _clipboard = recordClipboard()
  navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  await mount(paths.client(ian), { usesRealServer: true })
  await account().getByRole('button', { name: 'Crear usuario' }).click()
  await dialog().getByRole('button', { name: 'Copiar' }).last().click()
  await expect.element(password()).toHaveAttribute('data-whole')
  await expect.element(dialog().getByRole('button', { name: 'Copiado' })).not.toBeInTheDocument()
})

test('pressing "Crear usuario" twice at once creates one user', async () => {
  const { calls } = await mount(paths.client(ian), { usesRealServer: true })
  const createButton = account().getByRole('button', { name: 'Crear usuario' })
  await expect.element(createButton).toBeVisible()
  const button = createButton.element() as HTMLElement
  button.click()
  button.click()
  await expect.element(password()).toBeVisible()
  expect(calls.filter(({ call }) => call === 'post /v1/users/from-client').length).toBe(1)
})

test('when a colleague has created the user meanwhile, a notification says that it was not created and no dialog opens', async () => {
  await mount(paths.client(ian), { usesRealServer: true })
  await expect.element(account()).toMatchTextContent(/Todavía no tiene cuenta\./)
  await createUser()
  await account().getByRole('button', { name: 'Crear usuario' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'No se pudo crear el usuario' })).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a client with a user gets another temporary password only after a confirmation', async () => {
  const { calls } = await mount(paths.client(ian), { usesRealServer: true, prepare: createUser })
  await account().getByRole('button', { name: 'Nueva contraseña temporal' }).click()
  await expect.element(dialog()).toMatchTextContent(/¿Dar otra contraseña a Ian Vargas Soto\?/)
  await dialog().getByRole('button', { name: 'No cambiarla' }).click()
  expect(calls.some(({ call }) => call.endsWith('/password'))).toBe(false)

  await account().getByRole('button', { name: 'Nueva contraseña temporal' }).click()
  await dialog().getByRole('button', { name: 'Dar contraseña nueva' }).click()
  await expect.element(password()).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Copiar' }).last()).toHaveFocus()
  expect(calls.filter(({ call }) => call.endsWith('/password')).length).toBe(1)
})

test('a client’s user who may do more than the signed-in user gets no password from them', async () => {
  const { alter } = await mount(paths.client(ian))
  alter(`get /v1/clients/${ian}`, mergeFields({ user_id: examples.receptionist }))
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('clients.read', 'sessions.read', 'users.mix'))
  await expect.element(account()).toMatchTextContent(/Entra como/)
  await expect.element(account().getByRole('button')).not.toBeInTheDocument()
})

test('when a colleague has deleted the user meanwhile, a notification says that the password was not changed', async () => {
  await mount(paths.client(ian), { usesRealServer: true, prepare: createUser })
  await account().getByRole('button', { name: 'Nueva contraseña temporal' }).click()
  const { userId } = await colleague.get('/v1/clients/{id}', { path: { id: ian } })
  await colleague.delete('/v1/users/{id}', { path: { id: userId! } })
  await dialog().getByRole('button', { name: 'Dar contraseña nueva' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'No se pudo cambiar la contraseña' })).toBeVisible()
})

test('on a server that resets no passwords the account of a client has no button for it', async () => {
  const { alter } = await mount(paths.client(ian), { lacking: ['resetUserPassword'] })
  alter('get /v1/clients/{id}', mergeFields({ user_id: '01998a00-0000-7000-8000-040000000005' }))
  await expect.element(account()).toMatchTextContent(/Tiene cuenta/)
  await expect.element(account().getByRole('button')).not.toBeInTheDocument()
})

test('the public link is copied as a full URL', async () => {
  using clipboard = recordClipboard()
  const { alter } = await mount(paths.client(ian))
  alter('get /v1/clients/{id}', mergeFields({ public_link: 'hV3x0dQm9sK2bTz7LwYc_A' }))
  await page.getByRole('region', { name: 'Enlace público' }).getByRole('button', { name: 'Copiar' }).click()
  await expect.poll(() => clipboard.copied).toEqual([`${window.location.origin}/public-link/hV3x0dQm9sK2bTz7LwYc_A`])
})

test('the URL says that the drawer is open, and the page shows the new name after saving', async () => {
  const { url } = await mount(paths.client(ian), { usesRealServer: true })
  await page.getByRole('button', { name: 'Editar' }).click()
  await expect.poll(url).toBe(paths.client(ian, { record: ian }))
  await dialog().getByLabelText('Nombres').fill('Ian José')
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Ian José Vargas Soto', level: 1 })).toBeVisible()
  await expect.poll(() => document.title).toBe('Ian José Vargas Soto')
  await expect.poll(url).toBe(paths.client(ian))
  expect(await colleague.get('/v1/clients/{id}', { path: { id: ian } })).toMatchObject({ person: { name: 'Ian José' } })
})

test('on a phone a client is edited from the menu', async () => {
  const { url } = await mount(paths.client(ian), { width: 390 })
  await expect.element(page.getByRole('button', { name: 'Editar' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Acciones de Ian Vargas Soto' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await expect.poll(url).toBe(paths.client(ian, { record: ian }))
})

async function openDeletionDialog() {
  await page.getByRole('button', { name: 'Acciones de Ian Vargas Soto' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
}

test('deleting a client opens the list, which is fetched again, and does not fetch the deleted client', async () => {
  const prepare = () => deleteSessions({ clientId: ian })
  const { calls, url } = await mount(paths.client(ian), { usesRealServer: true, prepare })
  await openDeletionDialog()
  await expect.element(dialog()).toMatchTextContent(/¿Eliminar a Ian Vargas Soto\?/)
  await dialog().getByRole('button', { name: 'Eliminar cliente' }).click()
  await expect.element(page.getByText('Cliente eliminado: Ian Vargas Soto')).toBeVisible()
  expect(url()).toBe(paths.clients())
  const sentCalls = calls.map(({ call }) => call)
  const laterCalls = sentCalls.slice(sentCalls.indexOf(`delete /v1/clients/${ian}`) + 1)
  expect(laterCalls).toContain('get /v1/clients')
  expect(laterCalls).not.toContain(`get /v1/clients/${ian}`)
})

test('when a client has upcoming sessions, the deletion dialog says that they prevent it and links to them', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(paths.client(ian), { width: 390, usesRealServer: true })
  await openDeletionDialog()
  await dialog().getByRole('button', { name: 'Eliminar cliente' }).click()
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent(/No se puede eliminar a Ian Vargas Soto: tiene 3 sesiones de hoy en adelante\./)
  expect(url()).toBe(paths.client(ian))
  await page.viewport(390, 500)
  await expect.element(page.getByRole('heading', { name: /^Próximas/, includeHidden: true })).not.toBeInViewport()
  await dialog().getByRole('link', { name: 'Ver sus próximas sesiones' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: /^Próximas/ })).toBeInViewport()
})

test('the deletion dialog opens without its earlier refusal after the link to the sessions was followed', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(paths.client(ian), { usesRealServer: true })
  await openDeletionDialog()
  await dialog().getByRole('button', { name: 'Eliminar cliente' }).click()
  await dialog().getByRole('link', { name: 'Ver sus próximas sesiones' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await deleteSessions({ clientId: ian })
  await openDeletionDialog()
  await expect.element(dialog()).not.toMatchTextContent(/No se puede eliminar/)
  await dialog().getByRole('button', { name: 'Eliminar cliente' }).click()
  await expect.poll(url).toBe(paths.clients())
})
