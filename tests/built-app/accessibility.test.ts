import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoServer, startDemoServer } from '../../scripts/screenshots/demo-server.ts'
import { openView, setTheme, type ViewName, viewports, views } from '../../scripts/screenshots/views.ts'
import { findViolations } from './axe.ts'
import { connectBrowser } from './connect-browser.ts'
import { findLayoutProblems } from './layout-problems.ts'

/** The widths at which a page is looked at that was opened on a phone or on a desktop. */
const layoutWidths = { phone: [390, 320], desktop: [1280, 1024, 820, 1920] }

let demo: DemoServer

beforeAll(async () => {
  demo = await startDemoServer(connectBrowser)
})
afterAll(() => demo.end())

describe.each(Object.keys(viewports) as (keyof typeof viewports)[])('on a %s', (viewport) => {
  test.each(Object.keys(views) as ViewName[])(
    '%s has no serious axe violation, light or dark, and at any width no text is cut and nothing is outside the window',
    async (name) => {
      const page = await openView(demo, name, viewport)
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme)
        expect(await findSeriousViolations(page, theme === 'light' ? 'all rules' : 'color rules'), theme).toEqual([])
      }
      const { height } = page.viewportSize()!
      for (const width of layoutWidths[viewport]) {
        await page.setViewportSize({ width, height })
        // A popover moves after the window has changed its size.
        await expect.poll(() => findLayoutProblems(page, viewport === 'phone'), { message: `${width}` }).toEqual([])
      }
    },
  )
})

test('a printed week has enough contrast whatever the theme of the screen', async () => {
  const page = await openView(demo, 'week', 'desktop')
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme)
    // A browser that prints also sends these events, at which the page changes its color scheme. Playwright only emulates the media.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    expect(await findSeriousViolations(page, 'color rules'), theme).toEqual([])
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  }
})

test('a printed week names the workers of its initials, and has no sign of a menu', async () => {
  const page = await openView(demo, 'week', 'desktop')
  const legend = page.getByRole('list', { name: 'Trabajadores' })
  const arrow = page.getByRole('button', { name: /^\d.*20\d\d$/ }).locator('svg')
  expect(await Promise.all([legend.isVisible(), arrow.isVisible()])).toEqual([false, true])
  await page.emulateMedia({ media: 'print' })
  expect(await Promise.all([legend.isVisible(), arrow.isVisible()])).toEqual([true, false])
  const listed = await legend
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('[data-initials]')?.getAttribute('data-initials')))
  const used = await page
    .getByRole('grid')
    .locator('[data-initials]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-initials')))
  expect(listed.toSorted()).toEqual([...new Set(used)].sort())
  await page.emulateMedia({ media: 'screen' })
})

/** The rules whose outcome depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

async function findSeriousViolations(page: Page, rules: 'all rules' | 'color rules') {
  const violations = await findViolations(page, rules === 'all rules' ? undefined : colorRules)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
