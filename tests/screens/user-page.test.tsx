import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, keepOnlyAccess } from './agenda.ts'
import { changeClient, colleague } from './colleague.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const section = (name: string) => page.getByRole('region', { name, exact: true })
const effectiveAccess = () => page.getByRole('table', { name: 'Acceso efectivo' })
const roleBox = (name: string) => dialog().getByRole('checkbox', { name })
const reception = '01998a00-0000-7000-8000-040000000002'
const administrator = '01998a00-0000-7000-8000-050000000001'

const createStaff = async () => (await colleague.post('/v1/users', { body: { name: 'rosa.pacheco', password: 'una clave muy larga' } })).id
const createUserOfIan = async () => (await colleague.post('/v1/users/from-client', { body: { clientId: clients.ian } })).id
const listRoleNames = async (id: string) => (await colleague.get('/v1/users/{id}/roles', { path: { id } })).map(({ name }) => name)
const findAdmin = async () => (await colleague.get('/v1/auth/is_logged_in')).id

/** Opens the page of a user of the real server. `prepare` returns the id. */
async function openUser(prepare: () => Promise<string>) {
  let id = ''
  const mounted = await mount(paths.users(), {
    usesRealServer: true,
    prepare: async () => {
      id = await prepare()
    },
  })
  await mounted.router.navigate(paths.user(id))
  await expect.element(section('Datos')).toBeVisible()
  return { id, ...mounted }
}

test('the page shows data, roles, direct access, and the effective access with its sources', async () => {
  await mount(paths.user(reception))
  await expect.element(page.getByRole('heading', { name: 'recepcion', level: 1 })).toBeVisible()
  await expect.element(section('Datos')).toMatchTextContent(/Personal.*recepcion@example\.com.*1 sept 2026, 08:02/)
  await expect.element(section('Roles').getByRole('listitem')).toMatchTextContent('Recepción')
  await expect.element(section('Acceso directo').getByRole('row', { name: /Trabajadores/ })).toBeVisible()
  await expect.element(effectiveAccess().getByRole('row', { name: /Clientes/ })).toHaveTextContent('ClientesTodopor el rol Recepción')
  await expect
    .element(effectiveAccess().getByRole('row', { name: /Trabajadores/ }))
    .toHaveTextContent('TrabajadoresLeerdirecto y por el rol Recepción')
})

test('«Todo» stands for what comes from the same source, and other sources have their own lines', async () => {
  const prepare = async () => {
    const id = await createStaff()
    const { access, roles } = await colleague.get('/v1/auth/is_logged_in')
    const accessIds = access.filter(({ code }) => code === 'sessions.read').map((one) => one.id)
    await colleague.post('/v1/users/{id}/roles', { path: { id }, body: { roleIds: roles.map((role) => role.id) } })
    await colleague.post('/v1/users/{id}/access', { path: { id }, body: { accessIds } })
    return id
  }
  await openUser(prepare)
  await expect.element(effectiveAccess().getByRole('row', { name: /^Clientes/ })).toHaveTextContent('ClientesTodopor el rol Administrador')
  const lines = effectiveAccess().getByRole('row', { name: /^Sesiones/ })
  await expect.element(lines.first()).toHaveTextContent('SesionesLeerdirecto y por el rol Administrador')
  await expect.element(lines.last()).toHaveTextContent('SesionesTodopor el rol Administrador')
})

