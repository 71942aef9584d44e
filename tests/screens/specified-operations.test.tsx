import { beforeAll, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { screens } from '#web/app/routes.ts'
import { paths } from '#web/navigation/paths.ts'
import { adminPassword } from './admin-password.ts'
import { chip, clients, getWeekUrl, sessions, setClinicTime, workers } from './agenda.ts'
import { getMonthUrl } from './attendance.ts'
import { bookingForm, chooseClient, openThursdayForm } from './booking-form.ts'
import { colleague, listSessionsOf, readSession } from './colleague.ts'
import { additions, type OperationId } from './intercept-calls.ts'
import { mount } from './mount.tsx'
import { createLinkAsColleague, setExampleDay } from './public-link.ts'
import { getUrl, listMenuNames, listVisits } from './visits.ts'

const visits = listVisits(screens)

/** The real server with the operations of the specification only, so without settings that list others. */
const onlySpecified = { usesRealServer: true, lacking: additions }

/** The only call of an addition: by it the web knows that the server has none. */
const settingsCalls = ['get /v1/settings']

const dialog = () => page.getByRole('dialog')
const main = () => page.getByRole('main')

/** Opens a page, and keeps the rule that nothing which the server lacks is called. */
async function open(url: string) {
  const mounted = await mount(url, onlySpecified)
  const expectNoRefusal = async () => {
    await expect.poll(() => mounted.queryClient.isFetching()).toBe(0)
    expect(mounted.refusedCalls).toEqual(settingsCalls)
  }
  return { ...mounted, expectNoRefusal }
}

const isAddition = (operation: OperationId | undefined) => operation !== undefined && additions.includes(operation)

/** The ids of a user and a role of the real server, which are not those of the examples. */
const ids: Record<string, string> = {}

beforeAll(async () => {
  await commands.startServer({ isSignedIn: false })
  const [[user], [role]] = await Promise.all([colleague.get('/v1/users'), colleague.get('/v1/roles')])
  Object.assign(ids, { 'security/users': user?.id, 'security/roles': role?.id })
})

test.for(visits.filter(({ operation }) => !isAddition(operation)))('$url opens, and calls nothing that the server lacks', async (visit) => {
  const { router, expectNoRefusal } = await open(getUrl(visit.path, ids))
  await expect.element(main().getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(router.state.errors).toBeNull()
  await expectNoRefusal()
})

test.for(visits.filter(({ operation }) => isAddition(operation)))('$url says that the server lacks what it shows', async ({ url }) => {
  const { expectNoRefusal } = await open(url)
  await expect.element(main().getByRole('alert')).toMatchTextContent(/Este servidor no tiene GET \/v1\/\S+\./)
  await expectNoRefusal()
})

test('the navigation has the screens that the server can fill', async () => {
  await open(paths.clients())
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  const names = listMenuNames(screens, ({ title, operation }) => title !== 'Mis Sesiones' && !isAddition(operation))
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(names)
})

test('one signs in', async () => {
  const { expectNoRefusal } = await open(paths.login())
  await page.getByLabelText('Usuario o correo').fill('admin')
  await page.getByLabelText('Contraseña', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Inicio', level: 1 })).toBeVisible()
  await expectNoRefusal()
})

test('a client opens the page of the public link, which takes no replies', async () => {
  setExampleDay()
  let token = ''
  const prepare = async () => {
    token = await createLinkAsColleague()
  }
  const { router, refusedCalls } = await mount(paths.login(), { ...onlySpecified, prepare })
  await router.navigate(paths.publicPage(token))
  await expect.element(page.getByText('Horario de Ian V.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Confirmo que voy' }).query()).toBeNull()
  expect(refusedCalls).toEqual(settingsCalls)
})

test('one books a session, moves it, confirms it and cancels it', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { expectNoRefusal } = await open(getWeekUrl())
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText('Sesión reservada: Tomás Ortega con Ana Torres, jue 26 nov, 08:50')).toBeVisible()
  const findBooked = async () => (await listSessionsOf(clients.tomas)).find(({ worker, day }) => worker.id === workers.ana && day === 4)
  const { id } = (await findBooked())!

  await chip('Tomás O. con Ana Torres, pendiente').click()
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  await dialog().getByRole('combobox', { name: 'Hora' }).click()
  await page.getByRole('option', { name: '11:20' }).click()
  await dialog().getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.element(page.getByText('Sesión movida: Tomás Ortega con Ana Torres, jue 26 nov, 11:20')).toBeVisible()
  expect(await readSession(id)).toMatchObject({ time: 680, state: 'pending' })

  for (const [key, state, name] of [
    ['c', 'confirmed', 'confirmada'],
    ['x', 'canceled', 'cancelada'],
  ] as const) {
    await expect.element(chip(/^Tomás O. con Ana Torres/)).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(chip(`Tomás O. con Ana Torres, ${name}`)).toBeVisible()
    await expect.poll(() => readSession(id)).toMatchObject({ state })
  }
  await expectNoRefusal()
})

test('one marks who came, in the agenda and in the month', async () => {
  setClinicTime('2026-11-25', '20:00')
  const { router, expectNoRefusal } = await open(getWeekUrl())
  await expect.element(chip(/^Alessia M. con Elena Quispe/)).toBeVisible()
  ;(chip(/^Alessia M. con Elena Quispe/).element() as HTMLElement).focus()
  await userEvent.keyboard('v')
  await expect.element(chip(/^Alessia M. con Elena Quispe, vino/)).toBeVisible()
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ attended: true })
  await router.navigate(getMonthUrl())
  await expect
    .element(page.getByRole('gridcell', { name: /^Mendoza Tello, Alessia, martes 24 de noviembre/ }))
    .toHaveAccessibleName(/: vino$/)
  await expectNoRefusal()
})

test('one ends a series', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls, expectNoRefusal } = await open(getWeekUrl())
  await chip(/^Sebastián Ñ. con Ana Torres, pendiente, fija/).click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await dialog().getByRole('radio', { name: 'Esta y las siguientes' }).click()
  await dialog().getByRole('button', { name: 'Terminar la serie' }).click()
  await expect.element(page.getByText(/^Serie terminada: Sebastián Ñahui/)).toBeVisible()
  expect(await readSession(sessions.sebastian)).toMatchObject({ endsOn: '2026-11-23' })
  expect(calls.map(({ call }) => call)).toContain('delete /v1/sessions/duplicated')
  await expectNoRefusal()
})
