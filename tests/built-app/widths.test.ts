import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoServer, startDemoServer } from '../../scripts/screenshots/demo-server.ts'
import { openView, type ViewName, views } from '../../scripts/screenshots/views.ts'
import { connectBrowser } from './connect-browser.ts'

/** The widths of small and large tablets and of laptops. */
const toolbarWidths = [769, 820, 1024, 1280]

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

/** The screens that show names of people. */
const screensWithNames = ['home', 'week', 'attendance', 'clients', 'client-detail', 'workers', 'worker-detail'] as const

test.each(screensWithNames)('a large screen shows each name of %s whole', async (name) => {
  const page = await openView(demo, name, { width: 1920, height: 1080 })
  expect(await page.locator('main').getByText(/\p{L}/u).count()).toBeGreaterThan(0)
  expect(await listCutTexts(page)).toEqual([])
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

const titledScreens = ['home' as const, ...screens.filter((name) => name !== 'not-found')]

test.each(titledScreens)('the title of %s has the page above it over it and its facts below it on a phone', async (name) => {
  const page = await openView(demo, name, 'phone')
  expect(await readPhoneHeader(page)).toEqual({ fontSize: '20px', beside: [] })
})

/** Lists the texts that an ellipsis cuts, but for addresses. */
const listCutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth)
      .map((element) => element.textContent)
      .filter((text) => !text.includes('/public-link/')),
  )

/** Counts the columns that the titles of the page's sections make. */
const countColumns = (page: Page) =>
  page.evaluate(
    () =>
      new Set(
        [...document.querySelectorAll('main h2')].map((title) => title.closest('section')!.getBoundingClientRect().left).map(Math.round),
      ).size,
  )

/** Returns the size of the title, and the texts that are neither wholly above nor wholly below it. */
const readPhoneHeader = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('main article > header h1')!
    const { top, bottom } = title.getBoundingClientRect()
    const texts = [...document.querySelectorAll<HTMLElement>('main article > header > :first-child > :is(nav, div)')]
    const beside = texts
      .filter((element) => element.textContent !== '' && element.checkVisibility())
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.bottom > top + 1 && box.top < bottom - 1)
    return { fontSize: getComputedStyle(title).fontSize, beside: beside.map(({ text }) => text) }
  })

/** Counts the rows of the controls below the title, and lists those that are cut. */
const readToolbar = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main article > header + [class*="toolbar"] :is(a, button, input, label)'),
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
