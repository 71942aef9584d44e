import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import type { Session } from '#api/generated/wire.ts'
import { partsOf } from '#domain/weeks.ts'
import { ensureBrowser, launchArgs } from '../browser.ts'
import { builtPage } from './grid/built.ts'
import { changeByHand, changeOurs, paintAlone, paintOurs, signedIn } from './grid/ours.ts'
import { entriesOf, fillWeeks } from './grid/practice.ts'
import { changeReference, paintReference } from './grid/reference.ts'
import { interactions, workOfNextWeek } from './grid/waits.ts'
import { listen, openEmpty } from './server.ts'
import type { Figure } from './table.ts'

const pages = join(import.meta.dirname, '../../dist')

const loads = 7
const changesEachLoad = 4

/** What the grid may cost of what FullCalendar's timeGridWeek costs with the same week in the same browser, each shown by itself. */
const bounds = [
  { count: 100, paint: 0.5, change: 0.15 },
  { count: 1_000, paint: 0.4, change: 0.05 },
  { count: 2_000, paint: 0.45, change: 0.05 },
]

/**
 * The main thread's work for the first paint of a week and for one change in it, beside FullCalendar's; the next week; INP. All code is
 * compiled while it loads, ours and FullCalendar's: that is before what is measured begins.
 */
export async function measureGrid(): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchArgs })
  const [alone, fullCalendar] = [await builtPage('alone'), await builtPage('reference')]
  const reference = await fullCalendar.serve()
  try {
    const figures: Figure[] = []
    for (const { count, paint, change } of bounds)
      figures.push(
        ...(await withWeek(browser, count, (week) =>
          besideReference(browser, { reference: reference.url, alone }, week, { paint, change }),
        )),
      )
    figures.push(await withWeek(browser, 300, (week) => nextWeek(browser, week)))
    figures.push(await withWeek(browser, 2_000, (week) => inputs(browser, week)))
    return figures
  } finally {
    await reference.end()
    alone.remove()
    fullCalendar.remove()
    await browser.close()
  }
}

type OnWeek = Awaited<ReturnType<typeof fillWeeks>> & {
  url: string
  state: Awaited<ReturnType<typeof signedIn>>
  count: number
  sessions: Session[]
}

/** Measures on the server with so many sessions in a week. */
async function withWeek<T>(browser: Browser, count: number, measure: (week: OnWeek) => Promise<T>): Promise<T> {
  const { database, drop } = await openEmpty('embedded')
  const practice = await fillWeeks(database.db, count)
  const { url, ask, end } = await listen(database, pages)
  try {
    const { year, month, day } = partsOf(practice.sunday)
    const path = `/v1/sessions/by-turn-and-week?turn_id=${practice.turn}&year=${year}&month=${month}&day=${day}`
    const sessions = (await ask('GET', path)) as Session[]
    return await measure({ ...practice, url, state: await signedIn(browser, url), count, sessions })
  } finally {
    await end()
    await database.close()
    await drop()
  }
}

type Beside = { reference: string; alone: Awaited<ReturnType<typeof builtPage>> }

/** All by turns, a fresh page each time. */
async function besideReference(browser: Browser, beside: Beside, week: OnWeek, aims: { paint: number; change: number }): Promise<Figure[]> {
  const entries = entriesOf(week.sessions, week.sunday)
  const ours = { alone: [] as number[], screen: [] as number[] }
  const changes = { alone: [] as number[], bare: [] as number[], screen: [] as number[], told: [] as number[] }
  const theirs = { paint: [] as number[], change: [] as number[] }
  const grid = await beside.alone.serve(week.url)
  try {
    for (let load = 0; load < loads; load++) {
      const alone = await paintAlone(browser, grid.url, week)
      ours.alone.push(alone.work)
      changes.alone.push(...(await changeOurs(browser, alone.page, changesEachLoad, 'shown')))
      changes.bare.push(...(await changeByHand(browser, alone.page, changesEachLoad)))
      await alone.page.context().close()

      const own = await paintOurs(browser, week)
      ours.screen.push(own.work)
      changes.screen.push(...(await changeOurs(browser, own.page, changesEachLoad, 'shown')))
      changes.told.push(...(await changeOurs(browser, own.page, 1, 'told')))
      await own.page.context().close()
      await week.refill()

      const other = await paintReference(browser, beside.reference, entries)
      theirs.paint.push(other.work)
      theirs.change.push(...(await changeReference(browser, other.page, entries, changesEachLoad)))
      await other.page.context().close()
    }
  } finally {
    await grid.end()
  }
  const figure = (what: string, runs: number[], part: 'paint' | 'change'): Figure => ({
    what: `${what}, ${week.count} sessions`,
    runs,
    yardstick: { what: 'FullCalendar', runs: theirs[part] },
    aim: { ratio: aims[part] },
  })
  return [
    figure('first paint of the week', ours.alone, 'paint'),
    figure('first paint of its whole screen, from another', ours.screen, 'paint'),
    figure('change of one state, until it is seen', changes.alone, 'change'),
    figure('the same in its whole screen', changes.screen, 'change'),
    { ...figure('our page without our code: one attribute of one session set by hand', changes.bare, 'change'), aim: undefined },
    { what: `a change until the server has answered and it is told, ${week.count} sessions`, runs: changes.told },
  ]
}

async function nextWeek(browser: Browser, week: OnWeek): Promise<Figure> {
  const runs: number[] = []
  for (let load = 0; load < loads; load++) {
    const { page } = await paintOurs(browser, week)
    runs.push(await workOfNextWeek(browser, page, week))
    await page.context().close()
  }
  return { what: `the next week, loaded ahead, ${week.count} sessions`, runs, aim: { ms: 100 } }
}

async function inputs(browser: Browser, week: OnWeek): Promise<Figure> {
  const runs: number[] = []
  for (let load = 0; load < 3; load++) {
    const { page } = await paintOurs(browser, week)
    runs.push(...(await interactions(page)))
    await page.context().close()
  }
  return { what: `INP of keys and pointer, ${week.count} sessions`, runs, share: 0.98, aim: { ms: 50 } }
}
