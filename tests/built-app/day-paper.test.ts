import { beforeAll, expect, test } from 'vitest'
import { toLocalDate } from '#domain/today.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { paths } from '#web/navigation/paths.ts'
import type { DemoServer } from '../../scripts/screenshots/demo-server.ts'
import { viewports } from '../../scripts/screenshots/views.ts'
import { openDemo } from './demo.ts'
import { printPage } from './print-page.ts'

let demo: DemoServer

beforeAll(async () => {
  demo = await openDemo()
})

test('the paper of the day has all workers, seven on a sheet, and the times of their sessions', async () => {
  const page = await demo.getPage('administrator', viewports.desktop)
  const wednesday = addDays(getWeekStart(toLocalDate(new Date(), 'America/Lima')), 3)
  await page.goto(demo.url + paths.workerDay({ week: wednesday }))
  const sessions = page.locator('[data-session]')
  await sessions.first().waitFor()
  const names = await page.locator('[data-worker] h2 [aria-hidden]').allTextContents()
  const { texts } = await printPage(page)
  expect(names.length).toBeGreaterThan(7)
  expect(texts).toHaveLength(Math.ceil(names.length / 7))
  for (const [index, name] of names.entries()) expect(texts[Math.floor(index / 7)]).toContain(name)
  expect(texts[0]).toMatch(/Todos los horarios\s+Miércoles \d+ de/)
  expect(texts.join(' ').match(/\b\d\d:\d\d\b/g)?.length).toBeGreaterThanOrEqual(await sessions.count())
})
