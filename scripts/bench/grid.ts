import { join } from 'node:path'
import type { Browser } from 'playwright'
import type { Session } from '#api/generated/wire.ts'
import { splitDate } from '#domain/weeks.ts'
import { launchBrowser } from '../app/sign-in.ts'
import type { Figure, Size } from './figures.ts'
import { cancelSessions, openAgenda, showGridOnly, signInToAgenda } from './grid/agenda.ts'
import { buildPage } from './grid/build-page.ts'
import { changeEntries, showFullCalendar } from './grid/fullcalendar.ts'
import { measureInteractions, openNextWeek } from './grid/interactions.ts'
import { insertWeeks, toFullCalendar } from './grid/weeks.ts'
import { createDatabase, startServer } from './server.ts'

const pagesFolder = join(import.meta.dirname, '../../dist')

/**
 * The sessions of the weeks that are compared with FullCalendar, of the week after which the next is opened and of that in which INP is measured; and how often
 * each is measured.
 */
const sizes = {
  full: {
    counts: { small: 100, medium: 600, large: 2_000, next: 300, inp: 600 },
    loads: 7,
    changesPerLoad: 4,
    inp: { loads: 3, changes: 3, clicks: 5 },
  },
  smallest: {
    counts: { small: 20, medium: 30, large: 40, next: 20, inp: 30 },
    loads: 1,
    changesPerLoad: 1,
    inp: { loads: 1, changes: 1, clicks: 1 },
  },
}

/**
 * The bounds by the week. `paint` is the first paint of the grid alone, and `change` one change in the agenda, both as
 * ratios of FullCalendar's timeGridWeek with the same week in the same browser; `changeMs` is the change in milliseconds. In the small week a
 * change has no bound, because FullCalendar's takes only a few milliseconds.
 */
const bounds: readonly Bounds[] = [
  { week: 'small', paint: 0.65 },
  { week: 'medium', paint: 0.45, change: 0.4, changeMs: 25 },
  { week: 'large', paint: 0.3, change: 0.2 },
]

type Bounds = { week: 'small' | 'medium' | 'large'; paint: number; change?: number; changeMs?: number }

/** Measures the main-thread work of the first paint of a week and of one change, compared with FullCalendar; opening the next week; and INP. */
export async function measureGrid(size: Size): Promise<Figure[]> {
  const { counts, inp, ...repetitions } = sizes[size]
  const browser = await launchBrowser()
  const [gridOnly, fullCalendar] = [await buildPage('grid-only'), await buildPage('fullcalendar')]
  const { url, end } = await fullCalendar.serve()
  try {
    const figures: Figure[] = []
    for (const bound of bounds)
      figures.push(
        ...(await withWeek(browser, counts[bound.week], (week) =>
          compareWithFullCalendar(browser, { fullCalendarUrl: url, gridOnly }, { ...week, ...repetitions }, bound),
        )),
      )
    figures.push(await withWeek(browser, counts.next, (week) => measureNextWeek(browser, week, repetitions.loads)))
    figures.push(await withWeek(browser, counts.inp, (week) => measureInp(browser, week, inp)))
    return figures
  } finally {
    await end()
    gridOnly.remove()
    fullCalendar.remove()
    await browser.close()
  }
}

type Week = Awaited<ReturnType<typeof insertWeeks>> & {
  url: string
  state: Awaited<ReturnType<typeof signInToAgenda>>
  count: number
  sessions: Session[]
}

/** Starts a server with `count` sessions in the week and measures on it. */
async function withWeek<T>(browser: Browser, count: number, measure: (week: Week) => Promise<T>): Promise<T> {
  const { database, drop } = await createDatabase('embedded')
  const clinic = await insertWeeks(database.db, count)
  const { url, call, end } = await startServer(database, { pages: pagesFolder })
  try {
    const { year, month, day } = splitDate(clinic.sunday)
    const path = `/v1/sessions/by-turn-and-week?turn_id=${clinic.turn}&year=${year}&month=${month}&day=${day}`
    const sessions = (await call('GET', path)) as Session[]
    return await measure({ ...clinic, url, state: await signInToAgenda(browser, url), count, sessions })
  } finally {
    await end()
    await database.close()
    await drop()
  }
}

type Pages = { fullCalendarUrl: string; gridOnly: Awaited<ReturnType<typeof buildPage>> }

/** Measures the grid alone, the agenda and FullCalendar in turns, each on a fresh page. */
async function compareWithFullCalendar(
  browser: Browser,
  pages: Pages,
  { loads, changesPerLoad, ...week }: Week & { loads: number; changesPerLoad: number },
  bound: Bounds,
): Promise<Figure[]> {
  const entries = toFullCalendar(week.sessions, week.sunday)
  const paints = { gridOnly: [] as number[], agenda: [] as number[], fullCalendar: [] as number[] }
  const changes = { agenda: [] as number[], fullCalendar: [] as number[] }
  const gridOnlyServer = await pages.gridOnly.serve(week.url)
  try {
    for (let load = 0; load < loads; load++) {
      const grid = await showGridOnly(browser, gridOnlyServer.url, week)
      paints.gridOnly.push(grid.work)
      await grid.page.context().close()

      const agenda = await openAgenda(browser, week)
      paints.agenda.push(agenda.work)
      changes.agenda.push(...(await cancelSessions(browser, agenda.page, changesPerLoad)))
      await agenda.page.context().close()
      await week.refill()

      const fullCalendar = await showFullCalendar(browser, pages.fullCalendarUrl, entries)
      paints.fullCalendar.push(fullCalendar.work)
      changes.fullCalendar.push(...(await changeEntries(browser, fullCalendar.page, entries, changesPerLoad)))
      await fullCalendar.page.context().close()
    }
  } finally {
    await gridOnlyServer.end()
  }
  const nameFigure = (name: string) => `${name}, ${week.count} sessions`
  const paintBaseline = { name: 'FullCalendar', runs: paints.fullCalendar }
  const change = { name: nameFigure('one change until it shows, agenda'), runs: changes.agenda }
  return [
    { name: nameFigure('first paint, grid only'), runs: paints.gridOnly, baseline: paintBaseline, bound: { ratio: bound.paint } },
    // It has no bound: it draws the whole screen, and FullCalendar's page has nothing but the calendar.
    { name: nameFigure('first paint, agenda from another screen'), runs: paints.agenda, baseline: paintBaseline },
    {
      ...change,
      baseline: { name: 'FullCalendar', runs: changes.fullCalendar },
      ...(bound.change && { bound: { ratio: bound.change } }),
    },
    ...(bound.changeMs ? [{ ...change, bound: { ms: bound.changeMs } }] : []),
  ]
}

async function measureNextWeek(browser: Browser, week: Week, loads: number): Promise<Figure> {
  const runs: number[] = []
  for (let load = 0; load < loads; load++) {
    const { page } = await openAgenda(browser, week)
    runs.push(await openNextWeek(browser, page, week))
    await page.context().close()
  }
  return { name: `next week, prefetched, ${week.count} sessions`, runs, bound: { ms: 130 } }
}

async function measureInp(browser: Browser, week: Week, { loads, ...input }: (typeof sizes)[Size]['inp']): Promise<Figure> {
  const runs: number[] = []
  for (let load = 0; load < loads; load++) {
    const { page } = await openAgenda(browser, week)
    runs.push(...(await measureInteractions(page, input)))
    await page.context().close()
  }
  return { name: `INP of keys and pointer, ${week.count} sessions`, runs, quantile: 0.98, bound: { ms: 100 } }
}
