import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { keepOnlyAccess, setClinicTime } from './agenda.ts'
import { mount } from './mount.tsx'

const title = () => page.getByRole('heading', { name: 'Inicio', level: 1 })
const today = () => page.getByRole('region', { name: 'Hoy' })
const shortcuts = ['Recordatorios', 'Registrar cliente', 'Reservar sesión']
const main = () => page.getByRole('main')

/** Opens the first screen of the mock on Tuesday of the examples' week, as a user who has only these access codes. */
async function openAs(...codes: string[]) {
  setClinicTime('2026-11-24', '09:05')
  const mounted = await mount(paths.admin(), { answers: { 'get /v1/clients': 'example=withoutUpcoming' } })
  mounted.alter('get /v1/auth/is_logged_in', keepOnlyAccess(...codes))
  await expect.element(title()).toBeVisible()
  const listCalls = () => [...new Set(mounted.calls.map(({ call }) => call))].sort()
  return { ...mounted, listCalls }
}

const always = ['get /v1/auth/is_logged_in', 'get /v1/settings']
const agenda = ['get /v1/absences', 'get /v1/schedules', 'get /v1/sessions', 'get /v1/sessions/counts']

test.for([
  { codes: ['sessions.read'], shown: ['Recordatorios'], asked: agenda },
  { codes: ['sessions.read', 'sessions.register'], shown: ['Recordatorios', 'Reservar sesión'], asked: agenda },
  {
    codes: ['sessions.read', 'clients.read', 'clients.register'],
    shown: shortcuts.slice(0, 2),
    asked: ['get /v1/clients', 'get /v1/messages', ...agenda],
  },
  { codes: ['sessions.read', 'workers.read'], shown: ['Recordatorios'], asked: [...agenda, 'get /v1/workers'] },
  { codes: ['assists.read'], shown: [], asked: ['get /v1/schedules', 'get /v1/sessions/by-turn-and-week'] },
])('a user with $codes is shown and asks only what this access allows', async ({ codes, shown, asked }) => {
  const { listCalls } = await openAs(...codes)
  await expect.element(today()).toBeVisible()
  const links = shortcuts.filter((name) => main().getByRole('link', { name, exact: true }).query())
  expect(links).toEqual(shown)
  await expect.poll(listCalls).toEqual([...always, ...asked].sort())
  const section = page.getByRole('region', { name: 'Sin próxima sesión' })
  if (codes.includes('clients.read')) await expect.element(section).toBeVisible()
  else expect(section.query()).toBeNull()
})

test('a user without access to sessions is offered what the access allows', async () => {
  const { listCalls } = await openAs('users.read', 'users.register')
  await expect.element(page.getByRole('heading', { name: 'Elija por dónde empezar' })).toBeVisible()
  await expect.element(main().getByRole('link')).toHaveAttribute('href', paths.createUser())
  expect(listCalls()).toEqual(always)
})

test('a user who may only read is offered the lists', async () => {
  await openAs('clients.read', 'roles.read')
  await expect.element(main().getByRole('link', { name: 'Ver clientes' })).toHaveAttribute('href', paths.clients())
  await expect.element(main().getByRole('link', { name: 'Ver roles' })).toHaveAttribute('href', paths.roles())
  expect(main().getByRole('link').elements()).toHaveLength(2)
})

test('a user without any access is told whom to ask', async () => {
  const { listCalls } = await openAs()
  await expect.element(page.getByRole('heading', { name: 'Todavía no tiene accesos' })).toBeVisible()
  expect(listCalls()).toEqual(always)
})

test('on a phone the day comes first, then the week, and the bar at the bottom leads here', async () => {
  setClinicTime('2026-11-24', '09:05')
  const { url } = await mount(paths.clients(), { width: 390 })
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' }).click()
  await expect.element(today()).toBeVisible()
  expect(url()).toBe(paths.admin())
  const tops = [today(), page.getByRole('region', { name: 'Esta semana' })].map((part) => part.element().getBoundingClientRect().top)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})
