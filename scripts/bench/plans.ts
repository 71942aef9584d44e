import { join } from 'node:path'
import type { Page } from 'playwright'
import { assignSubstitutes, type Takeover } from '#domain/assign.ts'
import type { Database } from '#server/database/connect.ts'
import { paths } from '#web/navigation/paths.ts'
import { launchBrowser } from '../app/sign-in.ts'
import { insertBenchData } from './bench-data.ts'
import type { Figure, Size } from './figures.ts'
import { signInToAgenda, viewport, waitUntilIdle } from './grid/agenda.ts'
import { createDatabase, startServer } from './server.ts'

const pagesFolder = join(import.meta.dirname, '../../dist')

/** The dates are three a week, in the full size for a year. The first load warms up the server and is not counted. */
const sizes = {
  full: { dates: 156, loads: 6, assignments: 30 },
  smallest: { dates: 9, loads: 2, assignments: 2 },
}

/** Measures how long a plan takes: the dates of a year in the planner of a series, and the substitutes for the sessions of a day. */
export async function measurePlans(engine: Database['engine'], size: Size): Promise<Figure[]> {
  return [await measureSeries(engine, sizes[size]), measureSubstitutes(sizes[size])]
}

async function measureSeries(engine: Database['engine'], { dates, loads }: { dates: number; loads: number }): Promise<Figure> {
  const browser = await launchBrowser()
  const { database, drop } = await createDatabase(engine)
  const { clients, workers, turn } = await insertBenchData(database.db, { clients: 200, sessions: 600 })
  const { url, end } = await startServer(database, { pages: pagesFolder })
  const runs: number[] = []
  try {
    const state = await signInToAgenda(browser, url)
    for (let load = 0; load < loads; load++) {
      const context = await browser.newContext({ viewport, storageState: state })
      const page = await context.newPage()
      await page.goto(url + paths.planSeries({ client: clients[load]!.id, worker: workers[load]!.id, turn, time: '480' }))
      await page
        .getByRole('listitem', { name: /libre$/ })
        .first()
        .waitFor()
      await chooseThreeDays(page)
      await waitUntilIdle(page)
      runs.push(await measureYear(page, dates))
      await context.close()
    }
  } finally {
    await end()
    await database.close()
    await drop()
    await browser.close()
  }
  return { name: `${dates} dates of a year in the planner, ${engine}`, runs: runs.slice(1), bound: { ms: 300 } }
}

/** Opens the form, and chooses two more weekdays than the one that is chosen. */
async function chooseThreeDays(page: Page) {
  await page.getByRole('button', { name: 'Cambiar datos' }).click()
  const days = page.getByRole('group', { name: 'Días' }).getByRole('button', { pressed: false })
  await days.first().click()
  await days.last().click()
}

/** Returns the milliseconds from the number of dates being typed until the planner shows them all. */
const measureYear = (page: Page, dates: number) =>
  page.evaluate((count) => {
    const field = [...document.querySelectorAll('input')].find((input) => input.labels?.[0]?.textContent === 'Veces')!
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    return new Promise<number>((resolve) => {
      const start = performance.now()
      const waitForDates = () => {
        if (document.querySelectorAll('[data-row]').length === count) return requestAnimationFrame(() => resolve(performance.now() - start))
        return requestAnimationFrame(waitForDates)
      }
      setValue.call(field, String(count))
      field.dispatchEvent(new Event('input', { bubbles: true }))
      waitForDates()
    })
  }, dates)

/** Measures the assignment of 60 sessions of one day, ten in each of six slots, among 40 workers of whom each is free for half of them. */
function measureSubstitutes({ assignments }: { assignments: number }): Figure {
  const workerIds = Array.from({ length: 40 }, (_, index) => `worker ${index}`)
  const takeovers = Array.from({ length: 60 }, (_, index): Takeover => {
    const start = 480 + (index % 6) * 50
    return { key: String(index), clientId: `client ${index % 25}`, times: [{ date: '2026-12-03', start, end: start + 45 }] }
  })
  const substitutes = {
    listFree: ({ key }: Takeover) => workerIds.filter((_, index) => (index + Number(key)) % 2 === 0),
    countMeetings: (id: string, clientId: string) => ((id.length * 7 + clientId.length) % 5 === 0 ? 3 : 0),
    countSessions: (id: string) => id.length % 4,
  }
  const runs = Array.from({ length: assignments }, () => {
    const start = performance.now()
    assignSubstitutes(takeovers, substitutes)
    return performance.now() - start
  })
  return { name: 'substitutes for 60 sessions among 40 workers', runs, bound: { ms: 100 } }
}
