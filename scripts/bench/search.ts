import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { paths } from '#web/navigation/paths.ts'
import { ensureBrowser, launchArgs } from '../browser.ts'
import { fill, password } from './practice.ts'
import { listen, openEmpty } from './server.ts'
import type { Figure } from './table.ts'

const pages = join(import.meta.dirname, '../../dist')

/** Names that many have, few have and nobody has: the list changes with nearly every letter. */
const words = ['maria quispe', 'ramos luis', 'zzz']

/** Typing in the search of the list of 10,000 clients: for each keystroke the longest task that it and what follows from it make of the page's main thread. */
export async function measureSearch(): Promise<Figure[]> {
  const { database, drop } = await openEmpty('embedded')
  await fill(database.db, { clients: 10_000, sessions: 100 })
  const { url, end } = await listen(database, pages)
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchArgs })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(url + paths.login())
    await page.getByLabel('Usuario o correo').fill('admin')
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('navigation').first().waitFor()

    const figures = new Map<string, number[]>()
    for (const rows of ['15', '60']) {
      await page.goto(url + paths.clients({ rows }))
      figures.set(`a letter in the search of 10000 clients, ${rows} rows: longest task`, await searched(browser, page))
    }
    const bare = await browser.newPage()
    await bare.setContent('<input autofocus>')
    const yardstick = await longestTasks(browser, bare, words.join(' '), 120)
    return [...figures].map(([what, runs]) => ({ what, runs, yardstick: { what: 'a letter in a bare input', runs: yardstick } }))
  } finally {
    await browser.close()
    await end()
    await database.close()
    await drop()
  }
}

/** Types the words into the search, as fast as people type, and so slowly that each letter is searched for. */
async function searched(browser: Browser, page: Page): Promise<number[]> {
  const search = page.getByRole('searchbox')
  const runs: number[] = []
  for (const pause of [120, 700])
    for (const word of words) {
      await search.fill('')
      await page.waitForTimeout(1_000)
      await search.focus()
      runs.push(...(await longestTasks(browser, page, word, pause)))
    }
  return runs
}

type TraceEvent = { name: string; ts: number; dur?: number; pid: number; tid: number; args: { data?: { type?: string }; name?: string } }

/** Types a text with a pause after each letter; for each, the milliseconds of the longest task on the main thread until the next. */
async function longestTasks(browser: Browser, page: Page, text: string, pause: number): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'] })
  await page.keyboard.type(text, { delay: pause })
  await page.waitForTimeout(1_000)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }

  const keys = trace.traceEvents.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
  const [first] = keys
  if (!first || keys.length !== text.length) throw new Error(`The trace has ${keys.length} of ${text.length} keystrokes`)
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid, dur }) => name.endsWith('RunTask') && pid === first.pid && tid === first.tid && dur !== undefined,
  )
  return keys.map((key, index) => {
    const next = keys[index + 1]?.ts ?? Number.POSITIVE_INFINITY
    // the task of a keystroke began before its event was dispatched
    const after = tasks.filter(({ ts, dur = 0 }) => ts + dur > key.ts && ts < next)
    return Math.max(0, ...after.map(({ dur = 0 }) => dur)) / 1_000
  })
}
