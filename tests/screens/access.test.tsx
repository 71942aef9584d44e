import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { keepOnlyAccess } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { colleague } from './colleague.ts'
import { mount } from './mount.tsx'
import { changesBar } from './open-role-access.ts'
import { accessBox, createRole, createUser, examples, findAccessIds } from './security.ts'

const button = (name: string) => page.getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('row', { name })
const preview = () => page.getByRole('region', { name: 'Así lo verá' })

test('the tree shows the access of a role: "Todo" covers its row, and modules count theirs', async () => {
  const { url } = await mount(paths.access())
  await page.getByRole('link', { name: /^Recepción/ }).click()
  await expect.poll(url).toBe(paths.access({ role: examples.reception }))
  await expect.element(accessBox('Todo: Sesiones')).toBeChecked()
  await expect.element(accessBox('Leer: Sesiones, incluido en «Todo»')).toBeChecked()
  await expect.element(accessBox('Registrar: Trabajadores')).not.toBeChecked()
  await expect.element(row(/^Agenda/)).toMatchTextContent('5 de 6')
  await expect.element(page.getByRole('checkbox', { name: 'Agenda' })).toBePartiallyChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Seguridad' })).not.toBeChecked()
  await expect.element(preview()).toMatchTextContent('Clientes')
})

test('what the signed-in user does not hold is locked, and a press says why', async () => {
  const { alter } = await mount(paths.access({ role: examples.reception }), { answers: { 'get /v1/roles/{id}/access': 'example=empty' } })
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('roles.read', 'access.update', 'clients.read'))
  const locked = accessBox('Eliminar: Clientes, usted no lo tiene')
  await expect.element(locked).toHaveAttribute('aria-disabled', 'true')
  await locked.click({ force: true })
  await expect.element(page.getByText('Eliminar de Clientes: usted no lo tiene.')).toBeVisible()
  await expect.element(changesBar()).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Personas' }).click()
  await expect.element(page.getByText('1 cambio por aplicar')).toBeVisible()
  await expect.element(accessBox('Leer: Clientes, se dará')).toBeChecked()
})

test('a role with more access than the signed-in user has is read-only, with the reason', async () => {
  const { alter } = await mount(paths.access({ role: examples.reception }))
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('roles.read', 'access.update', 'clients.mix'))
  await expect.element(page.getByText(/^Este rol tiene accesos que usted no tiene/)).toBeVisible()
  await accessBox('Todo: Clientes').click({ force: true })
  await expect.element(changesBar()).not.toBeInTheDocument()
})

test('who may only read sees the tree, without users, and which access is missing', async () => {
  const { alter } = await mount(paths.access({ role: examples.reception }))
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('roles.read'))
  await expect.element(page.getByText('Aquí solo puede mirar. Le falta el acceso «Actualizar» de Accesos.')).toBeVisible()
  await expect.element(page.getByText('Le falta el acceso «Leer» de Usuarios.')).toBeVisible()
})

test('for a user, direct access is changed, and access from roles is shown with its source', async () => {
  let user = ''
  const prepare = async () => {
    user = await createUser('nora.caja', await createRole('Caja', 'clients.mix'))
    await colleague.post('/v1/users/{id}/access', { path: { id: user }, body: { accessIds: await findAccessIds('workers.read') } })
  }
  const { url } = await mount(paths.access(), { usesRealServer: true, prepare })
  await page.getByRole('combobox', { name: 'Accesos directos de' }).fill('nora')
  await page.getByRole('option', { name: /^nora.caja/ }).click()
  await expect.poll(url).toBe(paths.access({ user }))
  await expect.element(accessBox('Leer: Clientes, lo da el rol Caja')).toBeChecked()
  await expect.element(row(/^Clientes/)).toMatchTextContent('por Caja')
  await accessBox('Leer: Trabajadores').click()
  await accessBox('Leer: Horarios').click()
  await button('Aplicar 2 cambios').click()
  await expect.element(page.getByText('Accesos de nora.caja: se dio 1 acceso y se quitó 1 acceso')).toBeVisible()
  const direct = await colleague.get('/v1/users/{id}/access', { path: { id: user } })
  expect(direct.map(({ code }) => code)).toEqual(['schedules.read'])
})

test('a search shows the modules and access that it finds', async () => {
  await mount(paths.access({ role: examples.reception }))
  await page.getByRole('searchbox', { name: 'Buscar módulo o acceso' }).fill('enlaces publicos')
  await expect.element(row(/^Trabajadores/)).not.toBeInTheDocument()
  await expect.element(row(/^Enlaces públicos/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar módulo o acceso' }).fill('xyz')
  await expect.element(page.getByText('Ningún módulo ni acceso coincide con «xyz».')).toBeVisible()
})

test.for(['light', 'dark'] as const)('on a phone every access has its name, and the bar of changes is in reach (%s)', async (theme) => {
  await mount(paths.access({ role: examples.reception }), { width: 390, theme })
  await expect.element(page.getByRole('link', { name: 'Elegir otro rol o usuario' })).toBeVisible()
  await accessBox('Registrar: Trabajadores').click()
  await expect.element(button('Aplicar 1 cambio')).toBeInViewport()
  await expect.element(row(/^Trabajadores/).getByText('Eliminar')).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('who may read neither roles nor access sees which is missing', async () => {
  await mount(paths.access(), { answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(page.getByText(/^Le falta el acceso «Leer» de Accesos o «Leer» de Roles/)).toBeVisible()
  expect(page.getByRole('link', { name: 'Accesos' }).query()).toBeNull()
})
