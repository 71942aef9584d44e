import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { screens } from '#web/app/routes.ts'
import { paths } from '#web/navigation/paths.ts'
import { focusCell, getWeekUrl, keepOnlyAccess } from './agenda.ts'
import { mount } from './mount.tsx'
import { listVisits } from './visits.ts'

const visits = listVisits(screens)

/** Finds the screen above another one: "clients" for "clients/:id". */
const findParent = (path: string) => visits.filter((visit) => visit.path && path.startsWith(`${visit.path}/`)).at(-1)
const heading = () => page.getByRole('heading', { level: 1 })

test.for(visits)('$url takes the focus to its title when it is opened from another screen', async ({ url }) => {
  const isSchedules = url.startsWith(paths.schedules().slice(0, -1))
  const { router } = await mount(isSchedules ? paths.clients() : paths.schedules())
  await expect.element(heading()).toBeVisible()
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link').first()
  link.element().focus()
  await router.navigate(url)
  await expect.element(heading()).toHaveFocus()
  expect(router.state.location.pathname.replace(/\/$/, '')).toBe(url.replace(/\/$/, ''))
})

test('the first screen of a visit leaves the focus at the start of the page', async () => {
  await mount(paths.clients())
  await expect.element(heading()).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test.for([
  ['/admin/nada', 'Not Found'],
  ['/admin/workers/', 'Something went wrong!'],
] as const)('the error view of %s takes the focus to its title too', async ([url, title]) => {
  const { router } = await mount(paths.clients(), { answers: { 'get /v1/workers': 'code=500' } })
  await expect.element(heading()).toBeVisible()
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link').first().element().focus()
  await router.navigate(url)
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
})

test('the skip link takes the focus to the content', async () => {
  await mount(paths.clients())
  await expect.element(heading()).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

// The day is another view of the agenda; the test of its switch is in sessions-worker-day.
const hasWayUp = ({ path, url }: (typeof visits)[number]) => findParent(path) !== undefined && url !== '/admin/sessions/day'

test.for(visits.filter(hasWayUp))('$url leads back to the screen above it', async ({ url, path }) => {
  const { router } = await mount(url)
  await expect.element(heading()).toBeVisible()
  const link = page.getByRole('navigation', { name: 'Ruta' }).getByRole('link')
  expect(link.query(), `The page at ${url} has no link to the screen above it: pass \`parent\` to its <Page>.`).not.toBeNull()
  await link.click()
  await expect.poll(() => router.state.location.pathname.replace(/\/$/, '')).toBe(findParent(path)?.url)
  await expect.element(heading()).toHaveFocus()
})

test.for(visits.filter(({ operation }) => operation))('$url typed by hand names the access that the user lacks', async ({ url, title }) => {
  const { alter } = await mount(url)
  alter('get /v1/auth/is_logged_in', keepOnlyAccess())
  await expect.element(page.getByRole('heading', { name: `No puede ver ${title}` })).toBeVisible()
  await expect.element(page.getByText(/^Le falta el acceso «[^»]+» de /)).toBeVisible()
})

test('the key ? lists the general keys on every screen, and those of the agenda there', async () => {
  await mount(paths.clients())
  await expect.element(heading()).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Buscar clientes' })
  await search.click()
  await userEvent.keyboard('?')
  await expect.element(search).toHaveValue('?')
  expect(page.getByRole('dialog').query()).toBeNull()

  heading().element().focus()
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Teclado' })
  await expect.element(help.getByText('Buscar personas, pantallas, acciones y semanas')).toBeVisible()
  await expect.element(help.getByText('Deshacer lo último')).toBeVisible()
  expect(help.getByText('Al cupo de al lado').query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  await expect.element(heading()).toHaveFocus()

  await mount(getWeekUrl())
  await focusCell('martes 24 de noviembre, 08:50')
  await userEvent.keyboard('?')
  await expect.element(help.getByText('Deshacer lo último')).toBeVisible()
  await expect.element(help.getByText('Buscar personas, pantallas, acciones y semanas')).toBeVisible()
})
