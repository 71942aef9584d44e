import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { keepOnlyAccess } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { colleague } from './colleague.ts'
import { mount } from './mount.tsx'
import { accessBox, createRole, createUser, examples, findAccessIds, listRoleCodes } from './security.ts'

const button = (name: string) => page.getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('row', { name })
const changesBar = () => page.getByText(/^\d+ cambios? por aplicar$/)
const preview = () => page.getByRole('region', { name: 'Así lo verá' })
const focused = () => document.activeElement?.getAttribute('aria-label')

/** Opens the access of a new role on the real server. */
async function openRole(...codes: string[]) {
  let role = ''
  const prepare = async () => {
    role = await createRole('Caja', ...codes)
  }
  const mounted = await mount(paths.roles(), { usesRealServer: true, prepare })
  await mounted.router.navigate(paths.access({ role }))
  await expect.element(page.getByRole('treegrid', { name: 'Accesos de Caja' })).toBeVisible()
  return { ...mounted, role }
}

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

test('changes are counted, previewed, and applied by one call each to give and to take', async () => {
  const { role, calls } = await openRole('clients.read', 'clients.update', 'workers.read')
  await accessBox('Registrar: Clientes').click()
  await accessBox('Leer: Horarios').click()
  await accessBox('Leer: Trabajadores').click()
  await expect.element(page.getByText('3 cambios por aplicar')).toBeVisible()
  await expect.element(page.getByText('2 se darán')).toBeVisible()
  await expect.element(page.getByText('1 se quitará')).toBeVisible()
  await expect.element(preview()).toMatchTextContent('Horarios')
  expect(preview().element().textContent).not.toContain('Trabajadores')
  expect(await listRoleCodes(role)).toEqual(['clients.read', 'clients.update', 'workers.read'])
  await button('Aplicar 3 cambios').click()
  await expect.element(page.getByText('Accesos de Caja: se dieron 2 accesos y se quitó 1 acceso')).toBeVisible()
  await expect.element(changesBar()).not.toBeInTheDocument()
  expect(await listRoleCodes(role)).toEqual(['clients.read', 'clients.register', 'clients.update', 'schedules.read'])
  expect(calls.map(({ call }) => call).filter((call) => call.startsWith('post'))).toEqual([
    `post /v1/roles/${role}/access`,
    `post /v1/roles/${role}/access/remove`,
  ])
})

test('a module gives everything in it at once, and a discarded change sends nothing', async () => {
  const { role, calls } = await openRole('clients.read')
  await page.getByRole('checkbox', { name: 'Personas' }).click()
  await expect.element(row(/^Personas/)).toMatchTextContent('12 de 12')
  await expect.element(page.getByText('3 cambios por aplicar')).toBeVisible()
  await button('Descartar').click()
  await expect.element(row(/^Personas/)).toMatchTextContent('1 de 12')
  await expect.element(changesBar()).not.toBeInTheDocument()
  expect(calls.filter(({ call }) => call.startsWith('post'))).toEqual([])
  expect(await listRoleCodes(role)).toEqual(['clients.read'])
})

test('when taking fails after giving, it says what was given, and only the rest stays pending', async () => {
  const { prefer } = await mount(paths.access({ role: examples.reception }))
  prefer('post /v1/roles/{id}/access/remove', 'code=409')
  await accessBox('Registrar: Trabajadores').click()
  await accessBox('Leer: Horarios').click()
  await button('Aplicar 2 cambios').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Se dio 1 acceso, pero no se quitó 1 acceso.')
  await expect.element(accessBox('Leer: Horarios, se quitará')).toBeVisible()
})

test('when giving fails, nothing is taken, and all changes stay pending', async () => {
  const { prefer, calls } = await mount(paths.access({ role: examples.reception }))
  prefer('post /v1/roles/{id}/access', 'code=403')
  await accessBox('Registrar: Trabajadores').click()
  await accessBox('Leer: Horarios').click()
  await button('Aplicar 2 cambios').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('No se aplicó ningún cambio.')
  await expect.element(page.getByText('2 cambios por aplicar')).toBeVisible()
  expect(calls.some(({ call }) => call.endsWith('/remove'))).toBe(false)
})

test('an applied change does not come back when a colleague undoes it', async () => {
  const { role, queryClient } = await openRole('clients.read')
  await accessBox('Registrar: Clientes').click()
  await button('Aplicar 1 cambio').click()
  await expect.element(page.getByText('Accesos de Caja: se dio 1 acceso')).toBeVisible()
  await colleague.post('/v1/roles/{id}/access/remove', { path: { id: role }, body: { accessIds: await findAccessIds('clients.register') } })
  await queryClient.invalidateQueries()
  await expect.element(accessBox('Registrar: Clientes')).not.toBeChecked()
  await expect.element(changesBar()).not.toBeInTheDocument()
})

test('leaving with pending changes asks first', async () => {
  const { url } = await mount(paths.access({ role: examples.reception }))
  await accessBox('Leer: Horarios').click()
  await page.getByRole('link', { name: /^Terapeuta/ }).click()
  await expect.element(page.getByRole('dialog', { name: '¿Salir sin aplicar los cambios?' })).toBeVisible()
  await button('Seguir aquí').click()
  await expect.element(page.getByText('1 cambio por aplicar')).toBeVisible()
  await page.getByRole('link', { name: /^Terapeuta/ }).click()
  await button('Salir sin aplicar').click()
  await expect.poll(url).not.toContain(examples.reception)
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

test('the tree is worked by keyboard alone', async () => {
  const { role } = await openRole('workers.read')
  await page.getByRole('searchbox').click()
  // The combobox of users and the link of the role lie between the search and the tree.
  const grid = page.getByRole('treegrid')
  while (!grid.element().contains(document.activeElement)) await userEvent.keyboard('{Tab}')
  expect(focused()).toMatch(/^Agenda/)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(row(/^Agenda/)).toHaveAttribute('aria-expanded', 'false')
  expect(row(/^Sesiones/).query()).toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(row(/^Agenda/)).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Leer: Sesiones')
  await userEvent.keyboard(' ')
  await expect.element(accessBox('Leer: Sesiones, se dará')).toBeChecked()
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Todo: Sesiones')
  await userEvent.keyboard('{Home}')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toMatch(/^Sesiones/)
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toMatch(/^Agenda/)
  await userEvent.keyboard('{End}')
  expect(focused()).toMatch(/^Accesos/)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Control>}{Home}{/Control}')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(focused()).toBe('Leer: Accesos')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Home} ')
  await expect.element(row(/^Agenda/)).toMatchTextContent('6 de 6')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/^Agenda/)).toHaveAttribute('aria-expanded', 'false')
  // One Tab leaves the tree, whatever its size.
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Descartar')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(changesBar()).not.toBeInTheDocument()
  expect(await listRoleCodes(role)).toEqual(['assists.read', 'my_sessions.update', 'sessions.mix', 'workers.read'])
})

test('the key ? lists the keys of the tree, also on a checkbox', async () => {
  await mount(paths.access({ role: examples.reception }))
  await accessBox('Registrar: Trabajadores').click()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Teclado' }).getByText('Dar o quitar')).toBeVisible()
})

test('Space expands a module again whose arrow was clicked, and gives nothing', async () => {
  await mount(paths.access({ role: examples.reception }))
  await button('Contraer Agenda').click()
  await userEvent.keyboard(' ')
  await expect.element(button('Contraer Agenda')).toBeVisible()
  await expect.element(changesBar()).not.toBeInTheDocument()
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
