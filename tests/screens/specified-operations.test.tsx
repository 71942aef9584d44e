import { beforeAll, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { screens } from '#web/app/routes.ts'
import { paths } from '#web/navigation/paths.ts'
import { adminPassword } from './admin-password.ts'
import { childTherapy, chip, clients, getWeekUrl, morning, sessions, setClinicTime, workers } from './agenda.ts'
import { getMonthUrl } from './attendance.ts'
import { bookingForm, chooseClient, openThursdayForm } from './booking-form.ts'
import { colleague, listSessionsOf, readSession } from './colleague.ts'
import { additions, type OperationId } from './intercept-calls.ts'
import { type MountOptions, mount } from './mount.tsx'
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
async function open(url: string, options: MountOptions = {}) {
  const mounted = await mount(url, { ...onlySpecified, ...options })
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

const { ian } = clients
const slot = { turn: morning, date: '2026-11-26', time: '480' }

/** The drawers of additions, which a server without them does not have. */
const recordsOfAdditions = ['waiting', 'hours', 'absence']

/** Addresses with parameters, and of pages with an open drawer. */
const addresses: Record<string, () => string[]> = {
  people: () => [
    ...['new', ian].map((record) => paths.clients({ record })),
    paths.clients({ search: 'a', upcoming: 'rebook', linked: 'true', incomplete: 'true' }),
    ...[ian, 'link', 'waiting'].map((record) => paths.client(ian, { record })),
    paths.client(ian, { view: 'attendance', since: '2026-06' }),
    paths.workers({ record: 'new' }),
    ...[workers.ana, 'hours', 'absence'].map((record) => paths.worker(workers.ana, { record })),
    paths.workerSessions(workers.ana, { from: '2026-11-01', to: '2026-11-30' }),
  ],
  agenda: () => [
    getWeekUrl({ book: 'next' }),
    getWeekUrl({ session: sessions.zoe }),
    getWeekUrl({ bookFor: ian }),
    getWeekUrl({ waiting: ian }),
    getWeekUrl({ worker: workers.ana, client: ian, state: 'pending', absent: 'true' }),
    paths.workerDay({ week: '2026-11-24', bookFor: ian }),
    paths.planSeries({ client: ian, worker: workers.ana, ...slot }),
    paths.planSeries({ client: clients.sebastian, series: sessions.sebastian, ...slot }),
    paths.copySessions({ from: '2026-11-22', to: '2026-11-28', turn: morning }),
    getMonthUrl({ people: 'workers', search: 'a' }),
    paths.mySessions({ date: '2026-11-24', view: 'month' }),
    paths.admin({ state: 'unmarked', all: 'workers' }),
  ],
  security: () => {
    const { 'security/users': user = '', 'security/roles': role = '' } = ids
    return [
      paths.createSchedule(childTherapy),
      paths.users({ role }),
      paths.user(user, { record: 'roles' }),
      ...['new', role].map((record) => paths.roles({ record })),
      paths.role(role, { record: role }),
      paths.access({ role }),
      paths.access({ user }),
    ]
  },
}

test.for(Object.keys(addresses))(
  'no address of %s with parameters or an open drawer calls anything that the server lacks',
  async (group) => {
    const found: string[] = []
    for (const [index, url] of addresses[group]!().entries()) {
      // After the first address the page is loaded again, and the server stays as it is.
      const { router, queryClient, calls, refusedCalls } = await mount(url, { ...onlySpecified, keepsDrafts: index > 0 })
      await expect.element(main().getByRole('heading', { level: 1, includeHidden: true })).toBeInTheDocument()
      expect(router.state.errors, url).toBeNull()
      const record = new URLSearchParams(router.state.location.search).get('record')
      if (record !== null && !recordsOfAdditions.includes(record)) await expect.element(dialog()).toBeVisible()
      // One answer may lead to another call.
      let known = -1
      const isSettled = () => {
        const isIdle = queryClient.isFetching() === 0 && calls.length === known
        known = calls.length
        return isIdle
      }
      await expect.poll(isSettled, { interval: 50 }).toBe(true)
      found.push(...refusedCalls.filter((call) => !settingsCalls.includes(call)).map((call) => `${url}: ${call}`))
    }
    expect(found).toEqual([])
  },
)

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

test('a note that one writes keeps whether the client came, and the last day of a series', async () => {
  setClinicTime('2026-11-24', '20:00')
  const prepare = async () => {
    await colleague.patch('/v1/sessions/{id}/state', { path: { id: sessions.valentina }, body: { state: 'confirmed', attended: true } })
    const { client, worker, day, time } = await readSession(sessions.sebastian)
    const series = { clientId: client.id, workerId: worker.id, day, time }
    await colleague.delete('/v1/sessions/duplicated', { body: { ...series, fromDate: '2026-12-14' } })
  }
  const { expectNoRefusal } = await open(getWeekUrl(), { prepare })
  const note = 'Trae informe'
  const { endsOn } = await readSession(sessions.sebastian)
  expect(endsOn).toMatch(/^2026-12-/)

  await chip('Valentina Q. con Ana Torres, vino').click()
  await userEvent.keyboard('e')
  await expect.element(dialog().getByLabelText('Nota')).toHaveFocus()
  await userEvent.keyboard(`${note}{Control>}{Enter}{/Control}`)
  await expect.element(page.getByText(/^Nota guardada: Valentina/)).toBeVisible()
  expect(await readSession(sessions.valentina)).toMatchObject({ note, attended: true, state: 'confirmed' })
  await dialog().getByRole('button', { name: 'Cerrar' }).click()

  await chip(/^Sebastián Ñ. con Ana Torres, .*fija/).click()
  await userEvent.keyboard('e')
  await expect.element(dialog().getByLabelText('Nota')).toHaveFocus()
  await userEvent.keyboard(note)
  await dialog().getByRole('radio', { name: 'Toda la serie' }).click()
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText(/^Nota guardada: Sebastián/)).toBeVisible()
  expect(await readSession(sessions.sebastian)).toMatchObject({ note, endsOn })
  await expectNoRefusal()
})
