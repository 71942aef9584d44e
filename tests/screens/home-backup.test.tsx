import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { keepOnlyAccess, setClinicTime } from './agenda.ts'
import { section } from './home.ts'
import { mount } from './mount.tsx'

/** Opens the first screen of the mock with this example as the state of the backups. */
async function openWith(example: string, ...codes: string[]) {
  setClinicTime('2026-11-24', '09:05')
  const { alter, calls } = await mount(paths.admin(), { answers: { 'get /v1/settings/backups': `example=${example}` } })
  if (codes.length > 0) alter('get /v1/auth/is_logged_in', keepOnlyAccess(...codes))
  await expect.element(page.getByRole('heading', { name: 'Inicio', level: 1 })).toBeVisible()
  const listCalls = () => calls.filter(({ call }) => call === 'get /v1/settings/backups')
  return { listCalls }
}
const notice = section('Copia de seguridad')

test('an administrator is told when the last backup is too old', async () => {
  await openWith('overdueBackup')
  await expect
    .element(notice)
    .toMatchTextContent(/La última copia de seguridad es del 20 de noviembre de 2026\. Avise a quien mantiene el servidor\.$/)
})

test('an administrator without access to the agenda is told that there is no backup', async () => {
  await openWith('overdueFirstBackup', 'access.update')
  await expect.element(page.getByRole('heading', { name: 'Elija por dónde empezar' })).toBeVisible()
  await expect.element(notice).toMatchTextContent(/Todavía no hay copia de seguridad\./)
})

test('a recent backup is not mentioned', async () => {
  const { listCalls } = await openWith('recentBackup')
  await expect.poll(listCalls).toHaveLength(1)
  await expect.element(section('Últimas semanas')).toBeVisible()
  expect(notice.query()).toBeNull()
})

test('the backups are not asked for by users who do not administer', async () => {
  const { listCalls } = await openWith('overdueBackup', 'sessions.read', 'access.read')
  await expect.element(section('Hoy')).toBeVisible()
  await expect.element(section('Últimas semanas')).toBeVisible()
  expect(notice.query()).toBeNull()
  expect(listCalls()).toEqual([])
})
