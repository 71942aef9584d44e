import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoServer, startDemoServer } from '../../scripts/screenshots/demo-server.ts'
import { openView, type ViewName, views } from '../../scripts/screenshots/views.ts'
import { connectBrowser } from './connect-browser.ts'

/** CSS pixels of a zoomed window. */
const sizes = { '200 %': { width: 640, height: 400 }, '400 %': { width: 320, height: 400 } }

/** The least height of the part of a screen that scrolls, beside what stays in view. */
const minHeight = 300

let demo: DemoServer

beforeAll(async () => {
  demo = await startDemoServer(connectBrowser)
})
afterAll(() => demo.end())

const screens: ViewName[] = [
  ...(Object.keys(views) as ViewName[]).filter((name) => !('prepare' in views[name])),
  'temporary-password',
  'my-sessions-month',
]

test.each(screens)('%s scrolls as a whole at 200 % and 400 % zoom, and not sideways', async (name) => {
  const page = await openView(demo, name, 'phone')
  for (const [zoom, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    const scrolling = await readScrollingElements(page)
    expect(scrolling.length, zoom).toBeLessThanOrEqual(1)
    for (const { hasTitle, height } of scrolling) {
      expect(hasTitle, zoom).toBe(true)
      expect(height, zoom).toBeGreaterThanOrEqual(minHeight)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), zoom).toBeLessThanOrEqual(0)
    expect(await scrollToEnd(page, 'main'), zoom).toEqual(reached)
  }
})

test.each<ViewName>(['session-create', 'client-create'])('the dialog of %s scrolls to its end at 200 % and 400 % zoom', async (name) => {
  const page = await openView(demo, name, 'phone')
  for (const [zoom, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    expect(await scrollToEnd(page, '[role=dialog]'), zoom).toEqual(reached)
  }
})

test.each<ViewName>(['session-create', 'client-create'])(
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

/** Reads the elements of a screen that can be scrolled up and down. */
const readScrollingElements = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('h1')
    const isScrollable = (element: HTMLElement) =>
      element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY)
    return [document.documentElement, ...document.querySelectorAll<HTMLElement>('main, main *')]
      .filter((element) => element.scrollHeight > element.clientHeight + 1 && isScrollable(element))
      .map((element) => ({ hasTitle: element.contains(title), height: element.clientHeight }))
  })

/** What `scrollToEnd` returns when the user can scroll to the end as well. */
const reached = { isInWindow: true, clipped: [] }

/** Scrolls to the last text or field, and reads whether it is then in the window, and what a user could not have scrolled. */
const scrollToEnd = (page: Page, container: string) =>
  page.evaluate((selector) => {
    const hasText = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const isShown = (element: Element) => element.getBoundingClientRect().height > 1
    const last = [...document.querySelectorAll(`${selector} *`)].findLast(
      (element) => isShown(element) && (element.matches('input, textarea') || hasText(element)),
    )
    if (!last) throw new Error(`${selector} has no text`)
    last.scrollIntoView({ block: 'nearest' })
    const { top, bottom } = last.getBoundingClientRect()
    const clipped: string[] = []
    for (let element = last.parentElement; element; element = element.parentElement)
      // The browser rounds the height of a content up, so that a fraction of a pixel is scrolled as one.
      if (element.scrollTop > 1 && /hidden|clip/.test(getComputedStyle(element).overflowY)) clipped.push(element.className)
    return { isInWindow: top >= -1 && bottom <= window.innerHeight + 1, clipped }
  }, container)
