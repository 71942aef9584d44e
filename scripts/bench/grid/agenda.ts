import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { paths } from '#web/navigation/paths.ts'
import { signIn } from '../../app/sign-in.ts'
import { password } from '../bench-data.ts'
import { measureMainThread } from './main-thread.ts'

export const viewport = { width: 1280, height: 800 }

/** Signs in and opens the agenda. Returns what the browser has stored, so that later contexts start signed in. */
export async function signInToAgenda(browser: Browser, url: string): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, url + paths.login(), { name: 'admin', password })
  await page.getByRole('link', { name: 'Sesiones', exact: true }).click()
  await page.getByRole('grid').waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

type Visit = { url: string; state: BrowserContextOptions['storageState']; count: number }

/** Shows the grid without its screen, as FullCalendar is shown. Measures from the click that renders it; its code and the week are loaded before. */
export async function showGridOnly(
  browser: Browser,
  url: string,
  { state, turn, sunday, count }: Visit & { turn: string; sunday: string },
): Promise<{ page: Page; work: number }> {
  const context = await browser.newContext({ viewport, storageState: state })
  const page = await context.newPage()
  await page.goto(`${url}?turn=${turn}&week=${sunday}`)
  const button = page.getByRole('button', { name: 'Mostrar' })
  await button.hover()
  await waitUntilIdle(page)
  const work = await measureMainThread(browser, page, { act: () => button.click(), event: 'click', isDone: await hasSessions(page, count) })
  await waitUntilIdle(page)
  return { page, work }
}

/** Opens the agenda from another screen, in a fresh context, and measures it. Hovering the link prefetches the code and the week before. */
export async function openAgenda(browser: Browser, { url, state, count }: Visit): Promise<{ page: Page; work: number }> {
  const context = await browser.newContext({ viewport, storageState: state })
  const page = await context.newPage()
  await page.goto(url + paths.schedules())
  const link = page.getByRole('link', { name: 'Sesiones', exact: true })
  await link.hover()
  await waitUntilIdle(page)
  const work = await measureMainThread(browser, page, { act: () => link.click(), event: 'click', isDone: await hasSessions(page, count) })
  await waitUntilIdle(page)
  return { page, work }
}

const hasSessions = (page: Page, count: number) =>
  page.evaluateHandle((expected) => () => document.querySelectorAll('[data-session]').length >= expected, count)

/** Cancels sessions with the key X, one after the other. Measures each until its chip shows it. */
export async function cancelSessions(browser: Browser, page: Page, times: number): Promise<number[]> {
  const runs: number[] = []
  for (let index = 0; index < times; index++) {
    const chip = await focusNextChip(page)
    const isDone = await chip.evaluateHandle((element) => () => element.dataset.mark === 'canceled')
    runs.push(await measureMainThread(browser, page, { act: () => page.keyboard.press('x'), event: 'keydown', isDone }))
    await waitUntilIdle(page)
  }
  return runs
}

/** Focuses the first active session. */
async function focusNextChip(page: Page) {
  // Makes the browser show focus as it does for the keyboard.
  await page.keyboard.press('Shift')
  const chip = await page.evaluateHandle(
    () => document.querySelector<HTMLElement>('[data-session]:not([data-mark="canceled"], [data-mark="postponed"])')!,
  )
  await chip.evaluate((element) => element.focus())
  await waitUntilIdle(page)
  return chip
}

/** Waits until nothing loads and everything is painted. */
export async function waitUntilIdle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}
