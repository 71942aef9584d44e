import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoServer, startDemoServer } from '../../scripts/screenshots/demo-server.ts'
import { openView, type ViewName, views } from '../../scripts/screenshots/views.ts'
import { connectBrowser } from './connect-browser.ts'
import { findLayoutProblems } from './layout-problems.ts'

/** The widths of small and large tablets and of laptops. */
const toolbarWidths = [769, 820, 1024, 1280]

const layoutWidths = { phone: [390, 320], desktop: [1280, 1024, 820, 1920] }

let demo: DemoServer

beforeAll(async () => {
  demo = await startDemoServer(connectBrowser)
})
afterAll(() => demo.end())

const screens = (Object.keys(views) as ViewName[]).filter((name) => !('prepare' in views[name]) && 'user' in views[name])

test.each(screens)('the toolbar of %s is one row that nothing is cut from, from a tablet on', async (name) => {
  const page = await openView(demo, name, 'desktop')
  for (const width of toolbarWidths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await readToolbar(page), `${width}`).toEqual({ rows: expect.toBeOneOf([0, 1]), cut: [] })
  }
})

describe.each(['phone', 'desktop'] as const)('from the width of a %s', (viewport) => {
  test.each(Object.keys(views) as ViewName[])('%s has no text cut and nothing beside the window at any width', async (name) => {
    const page = await openView(demo, name, viewport)
    const { height } = page.viewportSize()!
    for (const width of layoutWidths[viewport]) {
      await page.setViewportSize({ width, height })
      expect(await findLayoutProblems(page, viewport === 'phone'), `${width}`).toEqual([])
    }
  })
})

/** Counts the rows of the controls below the title, and lists those that are cut. */
const readToolbar = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main article > header + div:not(:last-child) :is(a, button, input, label)'),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().width > 1)
    const rows: number[] = []
    for (const control of controls) {
      const { top, bottom } = control.getBoundingClientRect()
      const middle = (top + bottom) / 2
      if (!rows.some((row) => Math.abs(row - middle) < 14)) rows.push(middle)
    }
    const end = document.querySelector('main')!.getBoundingClientRect().right
    const cut = controls
      .filter((control) => control.scrollWidth > control.clientWidth + 1 || control.getBoundingClientRect().right > end)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
    return { rows: rows.length, cut }
  })
