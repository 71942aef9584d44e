import { beforeAll, expect, test } from 'vitest'
import type { DemoServer } from '../../scripts/screenshots/demo-server.ts'
import { openView, setTheme } from '../../scripts/screenshots/views.ts'
import { openDemo } from './demo.ts'
import { findSeriousViolations } from './sweep/axe.ts'

let demo: DemoServer

beforeAll(async () => {
  demo = await openDemo()
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
