import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { paths } from '#web/navigation/paths.ts'
import { launchBrowser } from '../app/sign-in.ts'
import { insertBenchData, sunday } from './bench-data.ts'
import type { Figure, Size } from './figures.ts'
import { signInToAgenda, viewport } from './grid/agenda.ts'
import { createDatabase, startServer } from './server.ts'

const pagesFolder = join(import.meta.dirname, '../../dist')
const sizes = { full: { sessions: 100, visits: 5 }, smallest: { sessions: 10, visits: 1 } }

/** The line that Lighthouse calls slow 4G: milliseconds of each round trip, and bytes a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: (1638.4 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }

/**
 * Measures the first visit of the agenda on a slow line with an empty cache, by a user who is signed in: when the outline of the page is painted, and when
 * the week has its sessions. Each visit is compared with a page that loads as many bytes in one file.
 */
export async function measureFirstLoad(size: Size): Promise<Figure[]> {
  const { sessions, visits } = sizes[size]
  const { database, drop } = await createDatabase('embedded')
  const { turn, schedule } = await insertBenchData(database.db, { clients: 500, sessions, workers: 40 })
  const { url, end } = await startServer(database, { pages: pagesFolder, clock: () => new Date(`${sunday}T15:00:00Z`) })
  const browser = await launchBrowser()
  const runs = { paint: [] as number[], usable: [] as number[] }
  const staticRuns = { paint: [] as number[], usable: [] as number[] }
  try {
    const state = await signInToAgenda(browser, url)
    const agenda = url + paths.sessions({ schedule: schedule.id, turn, week: sunday })
    for (let visit = 0; visit < visits; visit++) {
      const { paint, usable, bytes } = await visitAgenda(browser, agenda, { state, sessions })
      runs.paint.push(paint)
      runs.usable.push(usable)
      const page = await startStaticPage(bytes)
      const loaded = await visitStaticPage(browser, page.url)
      await page.end()
      staticRuns.paint.push(loaded.paint)
      staticRuns.usable.push(loaded.usable)
    }
  } finally {
    await browser.close()
    await end()
    await database.close()
    await drop()
  }
  const name = (what: string) => `${what}, slow 4G, empty cache`
  const baseline = (values: number[]) => ({ name: 'a static page of the same bytes', runs: values })
  return [
    { name: name('outline of the agenda painted'), runs: runs.paint, baseline: baseline(staticRuns.paint), bound: { ms: 1_500 } },
    { name: name(`agenda of ${sessions} sessions usable`), runs: runs.usable, baseline: baseline(staticRuns.usable), bound: { ms: 4_000 } },
  ]
}

async function visitAgenda(
  browser: Browser,
  url: string,
  { state, sessions }: { state: BrowserContextOptions['storageState']; sessions: number },
) {
  const { page, readBytes } = await openSlowPage(browser, state)
  const start = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction((expected) => document.querySelectorAll('[data-session]').length >= expected, sessions)
  const usable = performance.now() - start
  const paint = await readFirstPaint(page)
  await page.context().close()
  return { paint, usable, bytes: readBytes() }
}

async function visitStaticPage(browser: Browser, url: string) {
  const { page } = await openSlowPage(browser, undefined)
  const start = performance.now()
  await page.goto(url, { waitUntil: 'load' })
  const usable = performance.now() - start
  const paint = await readFirstPaint(page)
  await page.context().close()
  return { paint, usable }
}

/** Opens a page with an empty cache and a slow line. `readBytes` returns how many bytes it has received. */
async function openSlowPage(browser: Browser, storageState: BrowserContextOptions['storageState']) {
  const context = await browser.newContext({ viewport, storageState })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow4G)
  return { page, readBytes: () => bytes }
}

/** Returns the milliseconds from the navigation to the first paint of text. */
const readFirstPaint = async (page: Page) => {
  const entry = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  return (await entry.jsonValue())!
}

/** Serves a page of one line of text, and as many bytes as are still missing in a comment. */
async function startStaticPage(bytes: number) {
  const start = '<!doctype html><link rel="icon" href="data:,"><p>Turnos</p><!--'
  const html = `${start}${'-'.repeat(Math.max(0, bytes - start.length - 3))}-->`
  const server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, end: async () => void server.close() }
}
