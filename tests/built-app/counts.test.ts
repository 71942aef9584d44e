import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { toLocalDate } from '#domain/today.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { paths } from '#web/navigation/paths.ts'
import type { DemoServer } from '../../scripts/screenshots/demo-server.ts'
import { viewports } from '../../scripts/screenshots/views.ts'
import { openDemo } from './demo.ts'
import { printPage } from './print-page.ts'

type Session = {
  client: { id: string }
  worker: { id: string }
  turn_id: string
  session_date: string
  time: number
  state: string
}

let demo: DemoServer
let page: Page
let today: string
/** The sessions of this week and the next that take place. The clinic of the demo is another one each day. */
let sessions: Session[]

beforeAll(async () => {
  demo = await openDemo()
  page = await demo.getPage('administrator', viewports.desktop)
  today = toLocalDate(new Date(), 'America/Lima')
  const week = getWeekStart(today)
  const all = await fetchList<Session>(`/sessions?from=${week}&to=${addDays(week, 13)}`)
  sessions = all.filter(({ state }) => state === 'pending' || state === 'confirmed')
  expect(all.length).toBeGreaterThan(sessions.length)
})

const fetchList = async <T>(path: string): Promise<T[]> => (await page.request.get(`${demo.url}/api/v1${path}`)).json()
const count = (matches: (session: Session) => boolean) => sessions.filter(matches).length
const formatCount = (number: number) => (number === 1 ? '1 sesión' : `${number} sesiones`)

/** The weekday with most sessions, which has canceled ones too. */
const getFullestDay = () => {
  const days = Array.from({ length: 7 }, (_, index) => addDays(getWeekStart(today), 7 + index))
  return days.sort(
    (one, other) => count((session) => session.session_date === other) - count((session) => session.session_date === one),
  )[0]!
}

test('the first screen counts what the day and the week have, in all and by turn', async () => {
  await page.goto(demo.url + paths.admin())
  const week = getWeekStart(today)
  const ofWeek = count(({ session_date }) => session_date >= week && session_date < addDays(week, 7))
  const total = page.getByRole('region', { name: 'Esta semana' }).getByText(/^\d+ sesi(ón|ones)$/)
  await expect.poll(() => total.first().textContent()).toBe(formatCount(ofWeek))
  const ofToday = sessions.filter(({ session_date }) => session_date === today)
  if (ofToday.length === 0) return
  const section = page.getByRole('region', { name: 'Hoy' })
  await section
    .getByRole('link', { name: formatCount(ofToday.length), exact: true })
    .first()
    .waitFor()
  const byTurn = Map.groupBy(ofToday, ({ turn_id }) => turn_id)
  for (const [turn, list] of byTurn)
    expect(await page.locator(`section[aria-labelledby="${turn}"] header a`).textContent()).toBe(formatCount(list.length))
})

test('the week and the day by workers count the same sessions, on the screen and on paper', async () => {
  const date = getFullestDay()
  const ofDay = sessions.filter(({ session_date }) => session_date === date)
  for (const [turn, list] of Map.groupBy(ofDay, ({ turn_id }) => turn_id)) {
    await page.goto(demo.url + paths.sessions({ turn, week: date }))
    const head = page.getByRole('columnheader', { name: new RegExp(`\\b${Number(date.slice(8))} de `) })
    await expect.poll(() => head.innerText()).toMatch(new RegExp(`(^|\\D)${list.length}$`))
    const { texts } = await printPage(page)
    expect(texts[0]).toMatch(new RegExp(`(^|\\D)${list.length}(\\D|$)`))
    await page.emulateMedia({ media: null })
  }
  await page.goto(demo.url + paths.workerDay({ week: date }))
  const headings = page.locator('[data-worker] h2')
  await headings.first().waitFor()
  const names = await headings.allTextContents()
  const shown = names.map((name) => Number(/(\d+) sesi/.exec(name)?.[1] ?? 0))
  const byWorker = [...Map.groupBy(ofDay, ({ worker }) => worker.id).values()].map(({ length }) => length)
  expect(shown.filter((number) => number > 0).sort()).toEqual(byWorker.sort())
})

test('the pages of a worker and of a client count the sessions to come as their lists have them', async () => {
  const tomorrow = addDays(today, 1)
  for (const kind of ['worker', 'client'] as const) {
    const { id } = sessions.find(({ session_date }) => session_date >= tomorrow)![kind]
    const all = await fetchList<Session>(`/sessions?${kind}_id=${id}&from=${tomorrow}&to=${addDays(today, 90)}`)
    await page.goto(demo.url + paths[kind](id))
    const heading = page.getByRole('heading', { name: /^Próximas/ })
    await heading.waitFor()
    const text = (await heading.textContent()) ?? ''
    const number = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0)
    const rows = number('sesi') + number('cancelada') + number('aplazada')
    const more = page.getByRole('button', { name: /^Mostrar las \d+ siguientes/ })
    if (await more.count()) await more.click()
    expect(await page.locator('section', { has: heading }).last().getByRole('listitem').count()).toBe(rows)
    expect(number('sesi')).toBeGreaterThan(0)
    expect(all.length).toBeGreaterThan(0)
  }
})
