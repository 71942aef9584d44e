import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openView, setTheme, type ViewName, views } from '../../../scripts/screenshots/views.ts'
import { openDemo } from '../demo.ts'
import { findSeriousViolations } from './axe.ts'
import { findUnseenChoices } from './forced-colors.ts'
import { findLayoutProblems } from './layout-problems.ts'
import { setLetterSize } from './letter-size.ts'
import { letterings, setLettering } from './lettering.ts'
import { findCutNames, findTitleProblems, findToolbarProblems } from './screen-layout.ts'
import { findScrollProblems } from './scrolling.ts'

type Device = 'phone' | 'desktop'

/** The widths at which a page is checked that was opened on a phone, by touch, or on a desktop. */
const widths = { phone: [390, 320], desktop: [1280, 1024, 820, 769, 1920] }

/** The widths at which the letters of the browser are set to 200 %. */
const widthsOfLargeLetters = [1280, 1920]

/** The windows of a laptop that is zoomed, in CSS pixels. */
const zooms = { '200 %': { width: 640, height: 400 }, '400 %': { width: 320, height: 400 } }

/** True for a screen as it opens, without a dialog, a menu or a filled form. What prepares Inicio only waits. */
const isScreen = (name: ViewName) => name === 'home' || !('prepare' in views[name])
const isScreenOfUser = (name: ViewName) => isScreen(name) && 'user' in views[name]

/** The prepared views that are checked in a zoomed window too. */
const zoomedViews = new Set<ViewName>(['temporary-password', 'my-sessions-month', 'session-create', 'client-create'])

/** The screens that show names of people, which are whole on a large screen. */
const viewsWithNames = new Set<ViewName>(['home', 'week', 'attendance', 'clients', 'client-detail', 'workers', 'worker-detail'])

/** Declares a test of each view, which loads it once on a device and checks whatever depends on the theme, the window and the letters. */
export const sweepViews = (device: Device) =>
  test.each(Object.keys(views) as ViewName[])(
    `on a ${device}, %s has no serious axe violation, and nothing is cut or out of reach, in every theme, window and lettering`,
    async (name) => {
      const page = await openView(await openDemo(), name, device)
      for (const theme of ['dark', 'light'] as const) {
        await setTheme(page, theme)
        expect(await findSeriousViolations(page, theme === 'dark' ? 'color rules' : 'all rules'), theme).toEqual([])
      }
      expect(await findUnseenChoices(page)).toEqual([])
      expect(await findProblems(page, name, device)).toEqual([])
      if (device === 'desktop') expect(await findProblemsOfLargeLetters(page, name)).toEqual([])
    },
  )

/** Finds what is wrong at each width with each lettering, with the layout of the screen, and with its scrolling in a zoomed window. */
async function findProblems(page: Page, name: ViewName, device: Device) {
  const problems: string[] = []
  const check = async (what: string, find: () => Promise<string[]>) => {
    for (const problem of await findLasting(find)) problems.push(`${what}: ${problem}`)
  }
  const { height } = page.viewportSize()!
  for (const width of widths[device]) {
    await page.setViewportSize({ width, height })
    for (const lettering of letterings) {
      await setLettering(page, lettering)
      await check(`${width}, ${lettering}`, () => findLayoutProblems(page, device === 'phone'))
    }
    await setLettering(page, 'own letters')
    await check(`${width}`, () => findScreenProblems(page, name, device, width))
  }
  if (device === 'phone' && (isScreen(name) || zoomedViews.has(name)))
    for (const [zoom, size] of Object.entries(zooms)) {
      await page.setViewportSize(size)
      await check(zoom, () => findScrollProblems(page))
    }
  return problems
}

/** Opens the view with letters of 200 % and finds what is wrong at each width. */
async function findProblemsOfLargeLetters(page: Page, name: ViewName) {
  const problems: string[] = []
  try {
    await setLetterSize(page, 32)
    await openView(await openDemo(), name, 'desktop')
    const { height } = page.viewportSize()!
    for (const width of widthsOfLargeLetters) {
      await page.setViewportSize({ width, height })
      for (const problem of await findLasting(() => findLayoutProblems(page, false))) problems.push(`${width}, 200 %: ${problem}`)
    }
  } finally {
    await setLetterSize(page, 16)
  }
  return problems
}

async function findScreenProblems(page: Page, name: ViewName, device: Device, width: number) {
  if (device === 'desktop' && width === 1920) return viewsWithNames.has(name) ? findCutNames(page) : []
  if (!isScreenOfUser(name)) return []
  if (device === 'desktop') return findToolbarProblems(page)
  return width === 390 && name !== 'not-found' ? findTitleProblems(page) : []
}

/** Returns the problems that are still there after a second: a popover moves after the window has changed its size. */
async function findLasting(find: () => Promise<string[]>) {
  let found = await find()
  for (let attempt = 0; found.length > 0 && attempt < 10; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    found = await find()
  }
  return found
}
