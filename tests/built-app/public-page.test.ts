import { text as readText } from 'node:stream/consumers'
import ICAL from 'ical.js'
import type { BrowserContext, Page, Request } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { paths } from '#web/navigation/paths.ts'
import { type Clinic, getDayOfWeek, startClinic } from './clinic.ts'

let clinic: Clinic
let context: BrowserContext
let page: Page
let token: string
const requests: Request[] = []

beforeAll(async () => {
  clinic = await startClinic()
  token = await clinic.call<string>('GET', '/clients/public-link/generate')
  const { ids, schedule } = clinic
  await clinic.call('POST', '/clients/public-link', { schedule_id: schedule, worker_ids: [ids.ana], client_id: ids.ian, url: token })
  context = await clinic.newContext({ viewport: { width: 390, height: 844 } })
  page = await context.newPage()
  page.on('request', (request) => requests.push(request))
  await page.goto(clinic.url + paths.publicPage(token))
})
afterAll(() => clinic.end())

const headline = () => page.getByRole('heading', { level: 1 })
const formatDay = (weekday: number) => formatLongDate(getDayOfWeek(weekday))
const listSessions = () => page.getByRole('listitem').filter({ hasText: ' con Ana Torres' })

test('a client sees a session that is booked, moved and canceled after each refresh', async () => {
  await page.getByRole('heading', { name: 'No tiene próximas sesiones' }).waitFor()
  const id = await clinic.book({ client: 'ian', worker: 'ana', date: getDayOfWeek(2), time: 540 })
  await page.reload()
  await page.getByRole('heading', { name: `Su próxima sesión es el ${formatDay(2)} a las 9:00` }).waitFor()
  expect(await listSessions().first().innerText()).toContain(`${capitalize(formatDay(2))}, 9:00 – 9:45`)

  const session = { client_id: clinic.ids.ian, worker_id: clinic.ids.ana, turn_id: clinic.turn }
  await clinic.call('PUT', `/sessions/${id}`, { ...session, day: 3, time: 600, session_date: getDayOfWeek(3) })
  await page.reload()
  await page.getByRole('heading', { name: `Su próxima sesión es el ${formatDay(3)} a las 10:00` }).waitFor()

  await clinic.call('PATCH', `/sessions/${id}/state`, { state: 'canceled' })
  await page.reload()
  await page.getByRole('heading', { name: `Su sesión del ${formatDay(3)} a las 10:00 se canceló` }).waitFor()
  expect(await listSessions().first().innerText()).toMatch(/Cancelada$/)
})

test('the page asks for its files, the settings and the view only, and sends its address to nobody', async () => {
  requests.length = 0
  await page.reload()
  await headline().waitFor()
  await page.waitForLoadState('networkidle')
  const urls = requests.map((request) => new URL(request.url()))
  expect(urls.every(({ origin }) => origin === clinic.url)).toBe(true)
  const [files, calls] = [
    urls.filter(({ pathname }) => !pathname.startsWith('/api/')),
    urls.filter(({ pathname }) => pathname.startsWith('/api/')),
  ]
  expect(calls.map(({ pathname, search }) => pathname + search)).toEqual([
    '/api/v1/settings',
    `/api/v1/clients/public-link/${token}?weeks=5`,
  ])
  expect(files.filter(({ pathname }) => !pathname.startsWith('/assets/')).map(({ pathname }) => pathname)).toEqual([
    paths.publicPage(token),
    ...files.filter(({ pathname }) => pathname === '/icon.svg').map(({ pathname }) => pathname),
  ])
  for (const request of requests) expect((await request.allHeaders()).referer ?? '').toBe('')
})

