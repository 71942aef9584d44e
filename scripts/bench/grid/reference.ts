import type { Browser, Page } from 'playwright'
import { viewport } from './ours.ts'
import type { Week } from './reference/main.ts'
import { workOf } from './work.ts'

/** The same week by FullCalendar, from the click that calls `render`; its code is loaded and the events are in the page. */
export async function paintReference(browser: Browser, url: string, week: Week): Promise<{ page: Page; work: number }> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate((given) => {
    window.week = given
  }, week)
  const button = page.getByRole('button')
  await button.hover()
  await page.waitForTimeout(500)
  const shown = await page.evaluateHandle((all) => () => document.querySelectorAll('.session').length >= all, week.entries.length)
  const work = await workOf(browser, page, { act: () => button.click(), event: 'click', shown })
  await page.waitForTimeout(500)
  return { page, work }
}

/** Marks one entry after the other as changed, by a key. */
export async function changeReference(browser: Browser, page: Page, week: Week, times: number): Promise<number[]> {
  const runs: number[] = []
  await page.keyboard.press('Shift')
  for (const { id } of week.entries.slice(0, times)) {
    await page.evaluate((chosen) => {
      window.chosen = chosen
    }, id)
    const shown = await page.evaluateHandle((all) => () => document.querySelectorAll('.changed').length >= all, runs.length + 1)
    runs.push(await workOf(browser, page, { act: () => page.keyboard.press('x'), event: 'keydown', shown }))
    await page.waitForTimeout(500)
  }
  return runs
}
