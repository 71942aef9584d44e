import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { type Mounted, type MountOptions, mount } from './mount.tsx'

type Visit = MountOptions & {
  url?: string
  user?: 'therapist' | 'client' | 'administrator'
  /** Replaces fields of the signed-in user. */
  userFields?: object
  date?: string
  at?: string
}

/** Opens the screen on the Tuesday of the examples, on a phone unless a width is given. */
async function visit({
  url = paths.mySessions(),
  user = 'therapist',
  userFields,
  date = '2026-11-24',
  at = '10:10',
  ...options
}: Visit = {}) {
  setClinicTime(date, at)
  const mounted = await mount(paths.login(), { width: 390, ...options })
  await expect.element(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible()
  mounted.prefer('get /v1/auth/is_logged_in', `example=${user}`)
  mounted.alter('get /v1/auth/is_logged_in', async (answer) => Response.json({ ...(await answer.json()), ...userFields }))
  keepSessionsOfPerson(mounted)
  await mounted.router.navigate(url)
  return mounted
}

type WireSession = { client: { id: string }; worker: { id: string } }

/** Makes the mock, which answers all sessions, keep to the worker or client of the call. */
const keepSessionsOfPerson = ({ alter }: Mounted) =>
  alter('get /v1/sessions', async (answer, { query }) => {
    const sessions: WireSession[] = await answer.json()
    const [client, worker] = [query.get('client_id'), query.get('worker_id')]
    return Response.json(
      sessions.filter((session) => (!client || session.client.id === client) && (!worker || session.worker.id === worker)),
    )
  })

const heading = () => page.getByRole('heading', { name: 'Mis Sesiones', level: 1 })
const day = (name: string | RegExp) => page.getByRole('button', { name })
const card = (name: string) => page.getByRole('region', { name, exact: true })
const list = (date: string) => page.getByRole('region', { name: new RegExp(`^${date} ·`) })
const readRows = (date: string) =>
  list(date)
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)

