import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { keepOnlyAccess } from './agenda.ts'
import { colleague } from './colleague.ts'
import { mount } from './mount.tsx'
import { createRole, createUser, examples } from './security.ts'

const button = (name: string) => page.getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('row', { name })
const dialog = () => page.getByRole('dialog')

test('the list shows code, number of users and last change of each role, and is searched and sorted', async () => {
  const { url } = await mount(paths.roles())
  await expect.element(row(/^Recepción/)).toMatchTextContent(/^Recepciónreception11 sept 2026, \d\d:\d\d$/)
  await button('Usuarios').click()
  await button('Usuarios').click()
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent(/^Terapeuta/)
  await page.getByRole('searchbox').fill('recepcion')
  await expect.element(page.getByText(/^1 encontrado/)).toBeVisible()
  expect(url()).toBe(paths.roles({ search: 'recepcion', sort: '-users' }))
})

test('an empty list says what a role is', async () => {
  await mount(paths.roles(), { answers: { 'get /v1/roles': 'example=empty' } })
  await expect.element(page.getByText('Todavía no hay roles')).toBeVisible()
})

test('a role is created, and the notification leads to its access', async () => {
  const { url } = await mount(paths.roles(), { usesRealServer: true })
  await button('Crear rol').click()
  await page.getByLabelText('Nombre', { exact: true }).fill('Coordinación')
  await page.getByLabelText('Código (opcional)').fill('coordination')
  await dialog().getByRole('button', { name: 'Crear rol' }).click()
  await expect.element(page.getByText('Rol creado: Coordinación')).toBeVisible()
  const created = (await colleague.get('/v1/roles')).find(({ name }) => name === 'Coordinación')
  expect(created).toMatchObject({ code: 'coordination', userCount: 0 })
  await button('Dar accesos').click()
  await expect.poll(url).toBe(paths.access({ role: created?.id ?? '' }))
  await expect.element(page.getByText('Rol de 0 usuarios')).toBeVisible()
})

test('a name that another role has is shown beside the field', async () => {
  await mount(paths.roles({ record: 'new' }), { usesRealServer: true })
  await page.getByLabelText('Nombre', { exact: true }).fill('RECEPCION')
  await dialog().getByRole('button', { name: 'Crear rol' }).click()
  await expect.element(page.getByLabelText('Nombre', { exact: true })).toHaveAccessibleDescription(/Ya hay un rol con este nombre/)
})

test('a role is renamed on its page, and its code is cleared', async () => {
  let id = ''
  const prepare = async () => {
    id = (await colleague.post('/v1/roles', { body: { name: 'Caja', code: 'cash' } })).id
  }
  const { router } = await mount(paths.roles(), { usesRealServer: true, prepare })
  await router.navigate(paths.role(id))
  await button('Editar').click()
  await page.getByLabelText('Nombre', { exact: true }).fill('Caja y archivo')
  await page.getByLabelText('Código (opcional)').fill('')
  await button('Guardar').click()
  await expect.element(page.getByRole('heading', { name: 'Caja y archivo', level: 1 })).toBeVisible()
  expect(await colleague.get('/v1/roles/{id}', { path: { id } })).toMatchObject({ name: 'Caja y archivo', code: null })
})

test('a role that users hold is not deleted: the dialog says who, and links to them', async () => {
  let id = ''
  const prepare = async () => {
    id = await createRole('Archivo', 'clients.read')
    await createUser('nora.archivo', id)
  }
  const { router, url } = await mount(paths.roles(), { usesRealServer: true, prepare })
  await button('Acciones de Archivo').click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await dialog().getByRole('button', { name: 'Eliminar rol' }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Lo tiene nora.archivo.')
  await dialog().getByRole('link', { name: 'Ver quién lo tiene' }).click()
  await expect.poll(url).toBe(paths.role(id))
  await expect.element(page.getByRole('region', { name: 'Usuarios que lo tienen' })).toMatchTextContent('nora.archivo')
  expect(router.state.location.hash).toBe('#usuarios')
})

test('a role that nobody holds is deleted from its page, which leads to the list', async () => {
  let id = ''
  const prepare = async () => {
    id = await createRole('Pasajera')
  }
  const { router, url } = await mount(paths.roles(), { usesRealServer: true, prepare })
  await router.navigate(paths.role(id))
  await button('Acciones de Pasajera').click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await button('Eliminar rol').click()
  await expect.poll(url).toBe(paths.roles())
  await expect.element(row(/^Recepción/)).toBeVisible()
  expect(row(/^Pasajera/).query()).toBeNull()
})

test('the page of a role shows its access by module and who holds it', async () => {
  await mount(paths.role(examples.reception))
  const access = page.getByRole('region', { name: 'Accesos' })
  await expect.element(access).toMatchTextContent('SesionesTodo')
  await expect
    .element(access.getByRole('link', { name: 'Cambiar accesos' }))
    .toHaveAttribute('href', paths.access({ role: examples.reception }))
  await expect.element(page.getByRole('region', { name: 'Usuarios que lo tienen' })).toMatchTextContent('recepcion')
})

test('a role with more access than the signed-in user has is only shown, with the reason', async () => {
  const { alter } = await mount(paths.role(examples.reception))
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('roles.mix', 'access.read', 'access.update', 'clients.mix'))
  await expect.element(page.getByText(/^Este rol tiene accesos que usted no tiene \(.*«Todo» de Sesiones/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ver accesos' })).toBeVisible()
  expect(button('Editar').query()).toBeNull()
  expect(button('Acciones de Recepción').query()).toBeNull()
  expect(page.getByRole('region', { name: 'Usuarios que lo tienen' }).query()).toBeNull()
})

test('who may not read roles sees which access is missing', async () => {
  await mount(paths.roles(), { answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(page.getByText(/^Le falta el acceso «Leer» de Roles/)).toBeVisible()
  expect(page.getByRole('link', { name: 'Roles' }).query()).toBeNull()
})
