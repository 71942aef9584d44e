import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, keepOnlyAccess, workers } from './agenda.ts'
import { colleague } from './colleague.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const nameField = () => page.getByLabelText('Nombre de usuario')
const emailField = () => page.getByLabelText('Correo (opcional)')
const submit = (name: string) => page.getByRole('button', { name, exact: true })
const combobox = (name: string) => page.getByRole('combobox', { name })
const status = (name: string) => dialog().getByRole('status', { name })
const kind = (name: string) => page.getByRole('main').getByText(name, { exact: true })

const findUser = async (name: string) => (await colleague.get('/v1/users', { query: { search: name } }))[0]

test('a staff user is created by keyboard; name and password are shown once, and the page of the user follows', async () => {
  const { queryClient, url } = await mount(paths.createUser(), { usesRealServer: true })
  await expect.element(nameField()).toHaveFocus()
  await userEvent.keyboard('rosa.pacheco{Tab}rosa@clinica.pe')
  await expect.element(page.getByRole('checkbox', { name: 'Recepción' })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Sin rol no podrá abrir nada. Elija uno, o créelo así y déselo después.')).toBeVisible()
  expect(await findUser('rosa.pacheco')).toBeUndefined()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog()).toMatchTextContent(/Usuario creado: rosa\.pacheco/)
  await expect.element(status('Usuario')).toMatchTextContent('rosa.pacheco')
  await expect.element(status('Contraseña temporal')).toMatchTextContent(/^[a-z0-9]{16}$/)
  const password = status('Contraseña temporal').element().textContent ?? ''
  await expect.element(dialog().getByRole('button', { name: 'Copiar' }).last()).toHaveFocus()
  await userEvent.keyboard('{Escape}{Tab}{Enter}')
  const user = await findUser('rosa.pacheco')
  await expect.poll(url).toBe(paths.user(user?.id ?? ''))
  await expect.element(page.getByText('Tiene una temporal, que deberá cambiar al entrar.')).toBeVisible()
  expect(user).toMatchObject({ email: 'rosa@clinica.pe', userType: 'staff', passwordTemporary: true })
  const serializeCaches = () =>
    JSON.stringify([...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()].map(({ state }) => state))
  await expect.poll(serializeCaches).not.toContain(password)
})

test('a staff user is created with the chosen roles', async () => {
  await mount(paths.createUser(), { usesRealServer: true })
  await nameField().fill('rosa.pacheco')
  await page.getByRole('checkbox', { name: 'Recepción' }).click()
  await submit('Crear usuario').click()
  await expect.element(dialog()).toMatchTextContent(/Usuario creado: rosa\.pacheco/)
  expect((await findUser('rosa.pacheco'))?.roles).toMatchObject([{ name: 'Recepción' }])
})

test('a user name of 100 letters fits the window that shows the password', async () => {
  await mount(paths.createUser(), { usesRealServer: true })
  await nameField().fill('a'.repeat(100))
  await page.getByRole('checkbox', { name: 'Recepción' }).click()
  await submit('Crear usuario').click()
  await expect.element(status('Contraseña temporal')).toBeVisible()
  const { scrollWidth, clientWidth } = dialog().element()
  expect(scrollWidth).toBe(clientWidth)
})

test('the error about a name that is taken or has a wrong character shows beside the field', async () => {
  await mount(paths.createUser(), { usesRealServer: true })
  await nameField().fill('rosa@clinica')
  await submit('Crear usuario').click()
  await expect.element(nameField()).toHaveAccessibleDescription('Use letras, cifras, espacios y . _ -')
  await nameField().fill('ADMIN')
  await page.getByRole('checkbox', { name: 'Recepción' }).click()
  await submit('Crear usuario').click()
  await expect.element(nameField()).toHaveAccessibleDescription('Ya hay un usuario con este nombre.')
  await emailField().fill('rosa')
  await submit('Crear usuario').click()
  await expect.element(emailField()).toHaveAccessibleDescription('Escriba un correo como nombre@ejemplo.pe')
})

test('a client without a user is found and gets one; a client who has one is disabled, with the reason', async () => {
  const prepare = () => colleague.post('/v1/users/from-client', { body: { clientId: clients.ian } })
  const { url } = await mount(paths.createUser(), { usesRealServer: true, prepare })
  await kind('Cliente').click()
  await combobox('Cliente').fill('ian vargas')
  await expect.element(page.getByRole('option', { name: /Ian Vargas Soto.*ya tiene usuario/ })).toHaveAttribute('aria-disabled', 'true')
  await combobox('Cliente').fill('quiroz')
  await page.getByRole('option', { name: /Valentina Quiroz Peña/ }).click()
  await expect.element(page.getByText('Entrará con su documento, 72345678.')).toBeVisible()
  await submit('Crear usuario').click()
  await expect.element(status('Usuario')).toMatchTextContent('72345678')
  await dialog().getByRole('button', { name: 'Cerrar' }).click()
  await expect.poll(url).toBe(paths.user((await findUser('72345678'))?.id ?? ''))
  await expect.element(page.getByRole('region', { name: 'Roles' })).toMatchTextContent(/Ve solo lo suyo\./)
})

