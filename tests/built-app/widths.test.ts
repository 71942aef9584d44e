import type { Locator, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import type { DemoServer } from '../../scripts/screenshots/demo-server.ts'
import { openView } from '../../scripts/screenshots/views.ts'
import { openDemo } from './demo.ts'

let demo: DemoServer

beforeAll(async () => {
  demo = await openDemo()
})

test('the week names clients by their initial on a laptop, and by their last name on a large screen', async () => {
  const page = await openView(demo, 'week', 'desktop')
  const readName = async () => (await page.locator('[data-session]').first().getAttribute('aria-label'))!.split(' con ')[0]
  expect(await readName()).toMatch(/ \p{L}\.$/u)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(readName).toMatch(/ \p{L}{2,}$/u)
})

test.each(['home', 'client-detail', 'worker-detail'] as const)('what stands beside %s has two columns on a large screen', async (name) => {
  const page = await openView(demo, name, 'desktop')
  expect(await countColumns(page)).toBe(2)
  await page.setViewportSize({ width: 1920, height: 1080 })
  expect(await countColumns(page)).toBe(3)
})

test.each(['session-create', 'client-create'] as const)(
  'in a low window the title and the buttons of the dialog of %s scroll with its fields',
  async (name) => {
    const page = await openView(demo, name, 'phone')
    await page.setViewportSize({ width: 320, height: 200 })
    const dialog = page.getByRole('dialog')
    const isInWindow = (part: Locator) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight
      })
    const title = dialog.getByRole('heading').first()
    const button = dialog.locator('[type=submit]')
    await title.evaluate((element) => element.scrollIntoView())
    expect(await isInWindow(button)).toBe(false)
    await button.evaluate((element) => element.scrollIntoView())
    expect(await isInWindow(title)).toBe(false)
  },
)

/** Counts the columns that the titles of the page's sections make. */
const countColumns = (page: Page) =>
  page.evaluate(
    () =>
      new Set(
        [...document.querySelectorAll('main h2')].map((title) => title.closest('section')!.getBoundingClientRect().left).map(Math.round),
      ).size,
  )