test('a worker sees the running session, the days of the week and those of today', async () => {
  const { calls } = await visit()
  await expect.element(heading()).toBeVisible()
  await expect.element(page.getByText('Martes 24 de noviembre', { exact: true })).toBeVisible()
  await expect
    .element(card('Sesión de ahora'))
    .toMatchTextContent(/^ahora09:40 – 10:25quedan 15 minSebastián Ñahui FloresFijaPendienteCambiar estado$/)
  await expect.element(day('martes 24 de noviembre: 2')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(day('jueves 26 de noviembre: 1')).toBeVisible()
  await expect.element(day('sábado 28 de noviembre: 0')).toBeVisible()
  expect(readRows('Martes 24 de noviembre')).toEqual([
    '08:00 – 08:45Valentina QuirozSin marcar',
    '09:40 – 10:25Sebastián ÑahuiPendiente · fija',
  ])
  expect(listRequests(calls)).toEqual([`get /v1/sessions?worker_id=${workers.ana}&from=2026-11-01&to=2026-12-15`])
})

test('without additions the sessions come from the months, and confirmed ones that are over count as attended', async () => {
  // Without the settings the time zone is the browser's.
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date(2026, 10, 24, 10, 10) })
  onTestFinished(() => void vi.useRealTimers())
  const { calls } = await mount(paths.mySessions(), {
    additions: false,
    width: 390,
    answers: { 'get /v1/auth/is_logged_in': 'example=therapist' },
  })
  await expect.element(card('Sesión de ahora')).toMatchTextContent(/^ahora09:40 – 10:25quedan 15 minSebastián Ñahui FloresPendiente/)
  expect(readRows('Martes 24 de noviembre')).toEqual(['08:00 – 08:45Valentina QuirozVino', '09:40 – 10:25Sebastián ÑahuiPendiente'])
  await expect.element(day('jueves 26 de noviembre: 1')).toBeVisible()
  const months = [11, 12].map((month) => `get /v1/sessions/worker/${workers.ana}/month?year=2026&month=${month}`)
  expect(listRequests(calls)).toEqual(months)
  await list('Martes 24 de noviembre')
    .getByRole('button', { name: /Sebastián/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Sebastián Ñahui Flores' })
  await expect.element(sheet.getByRole('button', { name: 'Pendiente' })).toHaveAttribute('aria-pressed', 'true')
  expect(sheet.getByRole('button', { name: 'Vino', exact: true }).query()).toBeNull()
})

/** Lists the different requests for sessions. */
const listRequests = (calls: Mounted['calls']) => [
  ...new Set(calls.filter(({ call }) => call.startsWith('get /v1/sessions')).map(({ call, query }) => `${call}?${query}`)),
]

test.for([
  ['08:50', 'Próxima sesión', /^próxima09:40 – 10:25en 50 min/],
  ['10:24', 'Sesión de ahora', /^ahora09:40 – 10:25queda 1 min/],
  ['10:25', 'Próxima sesión', /^próxima08:00 – 08:45jueves 26 de noviembreValentina Quiroz Peña/],
] as const)('at %s the card is: %s', async ([at, name, text]) => {
  await visit({ at })
  await expect.element(card(name)).toMatchTextContent(text)
})

test('the day before a session its card says that it is tomorrow', async () => {
  await visit({ date: '2026-11-25' })
  await expect.element(card('Próxima sesión')).toMatchTextContent(/^próxima08:00 – 08:45mañana/)
  await expect.element(page.getByText('No tiene sesiones este día.')).toBeVisible()
})

test('without any session ahead the card says up to when there is none', async () => {
  const mounted = await visit({ url: paths.profile() })
  mounted.prefer('get /v1/sessions', 'example=empty')
  await mounted.router.navigate(paths.mySessions())
  await expect
    .element(card('Próxima sesión'))
    .toMatchTextContent(/Sin próxima sesiónNo hay ninguna reservada de aquí al martes 15 de diciembre\./)
})

test('day buttons, arrows and a swipe change the day in the URL, and "Hoy" leads back', async () => {
  const { url } = await visit()
  await day('jueves 26 de noviembre: 1').click()
  await expect.poll(url).toBe(paths.mySessions({ date: '2026-11-26' }))
  await expect.element(list('Jueves 26 de noviembre')).toMatchTextContent(/Valentina Quiroz/)
  // The card belongs to today.
  expect(card('Próxima sesión').query()).toBeNull()
  await page.getByRole('link', { name: 'Día siguiente' }).click()
  await expect.element(list('Viernes 27 de noviembre')).toMatchTextContent(/14:30 – 15:15Ian VargasPendiente/)
  swipe(list('Viernes 27 de noviembre').element(), -120)
  await expect.element(list('Sábado 28 de noviembre')).toBeInTheDocument()
  swipe(list('Sábado 28 de noviembre').element(), 120)
  await expect.poll(url).toBe(paths.mySessions({ date: '2026-11-27' }))
  await page.getByRole('link', { name: 'Hoy' }).click()
  await expect.poll(url).toBe(paths.mySessions())
  await expect.element(card('Sesión de ahora')).toBeVisible()
})

/** Moves a finger horizontally over an element. */
function swipe(element: Element, by: number) {
  const touchAt = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 10 })
  element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touchAt(200)], changedTouches: [touchAt(200)] }))
  element.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touchAt(200 + by)] }))
}

test('the month shows the number of sessions of each day, and a day of it its sessions', async () => {
  const { url } = await visit()
  await page.getByText('Mes', { exact: true }).click()
  await expect.poll(url).toBe(paths.mySessions({ view: 'month' }))
  await day('lunes 9 de noviembre: 1').click()
  await expect.poll(url).toBe(paths.mySessions({ view: 'month', date: '2026-11-09' }))
  await expect.element(list('Lunes 9 de noviembre')).toMatchTextContent(/· 1 sesión.*Ian Vargas/)
  await page.getByRole('button', { name: 'Mes siguiente' }).click()
  await expect.element(day('jueves 17 de diciembre: 1')).toBeVisible()
  await expect.element(day('jueves 24 de diciembre: 0')).toBeVisible()
  expect(url()).toBe(paths.mySessions({ view: 'month', date: '2026-12-01' }))
  await page.getByRole('button', { name: 'Mes anterior' }).click()
  await expect.poll(url).toBe(paths.mySessions({ view: 'month', date: '2026-11-24' }))
})

test('a wide window shows the month beside the day, and its days are reached by arrow keys', async () => {
  const { url } = await visit({ width: 1280 })
  await expect.element(card('Sesión de ahora')).toBeVisible()
  await expect.element(day('martes 24 de noviembre: 2')).toHaveAttribute('aria-current', 'date')
  expect(page.getByText('Mes', { exact: true }).query()).toBeNull()
  day('martes 24 de noviembre: 2').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  await expect.poll(url).toBe(paths.mySessions({ date: '2026-11-26' }))
  await expect.element(list('Jueves 26 de noviembre')).toMatchTextContent(/Valentina Quiroz/)
})

