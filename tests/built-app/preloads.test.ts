import { afterAll, expect, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import { startClinic, sunday } from './clinic.ts'

const clinic = await startClinic()
afterAll(() => clinic.end())

const pages = [
  { name: 'the agenda', getPath: () => paths.sessions({ schedule: clinic.schedule, turn: clinic.turn, week: sunday }) },
  { name: 'the list of clients', getPath: () => paths.clients() },
]

test.each(pages)('each file of $name is loaded once, and everything that is preloaded is used', async ({ getPath }) => {
  const page = await (await clinic.openContext()).newPage()
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await page.goto(clinic.url + getPath())
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The browser names what it has not used three seconds after the page has loaded.
  await page.waitForTimeout(4_000)
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  const assets = files.filter((path) => path.startsWith('/assets/'))
  expect(assets.length).toBeGreaterThan(5)
  expect(assets).toEqual([...new Set(assets)])
  expect(warnings).toEqual([])
  await page.context().close()
})
