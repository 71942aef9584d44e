import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { v7 as createId } from 'uuid'
import { parseTimeOfDay } from '#domain/clock.ts'
import { listSlots } from '#domain/slots.ts'
import { toLocalDate } from '#domain/today.ts'
import { getWeekday } from '#domain/weeks.ts'
import type { Db } from '#server/database/connect.ts'
import { readSettings } from '#server/settings.ts'
import { paths } from '#web/navigation/paths.ts'
import { launchBrowser } from '../app/sign-in.ts'
import { insertSessions } from '../demo/insert.ts'
import { insertBenchData } from './bench-data.ts'
import type { Figure, Size } from './figures.ts'
import { signInToAgenda, viewport, waitUntilIdle } from './grid/agenda.ts'
import { measureTasks } from './grid/main-thread.ts'
import { createDatabase, startServer } from './server.ts'

const pagesFolder = join(import.meta.dirname, '../../dist')

const sizes = {
  full: { workers: 40, sessions: 300, loads: 3, scrollSteps: 60, dragSteps: 60 },
  smallest: { workers: 20, sessions: 60, loads: 1, scrollSteps: 10, dragSteps: 10 },
}

/** Measures the tasks of the main thread while a day with 40 columns scrolls, while a session is dragged over it, and when it is dropped. */
export async function measureWorkerDay(size: Size): Promise<Figure[]> {
  const { workers, sessions, loads, scrollSteps, dragSteps } = sizes[size]
  const browser = await launchBrowser()
  const { database, drop } = await createDatabase('embedded')
  const date = toLocalDate(new Date(), readSettings({}).timeZone)
  await insertDay(database.db, date, { workers, sessions })
  const { url, end } = await startServer(database, { pages: pagesFolder })
  const tasks = { scroll: [] as number[], drag: [] as number[], drop: [] as number[] }
  try {
    const state = await signInToAgenda(browser, url)
    for (let load = 0; load < loads; load++) {
      const context = await browser.newContext({ viewport, storageState: state })
      const page = await context.newPage()
      await page.goto(url + paths.workerDay({ week: date }))
      await page.locator('[data-session]').first().waitFor()
      await waitUntilIdle(page)
      tasks.scroll.push(...(await measureTasks(browser, page, () => scroll(page, scrollSteps))))
      await dragSession(browser, page, { tasks, steps: dragSteps })
      await context.close()
    }
  } finally {
    await end()
    await database.close()
    await drop()
    await browser.close()
  }
  const nameFigure = (name: string) => `longest task ${name}, ${sessions} sessions of ${workers} workers`
  const longest = { quantile: 1, bound: { ms: 50 } }
  return [
    { name: nameFigure('while scrolling'), runs: tasks.scroll, ...longest },
    { name: nameFigure('while dragging'), runs: tasks.drag, ...longest },
    { name: nameFigure('after a drop'), runs: tasks.drop, ...longest },
  ]
}

/** Inserts a clinic whose workers have sessions on one day, and working hours with a pause. */
async function insertDay(db: Db, date: string, { workers, sessions }: { workers: number; sessions: number }) {
  const clinic = await insertBenchData(db, { clients: sessions, sessions: 0, workers, hours: ['08:00', '19:55'] })
  const { schedule, turn } = clinic
  const [start, end] = [parseTimeOfDay('08:00'), parseTimeOfDay('19:55')]
  const times = listSlots({ start, end }, { session: schedule.session_duration, breakAfter: schedule.break_duration })
  const rows = clinic.clients.map(({ id }, index) => {
    const round = Math.floor(index / workers)
    return {
      id: createId(),
      client_id: id,
      worker_id: clinic.workers[index % workers]!.id,
      turn_id: turn,
      day: getWeekday(date),
      time: times[round + (index % 5)]!,
      duration: schedule.session_duration,
      session_date: date,
      starts_on: null,
      state: 'confirmed' as const,
      attended: null,
      note: index % 7 === 0 ? 'Traer informe del colegio' : null,
    }
  })
  const hours = clinic.workers.flatMap(({ id }) =>
    [
      { start_time: start, end_time: parseTimeOfDay('13:00') },
      { start_time: parseTimeOfDay('14:00'), end_time: end },
    ].map((range) => ({ ...range, worker_id: id, day: getWeekday(date), from_date: null, to_date: null })),
  )
  await db.transaction().execute(async (trx) => {
    await insertSessions(trx, rows)
    await trx.insertInto('working_hours').values(hours).execute()
  })
}

/** Scrolls the day with the wheel: down and up, then to the right and back. */
async function scroll(page: Page, steps: number) {
  await page.mouse.move(viewport.width / 2, viewport.height / 2)
  for (const [x, y] of [
    [0, 60],
    [0, -60],
    [120, 0],
    [-120, 0],
  ] as const)
    for (let step = 0; step < steps / 2; step++) {
      await page.mouse.wheel(x, y)
      await page.waitForTimeout(16)
    }
}

/** Drags a session over the columns in sight, and to the right edge, where the day scrolls; then drops it in a free slot. */
async function dragSession(browser: Browser, page: Page, { tasks, steps }: { tasks: { drag: number[]; drop: number[] }; steps: number }) {
  const free = page.locator('[data-free]')
  const chip = page.locator('[data-session]').first()
  await chip.scrollIntoViewIfNeeded()
  const box = (await chip.boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 10)
  tasks.drag.push(
    ...(await measureTasks(browser, page, async () => {
      await page.mouse.down()
      await page.mouse.move(viewport.width - 120, viewport.height - 120, { steps })
      await page.mouse.move(viewport.width - 20, viewport.height / 2, { steps: 20 })
      await page.waitForTimeout(1_500)
      await page.mouse.move(400, 300, { steps })
    })),
  )
  const target = await free.evaluateAll((items) => {
    const isInSight = ({ left, right, top, bottom }: DOMRect) =>
      left > 400 && right < innerWidth - 60 && top > 250 && bottom < innerHeight - 60
    const { left, top, width } = items.map((item) => item.getBoundingClientRect()).find(isInSight)!
    return { x: left + width / 2, y: top + 10 }
  })
  await page.mouse.move(target.x, target.y, { steps: 10 })
  const key = await chip.getAttribute('data-session')
  tasks.drop.push(...(await measureTasks(browser, page, () => page.mouse.up())))
  await page.waitForFunction((before) => document.querySelector(`[data-session="${before}"]`) === null, key)
  await waitUntilIdle(page)
}