test('without a network the page keeps what it shows and says so', async () => {
  await clinic.deleteSessions()
  await clinic.book({ client: 'ian', worker: 'ana', date: getDayOfWeek(4), time: 480 })
  await page.reload()
  const name = `Su próxima sesión es el ${formatDay(4)} a las 8:00`
  await page.getByRole('heading', { name }).waitFor()
  await context.setOffline(true)
  await page.getByText(/^Sin conexión\. Esto es lo que se veía a las? \d+:\d\d\.$/).waitFor()
  expect(await headline().innerText()).toBe(name)
  await page.getByRole('button', { name: 'Agregar a mi calendario' }).click()
  await page.getByText('No se pudo crear el archivo del calendario.').waitFor()
  expect(await page.getByText(/conexión/i).count()).toBe(1)
  await context.setOffline(false)
  await page.getByText(/^Sin conexión/).waitFor({ state: 'detached' })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Agregar a mi calendario' }).click()
  await download
  // The page remembers the downloaded events, and a later file would remove them.
  await page.evaluate(() => localStorage.clear())
})

test('the calendar file has the sessions of a series and of a date, at the time of the clinic', async () => {
  await clinic.deleteSessions()
  await clinic.book({ client: 'ian', worker: 'ana', date: getDayOfWeek(2), time: 540 })
  await clinic.book({ client: 'ian', worker: 'ana', time: 480, standing: { weekday: 4, from: getDayOfWeek(4) } })
  await page.reload()
  await headline().waitFor()
  const { calendar, events } = await addToCalendar()
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('America/Lima')
  expect(events.map(({ startDate }) => `${startDate}`)).toEqual([
    `${getDayOfWeek(2)}T09:00:00`,
    ...[0, 1, 2, 3].map((week) => `${getDayOfWeek(4 + 7 * week)}T08:00:00`),
  ])
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(5)
})

test('an occurrence of a series that staff confirm keeps its event in the calendar', async () => {
  await clinic.deleteSessions()
  const series = await clinic.book({ client: 'ian', worker: 'ana', time: 480, standing: { weekday: 4, from: getDayOfWeek(4) } })
  await page.reload()
  const before = await addToCalendar()
  await clinic.call('PATCH', `/sessions/${series}/state`, { state: 'confirmed', session_date: getDayOfWeek(11) })
  await page.reload()
  const after = await addToCalendar()
  expect(after.events.map(describeEvent)).toEqual(before.events.map(describeEvent))
  await clinic.call('PATCH', `/sessions/${series}/state`, { state: 'canceled', session_date: getDayOfWeek(18) })
  await page.reload()
  const start = `${getDayOfWeek(18)}T08:00:00`
  const findUid = ({ events }: typeof before) => events.find(({ startDate }) => `${startDate}` === start)?.uid
  expect((await addToCalendar()).events.map(describeEvent)).toContainEqual([findUid(before), start, 'CANCELLED'])
})

test('the page asks for the view without waiting for the settings', async () => {
  const settings = Promise.withResolvers<void>()
  await page.route('**/api/v1/settings', async (route) => {
    await settings.promise
    await route.continue()
  })
  const viewRequest = page.waitForRequest((request) => request.url().includes(`/public-link/${token}?`))
  await page.reload({ waitUntil: 'commit' })
  await viewRequest
  settings.resolve()
  await headline().waitFor()
  await page.unroute('**/api/v1/settings')
})

test('a first visit without an answer is tried again with one click', async () => {
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { name: 'No se pudo mostrar su horario' }).waitFor()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.getByText('Horario de Ian V.').waitFor()
})

test('a wrong, a malformed and a revoked link show the same', async () => {
  await clinic.call('DELETE', `/clients/${clinic.ids.ian}/public-link`)
  const texts: string[] = []
  for (const link of [token, 'hV3x0dQm9sK2bTz7LwYc_A', 'otro', '%E0%A4%A']) {
    requests.length = 0
    await page.goto(clinic.url + paths.publicPage(link))
    await page.getByRole('heading', { name: 'Este enlace no muestra ningún horario' }).waitFor()
    expect(requests.filter((request) => request.url().includes('/api/v1/clients'))).toHaveLength(1)
    texts.push(await page.locator('body').innerText())
  }
  expect(new Set(texts).size).toBe(1)
})

/** Downloads the calendar file and reads it with another library than the one that writes it. */
async function addToCalendar() {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Agregar a mi calendario' }).click()
  const calendar = new ICAL.Component(ICAL.parse(await readText(await (await download).createReadStream())))
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) }
}

const describeEvent = ({ uid, startDate, component }: ICAL.Event) => [uid, `${startDate}`, component.getFirstPropertyValue('status')]
