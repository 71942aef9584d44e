import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { v7 as createId } from 'uuid'
import { addMonths, getMonth } from '#domain/months.ts'
import { listMonthDates } from '#domain/periods.ts'
import { toLocalDate } from '#domain/today.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import type { Db } from '#server/database/connect.ts'
import { readSettings } from '#server/settings.ts'
import { paths } from '#web/navigation/paths.ts'
import { launchBrowser } from '../app/sign-in.ts'
import { insertSessions } from '../demo/insert.ts'
import { insertBenchData, makeWeek } from './bench-data.ts'
import type { Figure, Size } from './figures.ts'
import { signInToAgenda, viewport, waitUntilIdle } from './grid/agenda.ts'
import { measureMainThread } from './grid/main-thread.ts'
import { createDatabase, startServer } from './server.ts'

const pagesFolder = join(import.meta.dirname, '../../dist')

const sizes = {
  full: { people: 60, loads: 5, marksPerLoad: 4, scrollSteps: 60 },
  smallest: { people: 20, loads: 1, marksPerLoad: 1, scrollSteps: 10 },
}

/** Measures a month of 60 people by 31 days: the main-thread work of one mark and of opening the month, and the frames while it scrolls. */
export async function measureAttendance(size: Size): Promise<Figure[]> {
  const { people, loads, marksPerLoad, scrollSteps } = sizes[size]
  const browser = await launchBrowser()
  const { database, drop } = await createDatabase('embedded')
  const { schedule, turn, month } = await insertMonth(database.db, people)
  const { url, end } = await startServer(database, { pages: pagesFolder })
  const marks: number[] = []
  const openings: number[] = []
  const scrollFrames: number[] = []
  const idleFrames: number[] = []
  try {
    const state = await signInToAgenda(browser, url)
    for (let load = 0; load < loads; load++) {
      const context = await browser.newContext({ viewport, storageState: state })
      const page = await context.newPage()
      await page.goto(url + paths.attendance({ schedule, turn, month: addMonths(month, -1) }))
      openings.push(await openNextMonth(browser, page, people))
      idleFrames.push(...(await measureFrames(page, async () => void (await page.waitForTimeout(1_000)))))
      scrollFrames.push(...(await measureFrames(page, () => scroll(page, scrollSteps))))
      marks.push(...(await markSessions(browser, page, marksPerLoad)))
      await context.close()
    }
  } finally {
    await end()
    await database.close()
    await drop()
    await browser.close()
  }
  const shown = `${people} people × 31 days`
  return [
    { name: `one mark until it shows, ${shown}`, runs: marks },
    { name: `next month, prefetched, ${shown}`, runs: openings },
    { name: `frames while scrolling, ${shown}`, runs: scrollFrames, quantile: 0.95, baseline: { name: 'idle frames', runs: idleFrames } },
  ]
}

/** Inserts a clinic whose last month of 31 days is over and has sessions from Monday to Saturday, most of them marked. */
async function insertMonth(db: Db, people: number) {
  const clinic = await insertBenchData(db, { clients: people, sessions: 0 })
  let month = addMonths(getMonth(toLocalDate(new Date(), readSettings({}).timeZone)), -1)
  while (listMonthDates(month).length < 31) month = addMonths(month, -1)
  const dates = listMonthDates(month)
  const weeks = [0, 7, 14, 21, 28, 35].map((days) => addDays(getWeekStart(dates[0]!), days))
  const rows = weeks
    .flatMap((week) => makeWeek(clinic, people * 6, createId, week))
    .filter(({ session_date }) => session_date !== null && dates.includes(session_date))
  const isMarked = (index: number) => index % 7 > 0
  await db.transaction().execute((trx) =>
    insertSessions(
      trx,
      rows.map((row, index) => ({ ...row, attended: isMarked(index) ? index % 5 > 0 : null })),
    ),
  )
  return { schedule: clinic.schedule.id, turn: clinic.turn, month }
}

async function openNextMonth(browser: Browser, page: Page, people: number): Promise<number> {
  const link = page.getByRole('link', { name: 'Mes siguiente' })
  await link.hover()
  await waitUntilIdle(page)
  const isDone = await page.evaluateHandle(
    (expected) => () => document.querySelectorAll('[role="grid"] tbody tr').length >= expected,
    people,
  )
  const work = await measureMainThread(browser, page, { act: () => link.click(), event: 'click', isDone })
  await waitUntilIdle(page)
  return work
}

/** Marks sessions with the key V, one after the other. Measures each until its cell shows it. */
async function markSessions(browser: Browser, page: Page, count: number): Promise<number[]> {
  const runs: number[] = []
  for (let index = 0; index < count; index++) {
    // The cell is kept by its handle, because its name changes with the mark.
    const cell = (await page.locator('[role="gridcell"][aria-label$=": sin marcar"]').first().elementHandle())!
    await cell.focus()
    await waitUntilIdle(page)
    const isDone = await cell.evaluateHandle((element) => () => element.getAttribute('aria-label')?.endsWith(': vino') ?? false)
    runs.push(await measureMainThread(browser, page, { act: () => page.keyboard.press('v'), event: 'keydown', isDone }))
    await waitUntilIdle(page)
  }
  return runs
}

/** Scrolls the month down and up again with the wheel. */
async function scroll(page: Page, steps: number) {
  await page.getByRole('gridcell').nth(200).hover()
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, step < steps / 2 ? 60 : -60)
    await page.waitForTimeout(16)
  }
}

/** Returns the milliseconds between the frames that the page draws during an action. */
async function measureFrames(page: Page, act: () => Promise<void>): Promise<number[]> {
  const recordingHandle = await page.evaluateHandle(() => {
    const times: number[] = []
    const recording = { times, isOver: false }
    const record = (time: number) => {
      times.push(time)
      if (!recording.isOver) requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
    return recording
  })
  await act()
  const times = await recordingHandle.evaluate((recording) => {
    recording.isOver = true
    return recording.times
  })
  return times.slice(1).map((time, index) => time - times[index]!)
}