test('on a server that resets no passwords the page has no button for it', async () => {
  await mount(paths.user(reception), { lacking: ['resetUserPassword'] })
  await expect.element(effectiveAccess().getByRole('row', { name: /Clientes/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Nueva contraseña temporal' })).not.toBeInTheDocument()
})

test('roles are given and taken by keyboard, and the access follows', async () => {
  const { id } = await openUser(createStaff)
  await expect.element(section('Roles')).toMatchTextContent(/Sin roles ni accesos no puede hacer nada todavía\./)
  const change = section('Roles').getByRole('button', { name: 'Cambiar roles' })
  ;(change.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(roleBox('Administrador')).toHaveFocus()
  await expect.element(roleBox('Terapeuta')).toBeEnabled()
  await userEvent.keyboard('{Tab} {Tab} {Enter}')
  await expect.element(page.getByText('Roles cambiados: rosa.pacheco')).toBeVisible()
  await expect.element(section('Roles')).toMatchTextContent(/RecepciónTerapeuta/)
  await expect.element(effectiveAccess().getByRole('row', { name: /Horarios/ })).toMatchTextContent('por los roles Recepción y Terapeuta')
  await expect.element(change).toHaveFocus()
  expect(await listRoleNames(id)).toEqual(['Recepción', 'Terapeuta'])

  await userEvent.keyboard('{Enter}')
  await expect.element(roleBox('Recepción')).toBeChecked()
  await roleBox('Recepción').click()
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(section('Roles').getByRole('listitem')).toMatchTextContent('Terapeuta')
  expect(await listRoleNames(id)).toEqual(['Terapeuta'])
})

test('roles that a colleague gives while the drawer is open stay', async () => {
  const { id, queryClient } = await openUser(createStaff)
  await section('Roles').getByRole('button', { name: 'Cambiar roles' }).click()
  await expect.element(roleBox('Recepción')).toBeEnabled()
  const therapist = (await colleague.get('/v1/roles')).filter(({ name }) => name === 'Terapeuta')
  await colleague.post('/v1/users/{id}/roles', { path: { id }, body: { roleIds: therapist.map((role) => role.id) } })
  await queryClient.invalidateQueries()
  await roleBox('Recepción').click()
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText('Roles cambiados: rosa.pacheco')).toBeVisible()
  expect(await listRoleNames(id)).toEqual(['Recepción', 'Terapeuta'])
})

test('the last administrator keeps the role, and the drawer says why', async () => {
  const { id } = await openUser(findAdmin)
  await section('Roles').getByRole('button', { name: 'Cambiar roles' }).click()
  await roleBox('Administrador').click()
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent('Alguien debe conservar el derecho de administrar usuarios y accesos.')
  expect(await listRoleNames(id)).toEqual(['Administrador'])
})

test('the signed-in user is marked, and has neither deletion nor a reset of the password', async () => {
  await openUser(findAdmin)
  await expect.element(page.getByText('Usted', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Editar' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Acciones de|^Nueva contraseña/ })).not.toBeInTheDocument()
})

test('a role that gives more than the signed-in user has is disabled, with the reason', async () => {
  const { alter } = await mount(paths.user(reception, { record: 'roles' }))
  const codes = ['clients.mix', 'public_links.mix', 'sessions.mix', 'assists.read', 'workers.read', 'schedules.read']
  alter('get /v1/auth/is_logged_in', keepOnlyAccess(...codes, 'users.read', 'access.update', 'roles.read'))
  alter('get /v1/roles/{id}/access', async (answer, { call }) => {
    const access: { code: string }[] = await answer.json()
    const held = access.filter(({ code }) => codes.includes(code))
    return Response.json(call.includes(administrator) ? [...held, { ...access[0], code: 'roles.delete' }] : access)
  })
  await expect.element(roleBox('Administrador')).toBeDisabled()
  await expect.element(dialog().getByText('Da accesos que usted no tiene: «Eliminar» de Roles.').first()).toBeVisible()
  await expect.element(roleBox('Recepción')).toBeEnabled()
})

test('a user who may do more cannot be changed, and the page says which access is missing', async () => {
  const { alter } = await mount(paths.user(reception))
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('users.mix', 'access.update', 'roles.read', 'sessions.mix', 'workers.read'))
  await expect.element(section('Datos')).toMatchTextContent(/No puede cambiar este usuario.*«Todo» de Clientes/)
  await expect.element(page.getByRole('link', { name: 'Ver accesos' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Cambiar roles|Nueva contraseña|Acciones de/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Editar' })).not.toBeInTheDocument()
})

test('a new temporary password is shown once after a question', async () => {
  await openUser(createStaff)
  await page.getByRole('button', { name: 'Nueva contraseña temporal' }).click()
  await expect.element(dialog()).toMatchTextContent(/¿Dar otra contraseña a rosa\.pacheco\?/)
  await dialog().getByRole('button', { name: 'Dar contraseña nueva' }).click()
  await expect.element(dialog().getByRole('status', { name: 'Contraseña temporal' })).toMatchTextContent(/^[a-z0-9]{16}$/)
  await dialog().getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Nueva contraseña temporal' })).toHaveFocus()
})

test('a deleted user leaves for the list', async () => {
  const { url } = await openUser(createStaff)
  await page.getByRole('button', { name: 'Acciones de rosa.pacheco' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await dialog().getByRole('button', { name: 'Eliminar usuario' }).click()
  await expect.poll(url).toBe(paths.users())
  await expect.element(page.getByText('1 – 1 de 1')).toBeVisible()
})

test('after a corrected document the page offers to rename the user, who then signs in with it', async () => {
  const prepare = async () => {
    const id = await createUserOfIan()
    await changeClient(clients.ian, { document: '90123457' })
    return id
  }
  const { id } = await openUser(prepare)
  await expect.element(section('Datos').getByRole('link', { name: 'Ian Vargas Soto' })).toHaveAttribute('href', paths.client(clients.ian))
  await expect.element(section('Datos')).toMatchTextContent(/El documento es 90123457, y todavía entra con el número 90123456\./)
  await page.getByRole('button', { name: 'Entrar con 90123457' }).click()
  await expect.element(page.getByRole('heading', { name: '90123457', level: 1 })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: /^Entrar con/ })).not.toBeInTheDocument()
  expect(await colleague.get('/v1/users/{id}', { path: { id } })).toMatchObject({ name: '90123457', clientId: clients.ian })
})

test('the client’s page offers the same right after the document was corrected there', async () => {
  await mount(paths.client(clients.ian), { usesRealServer: true, prepare: createUserOfIan })
  const account = section('Cuenta de usuario')
  await expect.element(account.getByRole('link', { name: '90123456' })).toBeVisible()
  await expect.element(account.getByRole('button', { name: /^Entrar con/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Editar' }).click()
  await dialog().getByLabelText('Documento', { exact: true }).fill('90123457')
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await account.getByRole('button', { name: 'Entrar con 90123457' }).click()
  await expect.element(account.getByRole('link', { name: '90123457' })).toBeVisible()
})

test('a user name that was chosen and is no document is left alone', async () => {
  const prepare = async () => {
    const id = await createUserOfIan()
    await colleague.put('/v1/users', { body: { id, name: 'ian.vargas' } })
    return id
  }
  await openUser(prepare)
  await expect.element(section('Datos')).toMatchTextContent('DNI 90123456')
  await expect.element(page.getByRole('button', { name: /^Entrar con/ })).not.toBeInTheDocument()
})
