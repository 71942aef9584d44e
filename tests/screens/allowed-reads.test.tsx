import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { keepOnlyAccess } from './agenda.ts'
import { type Mounted, mount } from './mount.tsx'
import { heading, visit } from './my-sessions.ts'

/** Lists what the loader and the screen have read, without what every screen reads. */
async function listReads({ queryClient, calls }: Mounted) {
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const paths = calls.map(({ call }) => call.replace('get ', ''))
  return [...new Set(paths)].filter((path) => path !== '/v1/auth/is_logged_in' && path !== '/v1/settings').sort()
}

test('a read that a worker without access codes may not make is not sent, by the loader or by the screen', async () => {
  const mounted = await visit({ userFields: { access: [] } })
  await expect.element(heading()).toBeVisible()
  const reads = await listReads(mounted)
  expect(reads.map((path) => path.replace(/[0-9a-f-]{36}/, '{id}'))).toEqual([
    '/v1/absences',
    '/v1/schedules',
    '/v1/sessions',
    '/v1/workers/{id}/working-hours',
  ])
})

test('a read that staff without access to workers may not make is not sent, by the loader or by the screen', async () => {
  const mounted = await mount(paths.waitingList())
  mounted.alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read'))
  await expect.element(page.getByRole('heading', { name: 'Lista de espera', level: 1 })).toBeVisible()
  expect(await listReads(mounted)).toEqual(['/v1/schedules', '/v1/waiting-list'])
})
