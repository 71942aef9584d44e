import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#web/paths.ts'
import { type App, startApp } from './app.ts'
import { openBrowser, signIn, visitor } from './visit.ts'

type State = BrowserContextOptions['storageState']

let app: App
let browser: Browser
let administrator: State
let therapist: State
let week: string

beforeAll(async () => {
  // the demo, because empty screens hide what is wrong with full ones
  app = await startApp({}, 'scripts/demo.ts')
  browser = await openBrowser()
  administrator = await signedIn('Administrador')
  therapist = await signedIn('Terapeuta')
  week = await fullWeek()
})
afterAll(async () => {
  await browser.close()
  await app.end('SIGKILL')
})

type Look = { path: () => string; as?: () => State; open?: (page: Page) => Promise<void> }

const asAdministrator = () => administrator
const asTherapist = () => therapist

/** Every screen, and what opens over one. */
const looks: Record<string, Look> = {
  'signing in': { path: paths.login },
  'the week': { path: () => week, as: asAdministrator },
  'the choice of a turn': { path: paths.sessions, as: asTherapist },
  'a session': { path: () => week, as: asAdministrator, open: openSession },
  'a booking': { path: () => week, as: asAdministrator, open: openBooking },
  clients: { path: paths.clients, as: asAdministrator },
  'a client': { path: paths.clients, as: asAdministrator, open: (page) => opened(page, 'Registrar cliente') },
  workers: { path: paths.workers, as: asAdministrator },
  'a worker': { path: paths.workers, as: asAdministrator, open: (page) => opened(page, 'Registrar trabajador') },
  schedules: { path: paths.schedules, as: asAdministrator },
  'a new schedule': { path: paths.createSchedule, as: asAdministrator },
  'a screen without the right': { path: paths.clients, as: asTherapist },
  'no screen at all': { path: () => '/admin/nada', as: asAdministrator },
}

describe.each([
  ['desk', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
])('on a %s', (_, viewport) => {
  test.each(Object.entries(looks))('nothing serious is wrong with %s, light or dark, and nothing sticks out sideways', async (_, look) => {
    const context = await browser.newContext({ ...visitor, viewport, reducedMotion: 'reduce', storageState: look.as?.() })
    const page = await context.newPage()
    await page.goto(app.url + look.path())
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await look.open?.(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
      expect(await seriousProblems(page), colorScheme).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await context.close()
  })
})

async function seriousProblems(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}

async function openSession(page: Page) {
  await showWednesday(page)
  await opened(page, /\b(pendiente|confirmada|vino)\b(?!:)/i)
}

async function openBooking(page: Page) {
  await showWednesday(page)
  await opened(page, /Reservar/)
}

/** On a phone one day is shown, today first, which may be a Sunday. */
async function showWednesday(page: Page) {
  const day = page.getByRole('button', { name: /^miércoles .*: \d+$/ })
  if (await day.isVisible()) await day.click()
}

/** Presses the first button of that name and waits for what it opens. */
async function opened(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name }).first().click({ force: true })
  await page.getByRole('dialog').waitFor()
}

/** Signs in as the one to whom the demo gives a role; it prints "name password role". */
async function signedIn(role: string): Promise<State> {
  const [, name = '', password = ''] = new RegExp(`(\\S+) +(\\S+) +${role}`).exec(app.printed()) ?? []
  const context = await browser.newContext(visitor)
  await signIn(await context.newPage(), app.url, { name, password })
  const state = await context.storageState()
  await context.close()
  return state
}

/** This week of the demo's fuller schedule. */
async function fullWeek() {
  const context = await browser.newContext({ storageState: administrator })
  const answer = await context.request.get(`${app.url}/api/v1/schedules`)
  const schedules = (await answer.json()) as { id: string; name: string; turns: { id: string }[] }[]
  await context.close()
  const schedule = schedules.find(({ name }) => name === 'Terapia infantil')!
  return paths.sessions({ schedule: schedule.id, turn: schedule.turns[0]!.id })
}
