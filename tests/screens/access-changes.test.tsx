import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { colleague } from './colleague.ts'
import { mount } from './mount.tsx'
import { changesBar, openRoleAccess } from './open-role-access.ts'
import { accessBox, examples, findAccessIds, listRoleCodes } from './security.ts'

const button = (name: string) => page.getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('row', { name })
const preview = () => page.getByRole('region', { name: 'Así lo verá' })

test('changes are counted, previewed, and applied by one call each to give and to take', async () => {
  const { role, calls } = await openRoleAccess('clients.read', 'clients.update', 'workers.read')
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

test('a module gives everything in it together, and a discarded change sends nothing', async () => {
  const { role, calls } = await openRoleAccess('clients.read')
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
  const { role, queryClient } = await openRoleAccess('clients.read')
  await accessBox('Registrar: Clientes').click()
  await button('Aplicar 1 cambio').click()
  await expect.element(page.getByText('Accesos de Caja: se dio 1 acceso')).toBeVisible()
  await colleague.post('/v1/roles/{id}/access/remove', { path: { id: role }, body: { accessIds: await findAccessIds('clients.register') } })
  await queryClient.invalidateQueries()
  await expect.element(accessBox('Registrar: Clientes')).not.toBeChecked()
  await expect.element(changesBar()).not.toBeInTheDocument()
})

test('leaving with pending changes asks for confirmation', async () => {
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

test('a change of access that is refused after the user has left is told', async () => {
  const { promise: released, resolve: refuse } = Promise.withResolvers<string>()
  const { prefer, url } = await mount(paths.access({ role: examples.reception }))
  prefer('post /v1/roles/{id}/access/remove', () => released)
  await accessBox('Leer: Horarios').click()
  await button('Aplicar 1 cambio').click()
  await page.getByRole('link', { name: /^Terapeuta/ }).click()
  await button('Salir').click()
  await expect.poll(url).not.toContain(examples.reception)
  refuse('code=409')
  await expect.element(page.getByRole('alert').filter({ hasText: 'No se aplicó ningún cambio: Recepción' })).toBeVisible()
})

test('leaving while the changes are sent asks too, so that a refusal is seen', async () => {
  const { promise: released, resolve: refuse } = Promise.withResolvers<string>()
  const { prefer, url } = await mount(paths.access({ role: examples.reception }))
  prefer('post /v1/roles/{id}/access/remove', () => released)
  await accessBox('Leer: Horarios').click()
  await button('Aplicar 1 cambio').click()
  await page.getByRole('link', { name: /^Terapeuta/ }).click()
  await expect.element(page.getByRole('dialog', { name: '¿Salir antes de que se apliquen los cambios?' })).toBeVisible()
  await button('Seguir aquí').click()
  refuse('code=409')
  await expect.element(page.getByRole('alert')).toMatchTextContent('No se aplicó ningún cambio.')
  expect(url()).toContain(examples.reception)
})
