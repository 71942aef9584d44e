import type { Browser, Page } from 'playwright'
import { viewport } from './agenda.ts'
import type { Week } from './fullcalendar/main.ts'
import { measureMainThread } from './main-thread.ts'

/** Shows the same week in FullCalendar. Measures from the click that calls `render`; its code and the events are loaded before. */
export async function showFullCalendar(browser: Browser, url: string, week: Week): Promise<{ page: Page; work: number }> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate((data) => {
    window.week = data
  }, week)
  const button = page.getByRole('button')
  await button.hover()
  await page.waitForTimeout(500)
  const isDone = await page.evaluateHandle((count) => () => document.querySelectorAll('.session').length >= count, week.entries.length)
  const work = await measureMainThread(browser, page, { act: () => button.click(), event: 'click', isDone })
  await page.waitForTimeout(500)
  return { page, work }
}

/** Changes entries with a key, one after the other, and measures each change. */
export async function changeEntries(browser: Browser, page: Page, week: Week, times: number): Promise<number[]> {
  const runs: number[] = []
  await page.keyboard.press('Shift')
  for (const { id } of week.entries.slice(0, times)) {
    await page.evaluate((entryId) => {
      window.entryToChange = entryId
    }, id)
    const isDone = await page.evaluateHandle((count) => () => document.querySelectorAll('.changed').length >= count, runs.length + 1)
    runs.push(await measureMainThread(browser, page, { act: () => page.keyboard.press('x'), event: 'keydown', isDone }))
    await page.waitForTimeout(500)
  }
  return runs
}
