import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listScreens } from '#web/app/admin/list-screens.ts'
import { screen } from '#web/app/screen.ts'
import { signedInUserQuery } from '#web/auth/signed-in-user.ts'
import { list } from '#web/data/list.ts'
import { createRouterContext } from '#web/data/query-client.ts'
import { paths } from '#web/navigation/paths.ts'
import { mount } from './mount.tsx'

const ian = '01998a00-0000-7000-8000-020000000001'

test('the navigation hides a screen whose operation the server lacks, and its URL says what is missing', async () => {
  const counts = screen(
    'counts',
    { title: 'Cuentas', operation: 'countSessions', navigation: { icon: 'home', getPath: () => '/counts' } },
    () => Promise.resolve({ Component: () => null }),
  )
  for (const lacking of [[], ['countSessions']]) {
    const { queryClient } = await mount(paths.profile(), { lacking })
    await expect.element(page.getByRole('heading', { name: 'Perfil' })).toBeVisible()
    const user = await queryClient.ensureQueryData(signedInUserQuery())
    const { loader } = await (counts.lazy as () => Promise<{ loader: (args: Partial<LoaderFunctionArgs>) => Promise<unknown> }>)()
    const loading = loader({
      context: createRouterContext(queryClient, () => true)(),
      params: {},
      request: new Request(window.location.href),
    })
    if (lacking.length === 0) {
      expect(listScreens([counts], user)).toHaveLength(1)
      await expect(loading).resolves.toBeNull()
    } else {
      expect(listScreens([counts], user)).toEqual([])
      await expect(loading).rejects.toMatchObject({ status: 501, operation: 'GET /v1/sessions/counts' })
    }
  }
})

test('an operation that the settings do not list is not called, and its section is left out', async () => {
  const { calls } = await mount(paths.admin(), { lacking: ['countSessions'] })
  await expect.element(page.getByRole('region', { name: 'Hoy' })).toBeVisible()
  expect(page.getByRole('region', { name: 'Últimas semanas' }).query()).toBeNull()
  expect(calls.some(({ call }) => call === 'get /v1/sessions/counts')).toBe(false)
})

test('a list that the server cannot search is fetched once and searched, sorted and cut in the browser', async () => {
  const { calls } = await mount(paths.clients({ search: 'quiroz', sort: '-name' }), { lacking: ['listClients.search'] })
  await expect.element(page.getByText('1 – 1 de 1')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill('soto')
  await expect.element(page.getByRole('row', { name: /Vargas Soto/ })).toBeVisible()
  expect(page.getByRole('row', { name: /Quiroz/ }).query()).toBeNull()
  expect(calls.filter(({ call }) => call === 'get /v1/clients').map(({ query }) => query.toString())).toEqual([
    'sort=-name&with_sessions=true',
  ])
})

test('a filter that the server lacks is not offered, and the others are', async () => {
  await mount(paths.clients(), { lacking: ['listClients.linked', 'countClients'] })
  // Without counts all chips are shown.
  await expect.element(page.getByRole('button', { name: 'Sin próxima sesión', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Con enlace' }).query()).toBeNull()
})

test('a list fails by the name of the filter that the server lacks, where the browser cannot filter in its place', async () => {
  const { queryClient, calls } = await mount(paths.roles(), { lacking: ['listClients.to_rebook'] })
  await expect.element(page.getByRole('row', { name: /^Recepción/ })).toBeVisible()
  const rebook = queryClient.fetchQuery(list('/v1/clients', { toRebook: true }))
  await expect(rebook).rejects.toMatchObject({ status: 501, operation: 'GET /v1/clients?to_rebook' })
  expect(calls.some(({ call }) => call === 'get /v1/clients')).toBe(false)
})

test('a field that the server lacks is left out of a change, and the others are sent', async () => {
  const { calls } = await mount(paths.clients({ record: ian }), { lacking: ['ClientUpdate.updated_at'] })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Nombres', { exact: true }).fill('Ian José')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText(/^Cliente guardado/)).toBeVisible()
  const body = calls.find(({ call }) => call.startsWith('put'))?.body
  expect(body).toMatchObject({ id: ian, person: { name: 'Ian José' } })
  expect(body).not.toHaveProperty('updated_at')
})

test('a parameter that changes what a button does is asked for', async () => {
  await mount(paths.profile(), { lacking: ['logout.everywhere'] })
  await expect.element(page.getByRole('button', { name: 'Cerrar sesión', exact: true }).last()).toBeVisible()
  expect(page.getByRole('button', { name: /todas partes/ }).query()).toBeNull()
  await expect.element(page.getByRole('region', { name: 'Contraseña' })).toBeVisible()
})
