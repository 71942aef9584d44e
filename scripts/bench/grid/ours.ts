import type { Browser, BrowserContextOptions, JSHandle, Page } from 'playwright'
import { paths } from '#web/navigation/paths.ts'
import { password } from '../practice.ts'
import { workOf } from './work.ts'

export const viewport = { width: 1280, height: 800 }

/** Signs in once and opens the agenda; every later visit begins with what the browser keeps of that. */
export async function signedIn(browser: Browser, url: string): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url + paths.login())
  await page.getByLabel('Usuario o correo').fill('admin')
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('grid').waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

type Visit = { url: string; state: BrowserContextOptions['storageState']; count: number }

/** The grid alone, as FullCalendar is measured: from the click that shows it, its code and the week at hand. */
export async function paintAlone(
  browser: Browser,
  url: string,
  { state, turn, sunday, count }: Visit & { turn: string; sunday: string },
): Promise<{ page: Page; work: number }> {
  const context = await browser.newContext({ viewport, storageState: state })
  const page = await context.newPage()
  await page.goto(`${url}?turn=${turn}&week=${sunday}`)
  const button = page.getByRole('button', { name: 'Mostrar' })
  await button.hover()
  await settled(page)
  const work = await workOf(browser, page, { act: () => button.click(), event: 'click', shown: await allShown(page, count) })
  await settled(page)
  return { page, work }
}

/** From another screen to the agenda, in a fresh browser context. Its code and the week are at hand, because the link has been pointed at. */
export async function paintOurs(browser: Browser, { url, state, count }: Visit): Promise<{ page: Page; work: number }> {
  const context = await browser.newContext({ viewport, storageState: state })
  const page = await context.newPage()
  await page.goto(url + paths.schedules())
  const link = page.getByRole('link', { name: 'Sesiones', exact: true })
  await link.hover()
  await settled(page)
  const work = await workOf(browser, page, { act: () => link.click(), event: 'click', shown: await allShown(page, count) })
  await settled(page)
  return { page, work }
}

const allShown = (page: Page, count: number) =>
  page.evaluateHandle((all) => () => document.querySelectorAll('[data-session]').length >= all, count)

/** Cancels one session after the other by its key, from the grid's top: until its chip shows it, or until its notice is there. */
export async function changeOurs(browser: Browser, page: Page, times: number, until: 'shown' | 'told'): Promise<number[]> {
  const runs: number[] = []
  for (let index = 0; index < times; index++) {
    const chip = await nextChip(page)
    const shown =
      until === 'shown'
        ? await isCanceled(chip)
        : await page.evaluateHandle(() => {
            const notices = () => document.body.textContent.split('Sesión cancelada: ').length
            const before = notices()
            return () => notices() > before
          })
    runs.push(await workOf(browser, page, { act: () => page.keyboard.press('x'), event: 'keydown', shown }))
    await settled(page)
  }
  return runs
}

/** What the browser itself takes for a change in our page: a key sets the same attribute of the same chip, no code of ours runs. Spoils the page. */
export async function changeByHand(browser: Browser, page: Page, times: number): Promise<number[]> {
  await page.evaluate(() => {
    const set = (event: KeyboardEvent) => {
      if (event.key !== 'x' || !(document.activeElement instanceof HTMLElement)) return
      event.stopImmediatePropagation()
      document.activeElement.dataset.mark = 'canceled'
    }
    window.addEventListener('keydown', set, { capture: true })
  })
  const runs: number[] = []
  for (let index = 0; index < times; index++) {
    const shown = await isCanceled(await nextChip(page))
    runs.push(await workOf(browser, page, { act: () => page.keyboard.press('x'), event: 'keydown', shown }))
    await settled(page)
  }
  return runs
}

/** Gives the keyboard to the first session that holds its slot. */
async function nextChip(page: Page) {
  // whoever changes by keys is at the keyboard already
  await page.keyboard.press('Shift')
  const chip = await page.evaluateHandle(
    () => document.querySelector<HTMLElement>('[data-session]:not([data-mark="canceled"], [data-mark="postponed"])')!,
  )
  await chip.evaluate((element) => element.focus())
  await settled(page)
  return chip
}

const isCanceled = (chip: JSHandle<HTMLElement>) => chip.evaluateHandle((element) => () => element.dataset.mark === 'canceled')

/** Nothing is on its way any more, and what it brought is drawn. */
export async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}
