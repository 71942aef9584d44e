import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { callServer } from './call-server.ts'
import { colleague, endPageSignIn } from './colleague.ts'
import { createFile, createRows, openReview } from './import-file.ts'
import { mount } from './mount.tsx'

const step = () => page.getByRole('heading', { name: 'Elija una contraseña', level: 1 })
const dialog = () => page.getByRole('dialog', { name: 'Elija una contraseña' })
const signInPage = () => page.getByRole('heading', { name: 'Iniciar Sesión' })
const temporaryField = () => page.getByLabelText('Contraseña temporal', { exact: true })
const newField = () => page.getByLabelText('Contraseña nueva', { exact: true })
const saveButton = () => page.getByRole('button', { name: 'Guardar y seguir' })
const ownPassword = 'tres mesas y una luna'

async function signIn(name: string, password: string) {
  await page.getByLabelText('Usuario o correo').fill(name)
  await page.getByLabelText('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Creates a user for the worker Ana, and gives her the roles of the administrator. */
async function createUserOfAna() {
  const user = await colleague.post('/v1/users/from-worker', { body: { workerId: workers.ana } })
  const { roles } = await colleague.get('/v1/auth/is_logged_in')
  await colleague.post('/v1/users/{id}/roles', { path: { id: user.id }, body: { roleIds: roles.map(({ id }) => id) } })
  return user
}

/** Opens the sign-in page of the real server and signs in as Ana, with the temporary password. */
async function signInAsAna(from?: string) {
  let ana = { id: '', name: '', password: '' }
  const mounted = await mount(paths.login(from), {
    usesRealServer: true,
    prepare: async () => {
      ana = await createUserOfAna()
    },
  })
  await signIn(ana.name, ana.password)
  await expect.element(step()).toBeVisible()
  return { ana, ...mounted }
}

const temporaryUser = { 'get /v1/auth/is_logged_in': 'example=temporaryPassword' }

test.for([paths.clients({ search: 'a' }), paths.sessions(), paths.createSchedule()])(
  'a user with a temporary password who opens %s chooses another one first and then lands there',
  async (target) => {
    const { calls, url } = await mount(target, { answers: temporaryUser })
    await expect.element(step()).toBeVisible()
    await expect.poll(() => document.title).toBe('Elija una contraseña')
    expect(url()).toBe(paths.login(target))
    await temporaryField().fill('luna-mesa-verde-38')
    await newField().fill(ownPassword)
    await saveButton().click()
    await expect.poll(() => url().startsWith(target)).toBe(true)
    expect(calls.find(({ call }) => call === 'post /v1/auth/password')?.body).toEqual({
      current_password: 'luna-mesa-verde-38',
      new_password: ownPassword,
    })
  },
)

test('a user with a temporary password who opens the sign-in page by its URL chooses another one', async () => {
  await mount(paths.workers(), { answers: temporaryUser })
  await expect.element(step()).toBeVisible()
  await mount(paths.login(), { answers: temporaryUser })
  await expect.element(step()).toBeVisible()
  await expect.element(temporaryField()).toHaveFocus()
})

test('after signing in with a temporary password the user chooses another one and opens the page that redirected to the sign-in', async () => {
  const { url } = await signInAsAna(paths.workers())
  await expect.element(newField()).toHaveFocus()
  expect(temporaryField().query()).toBeNull()
  await userEvent.keyboard(`${ownPassword}{Enter}`)
  await expect.element(page.getByRole('heading', { name: 'Trabajadores' })).toBeVisible()
  expect(url()).toBe(paths.workers())
  await expect.element(page.getByText('Contraseña cambiada')).toBeVisible()
})

test('the field says why a new password is refused and keeps it', async () => {
  const { ana } = await signInAsAna()
  await newField().fill('mesa luna')
  await expect.element(newField()).toHaveAccessibleDescription('Débil Falta 1 carácter')
  await saveButton().click()
  await expect.element(newField()).toHaveAccessibleDescription('Debe tener entre 10 y 128 caracteres.')
  await newField().fill(`${ana.name}-2026`)
  await saveButton().click()
  await expect.element(newField()).toHaveAccessibleDescription(/^Es casi su usuario, su correo o su documento/)
  await newField().fill('contraseña2026')
  await saveButton().click()
  await expect.element(newField()).toHaveAccessibleDescription(/^Es una sola palabra que cualquiera probaría/)
  await newField().fill('qwertyuiop')
  await saveButton().click()
  await expect.element(newField()).toHaveAccessibleDescription(/^Es de las más usadas/)
  await newField().fill(ana.password)
  await saveButton().click()
  await expect.element(newField()).toHaveAccessibleDescription(/la temporal la ha visto alguien más/)
  await expect.element(newField()).toHaveValue(ana.password)
})

test('the strength of a new password is shown while it is typed or pasted, and so is the password on request', async () => {
  await signInAsAna()
  await expect.element(newField()).toHaveAccessibleDescription(/^Al menos 10 caracteres/)
  await newField().fill('mesa y luna')
  await expect.element(newField()).toHaveAccessibleDescription('Aceptable')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Mostrar la contraseña nueva' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(newField()).toHaveAttribute('type', 'text')
  await newField().click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.copy()
  await userEvent.keyboard('{End}')
  await userEvent.paste()
  await expect.element(newField()).toHaveValue('mesa y lunamesa y luna')
  await newField().fill(ownPassword)
  await expect.element(newField()).toHaveAccessibleDescription('Segura')
})

test('a password that was changed in another tab meanwhile is asked for', async () => {
  const { ana, url } = await signInAsAna(paths.workers())
  const body = JSON.stringify({ current_password: ana.password, new_password: ownPassword })
  await callServer('/v1/auth/password', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await newField().fill('dos sillas y un farol')
  await saveButton().click()
  await expect.element(temporaryField()).toHaveAccessibleDescription('No es la contraseña actual.')
  await expect.element(temporaryField()).toHaveFocus()
  await temporaryField().fill(ownPassword)
  await saveButton().click()
  await expect.poll(url).toBe(paths.workers())
})

test('when the sign-in ends before the change, the sign-in form comes back and says so', async () => {
  await signInAsAna()
  await endPageSignIn()
  await newField().fill(ownPassword)
  await saveButton().click()
  await expect.element(signInPage()).toBeVisible()
  await expect.element(page.getByText('Su sesión terminó. Entre de nuevo.')).toBeVisible()
})

test('another user can sign in instead of choosing a password', async () => {
  const { url } = await signInAsAna(paths.workers())
  await page.getByRole('button', { name: 'Entrar con otro usuario' }).click()
  await expect.element(signInPage()).toBeVisible()
  expect(url()).toBe(paths.login())
})

test('an expired temporary password says whom to ask for another one', async () => {
  let ana = { id: '', name: '', password: '' }
  await mount(paths.login(), {
    usesRealServer: true,
    prepare: async () => {
      ana = await createUserOfAna()
    },
  })
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() + 8 * 24 * 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  await signIn(ana.name, ana.password)
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'ha vencido' }))
    .toMatchTextContent('Su contraseña temporal ha vencido. Pida otra a quien administra los usuarios.')
})

