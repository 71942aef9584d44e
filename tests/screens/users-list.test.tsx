import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, keepOnlyAccess } from './agenda.ts'
import { colleague } from './colleague.ts'
import { mount } from './mount.tsx'
import { recordDownloads } from './record-downloads.ts'

const row = (name: RegExp) => page.getByRole('row', { name })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const roleFilter = () => page.getByRole('combobox', { name: 'Rol', exact: true })
const dialog = () => page.getByRole('dialog')

const password = 'una clave muy larga'

/** Creates a user with a role as a colleague does. */
async function createUserWithRole(name: string, roleName: string) {
  const { id } = await colleague.post('/v1/users', { body: { name, password } })
  const role = (await colleague.get('/v1/roles')).find((one) => one.name === roleName)
  await colleague.post('/v1/users/{id}/roles', { path: { id }, body: { roleIds: [role?.id ?? ''] } })
  return id
}

test('a row shows the type, person, roles and last change of a user, and opens its page', async () => {
  const { url } = await mount(paths.users())
  const therapist = row(/45871236/)
  await expect
    .element(therapist)
    .toMatchTextContent(/Trabajador.*Ana Torres Medina.*Terapeuta.*ana\.torres@example\.com.*1 sept 2026, 08:03/)
  await expect.element(row(/admin@/)).toMatchTextContent(/Personal.*Administrador/)
  await link('45871236').click()
  await expect.poll(url).toBe(paths.user('01998a00-0000-7000-8000-040000000003'))
})

test.for(['01998a00-0000-7000-8000-05000000ffff', 'nada'])(
  'a bookmarked filter by the role %s, which does not exist, is left out',
  async (role) => {
    const { url } = await mount(paths.users({ role, sort: '-updated' }), { usesRealServer: true })
    await expect.element(page.getByText('1 – 1 de 1')).toBeVisible()
    await expect.element(roleFilter()).toHaveValue('Todos los roles')
    expect(url()).toBe(paths.users({ sort: '-updated' }))
  },
)

test('users are searched by name, e-mail or person, filtered by role, and sorted by their last change on the server', async () => {
  const prepare = async () => {
    await createUserWithRole('rosa.pacheco', 'Recepción')
    await createUserWithRole('rosa.alva', 'Terapeuta')
    await colleague.post('/v1/users/from-client', { body: { clientId: clients.ian } })
  }
  const { url } = await mount(paths.users(), { usesRealServer: true, prepare })
  await expect.element(page.getByText('1 – 4 de 4')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar usuarios' }).fill('vargas ian')
  await expect.element(page.getByText('1 encontrado', { exact: true })).toBeVisible()
  await expect.element(link('90123456')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Buscar usuarios' }).fill('rosa')
  await expect.element(page.getByText('1 – 2 de 2')).toBeVisible()
  await roleFilter().click()
  await page.getByRole('option', { name: 'Terapeuta' }).click()
  await expect.element(page.getByText('1 – 1 de 1')).toBeVisible()
  await expect.element(link('rosa.alva')).toBeVisible()
  expect(url()).toMatch(/search=rosa&role=[0-9a-f-]{36}$/)

  await roleFilter().click()
  await page.getByRole('option', { name: 'Todos los roles' }).click()
  await page.getByRole('button', { name: 'Cambiado' }).click()
  await page.getByRole('button', { name: 'Cambiado' }).click()
  await expect.poll(url).toContain('sort=-updated')
  await expect
    .poll(() =>
      page
        .getByRole('rowheader')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['rosa.alva', 'rosa.pacheco'])
})

test('a filter and a search that find nobody are taken back by one button', async () => {
  const { url } = await mount(paths.users(), { usesRealServer: true })
  await roleFilter().click()
  await page.getByRole('option', { name: 'Recepción' }).click()
  await expect.element(page.getByText('Nada coincide con el filtro')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar usuarios' }).fill('nadie')
  await expect.element(page.getByText('Ningún usuario coincide con «nadie»')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar la búsqueda y el filtro' }).click()
  await expect.element(link('admin')).toBeVisible()
  expect(url()).toBe(paths.users())
})

test('the CSV file has a row for each user, with person, roles and both times', async () => {
  const downloads = recordDownloads()
  await mount(paths.users())
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect.poll(() => downloads.length).toBe(1)
  const text = await downloads[0]!.text
  expect(text).toContain('Nombre,Tipo,Persona,Roles,Correo,Creado,Cambiado')
  expect(text).toContain('45871236,Trabajador,Ana Torres Medina,Terapeuta,ana.torres@example.com,"1 sept 2026, 08:03","1 sept 2026, 08:03"')
})

test('a user is deleted from the row menu by keyboard, after a question that says what happens', async () => {
  const prepare = () => createUserWithRole('rosa.pacheco', 'Recepción')
  await mount(paths.users(), { usesRealServer: true, prepare })
  const menu = page.getByRole('button', { name: 'Acciones de rosa.pacheco' })
  await expect.element(menu).toBeVisible()
  ;(menu.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Ver usuario' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect
    .element(dialog())
    .toMatchTextContent(/¿Eliminar el usuario rosa\.pacheco\?Ya no se podrá entrar con él; donde esté abierto, se cierra\./)
  await expect.element(dialog().getByRole('button', { name: 'No eliminar' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('Usuario eliminado: rosa.pacheco')).toBeVisible()
  await expect.element(link('rosa.pacheco')).not.toBeInTheDocument()
  expect((await colleague.get('/v1/users')).map(({ name }) => name)).toEqual(['admin'])
})

test('the menu of the signed-in user has no deletion', async () => {
  await mount(paths.users(), { usesRealServer: true })
  await page.getByRole('button', { name: 'Acciones de admin' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Editar' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Eliminar' })).not.toBeInTheDocument()
})

test('whoever has access to users only changes nobody who may do more, and sees no filter by role', async () => {
  const { alter } = await mount(paths.users())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('users.mix'))
  await expect.element(link('admin')).toBeVisible()
  await expect.element(roleFilter()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Acciones de recepcion' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Ver usuario' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: /Editar|Eliminar/ })).not.toBeInTheDocument()
})

test.for([
  paths.users(),
  paths.createUser(),
  paths.editUser('01998a00-0000-7000-8000-040000000002'),
  paths.user('01998a00-0000-7000-8000-040000000002'),
])('%s names the access that a therapist lacks', async (url) => {
  await mount(url, { answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(page.getByText(/^Le falta el acceso «(Leer|Registrar|Actualizar)» de Usuarios\./)).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Principal' }).getByText('Usuarios')).not.toBeInTheDocument()
})