test('a row opens the card of its session by keyboard, and Escape leads back to the row', async () => {
  await visit({ width: 1280 })
  const row = list('Martes 24 de noviembre').getByRole('button', { name: /Valentina Quiroz/ })
  await expect.element(row).toBeVisible()
  row.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Valentina Quiroz Peña' })
  await expect.element(dialog.getByRole('button', { name: 'Confirmada' })).toHaveFocus()
  expect(dialog.getByRole('button', { name: /Mover|Eliminar/ }).query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(row).toHaveFocus()
})

test('a worker without the access to change sessions sees their state in the card', async () => {
  await visit({ userFields: { access: [] } })
  await expect.element(card('Sesión de ahora')).toMatchTextContent(/Pendiente$/)
  await list('Martes 24 de noviembre')
    .getByRole('button', { name: /Valentina Quiroz/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Valentina Quiroz Peña' })
  await expect.element(dialog).toMatchTextContent(/Confirmada/)
  expect(dialog.getByRole('button', { name: /Confirmada|Vino|nota/ }).query()).toBeNull()
})

test("a client sees the workers' names, and nothing that can be changed", async () => {
  await visit({ user: 'client' })
  await expect
    .element(card('Próxima sesión'))
    .toMatchTextContent(/^próxima08:00 – 08:45jueves 26 de noviembreAna Torres MedinaFijaPendiente$/)
  await expect.element(day('jueves 26 de noviembre: 2')).toBeVisible()
  // A client is not asked to mark what is over.
  expect(readRows('Martes 24 de noviembre')).toEqual(['08:00 – 08:45Ana TorresConfirmada'])
  expect(list('Martes 24 de noviembre').getByRole('button').query()).toBeNull()
})

test('a user who is neither a worker nor a client is told so, and finds the screen in no menu', async () => {
  const { calls } = await visit({ user: 'administrator', width: 1280 })
  await expect.element(page.getByRole('heading', { name: 'Su usuario no es de un trabajador ni de un cliente' })).toBeVisible()
  await expect.element(page.getByText(/pida a quien administra los usuarios/)).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Principal' })
  await expect.element(navigation.getByRole('link', { name: 'Sesiones', exact: true })).toBeVisible()
  expect(navigation.getByRole('link', { name: 'Mis Sesiones' }).query()).toBeNull()
  expect(calls.some(({ call }) => call.startsWith('get /v1/sessions'))).toBe(false)
  await page.getByRole('link', { name: 'Ver la agenda' }).click()
  await expect.element(page.getByRole('heading', { name: 'Sesiones', level: 1 })).toBeVisible()
})

test.for([390, 1280])('somebody who is both sees the sessions as a worker, and switches to those as a client, %i wide', async (width) => {
  const { url } = await visit({ width, userFields: { client_id: clients.tomas } })
  await expect.element(card('Sesión de ahora')).toMatchTextContent(/Sebastián Ñahui Flores/)
  await page.getByText('Como cliente').click()
  await expect.poll(url).toBe(paths.mySessions({ as: 'client' }))
  await expect.element(card('Próxima sesión')).toMatchTextContent(/Jorge Bravo Salas/)
  await page.getByText('Como trabajador').click()
  await expect.poll(url).toBe(paths.mySessions())
})

test.for([
  ['therapist', paths.mySessions(), 'Mis Sesiones'],
  ['client', paths.mySessions(), 'Mis Sesiones'],
  ['administrator', paths.admin(), 'Inicio'],
] as const)('after signing in a %s gets to %s', async ([user, start, title]) => {
  const { url } = await visit({ url: paths.home(), user })
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(url()).toBe(start)
})

test.for(['light', 'dark'] as const)('at a width of 320 pixels nothing overflows and axe finds no serious violation, %s', async (theme) => {
  await visit({ theme, width: 320 })
  await expect.element(card('Sesión de ahora')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  // The title is neither under the buttons nor cut off.
  for (const part of [heading().element().parentElement!, card('Sesión de ahora').element()])
    expect(part.scrollWidth).toBe(part.clientWidth)
  expect(await findSeriousViolations()).toEqual([])
})