test('in the sign-in dialog a temporary password is changed too, and the page keeps what was typed', async () => {
  const { ana, queryClient, router } = await signInAsAna(paths.createSchedule())
  await newField().fill(ownPassword)
  await saveButton().click()
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true }).first()
  await name.fill('Terapia infantil')
  const { password } = await colleague.post('/v1/users/{id}/password', { path: { id: ana.id } })
  await queryClient.invalidateQueries().catch(() => {})

  const signInDialog = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await signInDialog.getByLabelText('Contraseña', { exact: true }).fill(password)
  await signInDialog.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(dialog()).toBeVisible()
  await expect.element(newField()).toHaveFocus()
  await userEvent.keyboard('dos sillas y un farol{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Terapia infantil')
  expect(router.state.location.pathname).toBe(paths.createSchedule())
  await expect.poll(() => queryClient.isFetching()).toBe(0)
})

test('an import that waits for a sign-in goes on once the temporary password is changed, and not before', async () => {
  const { ana, calls, queryClient } = await signInAsAna(paths.importClients())
  await newField().fill(ownPassword)
  await saveButton().click()
  await openReview(createFile(createRows(2)))
  const { password } = await colleague.post('/v1/users/{id}/password', { path: { id: ana.id } })
  await page.getByRole('button', { name: 'Registrar 2 clientes' }).click()
  await page.getByRole('dialog').getByLabelText('Contraseña', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click()
  await expect.element(dialog()).toBeVisible()
  const countSent = () => calls.filter(({ call }) => call === 'post /v1/clients').length
  const sent = countSent()
  // The page asks who is signed in, as it does when its window gets the focus.
  await queryClient.invalidateQueries().catch(() => {})
  await expect.element(dialog()).toBeVisible()
  expect(countSent()).toBe(sent)
  await newField().fill('dos sillas y un farol')
  await saveButton().click()
  await expect.element(page.getByRole('heading', { name: 'Se registraron 2 clientes' })).toBeVisible()
})

test('a page is covered when its user has signed in with a temporary password in another tab', async () => {
  const { alter, prefer, queryClient } = await mount(paths.createSchedule())
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true }).first()
  await name.fill('Terapia infantil')
  let isTemporary = true
  alter('get /v1/auth/is_logged_in', async (answer) => Response.json({ ...(await answer.json()), password_temporary: isTemporary }))
  await queryClient.invalidateQueries()
  await expect.element(dialog()).toBeVisible()
  await temporaryField().fill('luna-mesa-verde-38')
  await newField().fill(ownPassword)
  prefer('post /v1/auth/password', 'code=400')
  await saveButton().click()
  await expect.element(dialog().getByRole('alert')).not.toBeEmptyDOMElement()
  prefer('post /v1/auth/password', 'code=204')
  isTemporary = false
  await saveButton().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Terapia infantil')
})

const displays = (['light', 'dark'] as const).flatMap((theme) => [1280, 390].map((width) => ({ theme, width })))

test.for(displays)('axe finds no serious violation while a password is chosen, $theme, $width px wide', async ({ theme, width }) => {
  await mount(paths.clients(), { theme, width, answers: temporaryUser })
  for (const password of ['corta', 'mesa y luna', ownPassword]) {
    await newField().fill(password)
    expect(await findSeriousViolations()).toEqual([])
  }
  await newField().fill('corta')
  await saveButton().click()
  await expect.element(newField()).toHaveAccessibleDescription(/entre 10 y 128/)
  expect(await findSeriousViolations()).toEqual([])
})