test('a user of a client that is refused after the page was left is told', async () => {
  const { promise: refused, resolve: refuse } = Promise.withResolvers<string>()
  const { prefer, router, url } = await mount(paths.createUser())
  prefer('post /v1/users/from-client', () => refused)
  await kind('Cliente').click()
  await combobox('Cliente').fill('ortega')
  await page.getByRole('option', { name: /Tomás Ortega Ruiz/ }).click()
  await submit('Crear usuario').click()
  void router.navigate(paths.profile())
  await page.getByRole('button', { name: 'Salir', exact: true }).click()
  await expect.poll(url).toBe(paths.profile())
  refuse('code=409')
  await expect.element(page.getByRole('alert').filter({ hasText: 'No se pudo crear el usuario: Tomás Ortega Ruiz' })).toBeVisible()
})

test('a worker gets a user by keyboard', async () => {
  await mount(paths.createUser(), { usesRealServer: true })
  await kind('Trabajador').click()
  await submit('Crear usuario').click()
  await expect.element(combobox('Trabajador')).toHaveAccessibleDescription('Complete este dato')
  await expect.element(combobox('Trabajador')).toHaveFocus()
  await userEvent.keyboard('torres')
  await expect.element(page.getByRole('option', { name: /Ana Torres Medina/ })).toBeVisible()
  await expect.element(page.getByText('Buscando…')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}')
  await expect.element(status('Usuario')).toMatchTextContent('45871236')
  expect(await findUser('45871236')).toMatchObject({ workerId: workers.ana, userType: 'worker' })
})

test('whoever cannot read sessions creates users of the staff only', async () => {
  const { alter } = await mount(paths.createUser())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('users.mix', 'clients.read', 'workers.read'))
  await expect.element(nameField()).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
})

test('whoever creates users but cannot read them gets to the first screen instead of an error', async () => {
  const { alter, url } = await mount(paths.createUser())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('users.register'))
  await expect.element(page.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', paths.admin())
  await nameField().fill('rosa.pacheco')
  await submit('Crear usuario').click()
  await dialog().getByRole('button', { name: 'Cerrar' }).click()
  await expect.poll(url).not.toBe(paths.createUser())
  await expect.element(page.getByText(/Le falta el acceso/)).not.toBeInTheDocument()
})

test('name and e-mail are changed, and a missing e-mail is cleared', async () => {
  let id = ''
  const { router, url } = await mount(paths.users(), {
    usesRealServer: true,
    prepare: async () => {
      id = (await colleague.post('/v1/users', { body: { name: 'rosa', email: 'rosa@clinica.pe', password: 'una clave muy larga' } })).id
    },
  })
  await router.navigate(paths.editUser(id))
  await expect.element(nameField()).toHaveValue('rosa')
  await nameField().fill('rosa.pacheco')
  await emailField().fill('')
  await submit('Guardar').click()
  await expect.element(page.getByText('Usuario guardado: rosa.pacheco')).toBeVisible()
  await expect.poll(url).toBe(paths.user(id))
  const { email, name } = await colleague.get('/v1/users/{id}', { path: { id } })
  expect({ email, name }).toEqual({ email: undefined, name: 'rosa.pacheco' })
})

test('a colleague’s change of the same user is shown field by field', async () => {
  let id = ''
  const { router } = await mount(paths.users(), {
    usesRealServer: true,
    prepare: async () => {
      id = (await colleague.post('/v1/users', { body: { name: 'rosa', password: 'una clave muy larga' } })).id
    },
  })
  await router.navigate(paths.editUser(id))
  await nameField().fill('rosa.pacheco')
  await colleague.put('/v1/users', { body: { id, name: 'rosa.alva', email: 'rosa@clinica.pe' } })
  await submit('Guardar').click()
  const panel = page.getByRole('region', { name: 'Otra persona guardó cambios mientras tanto' })
  await expect.element(panel.getByRole('group', { name: 'Nombre de usuario' })).toBeVisible()
  await expect.element(emailField()).toHaveValue('rosa@clinica.pe')
  await submit('Guardar').click()
  await expect.element(page.getByText('Usuario guardado: rosa.pacheco')).toBeVisible()
})

test('unsaved changes are not lost without a question', async () => {
  await mount(paths.editUser('01998a00-0000-7000-8000-040000000002'))
  await nameField().fill('otra')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect.element(dialog()).toMatchTextContent(/¿Salir sin guardar\?/)
})

test('the form of a user who may do more is not shown', async () => {
  const { alter } = await mount(paths.editUser('01998a00-0000-7000-8000-040000000002'))
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('users.mix'))
  await expect.element(page.getByText('No puede editar recepcion')).toBeVisible()
  await expect.element(nameField()).not.toBeInTheDocument()
})
