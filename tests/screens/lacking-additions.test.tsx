import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listScreens } from '#web/app/admin/list-screens.ts'
import { screen } from '#web/app/screen.ts'
import { signedInUserQuery } from '#web/auth/signed-in-user.ts'
import { createRouterContext } from '#web/data/query-client.ts'
import { paths } from '#web/navigation/paths.ts'
import { mount } from './mount.tsx'

test('the navigation hides a screen whose operation the server lacks, and its URL says what is missing', async () => {
  const counts = screen(
    'counts',
    { title: 'Cuentas', operation: 'countSessions', navigation: { icon: 'home', getPath: () => '/counts' } },
    () => Promise.resolve({ Component: () => null }),
  )
  for (const lacking of [[], ['countSessions']] as const) {
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

test('without counts the filters of the list of clients have no numbers', async () => {
  await mount(paths.clients(), { lacking: ['countClients'] })
  await expect.element(page.getByRole('button', { name: 'Sin próxima sesión', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Con enlace', exact: true })).toBeVisible()
})
