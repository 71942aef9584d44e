import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#web/paths.ts'
import { type App, startApp } from './app.ts'
import { openBrowser, signIn, visitor } from './visit.ts'

let app: App
let browser: Browser
let signedIn: BrowserContextOptions['storageState']

beforeAll(async () => {
  // the demo, because empty screens hide what is wrong with full ones
  app = await startApp({}, 'scripts/demo.ts')
  browser = await openBrowser()
  const context = await browser.newContext(visitor)
  await signIn(await context.newPage(), app.url, { name: 'admin', password: 'demo-administrador' })
  signedIn = await context.storageState()
  await context.close()
})
afterAll(async () => {
  await browser.close()
  await app.end('SIGKILL')
})

const { login, ...behindSignIn } = paths
const places = { ...behindSignIn, unknown: () => '/admin/nada' }

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  describe.each([
    ['desk', { width: 1280, height: 800 }],
    ['phone', { width: 390, height: 844 }],
  ])('on a %s', (_, viewport) => {
    const look = { ...visitor, colorScheme, viewport, reducedMotion: 'reduce' as const }

    test('nothing serious is wrong with signing in', () => onPage(look, login(), seriousProblems))

    test.each(Object.entries(places))('nothing serious is wrong with %s', (_name, path) =>
      onPage({ ...look, storageState: signedIn }, path(), seriousProblems),
    )

    test('nothing on any screen has to be scrolled sideways', async () => {
      const wide: string[] = []
      for (const [name, path] of Object.entries(places)) {
        await onPage({ ...look, storageState: signedIn }, path(), async (page) => {
          if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) wide.push(name)
        })
      }
      expect(wide).toEqual([])
    })
  })
})

async function onPage(options: BrowserContextOptions, path: string, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(app.url + path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await look(page)
  await context.close()
}

async function seriousProblems(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
}
