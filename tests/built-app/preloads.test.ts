import { afterAll, expect, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import { startClinic, sunday } from './clinic.ts'

const clinic = await startClinic()
afterAll(() => clinic.end())

const pages = [
  { name: 'the agenda', getPath: () => paths.sessions({ schedule: clinic.schedule, turn: clinic.turn, week: sunday }) },
  { name: 'the list of clients', getPath: () => paths.clients() },
]

test.each(pages)('each file of $name is loaded once, and the page uses every stylesheet that is preloaded', async ({ getPath }) => {
  const page = await (await clinic.openContext()).newPage()
  const response = await page.goto(clinic.url + getPath())
  await page.getByRole('heading', { level: 1 }).waitFor()
  const { loaded, used } = await page.evaluate(() => ({
    loaded: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    used: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => new URL(href).pathname),
  }))
  const assets = loaded.filter((path) => path.startsWith('/assets/'))
  expect(assets).toEqual([...new Set(assets)])
  const preloaded = [...(response?.headers().link ?? '').matchAll(/<([^>]+\.css)>/g)].map(([, path]) => path!)
  expect(preloaded.length).toBeGreaterThan(2)
  expect(used).toEqual(expect.arrayContaining(preloaded))
  await page.context().close()
})
