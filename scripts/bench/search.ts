import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { paths } from '#web/navigation/paths.ts'
import { launchBrowser, signIn } from '../app/sign-in.ts'
import { insertBenchData, password } from './bench-data.ts'
import type { Figure, Size } from './figures.ts'
import { createDatabase, startServer } from './server.ts'

const pagesFolder = join(import.meta.dirname, '../../dist')

/**
 * The queries are names with many, few and no matches, so that the list changes with nearly every letter. The pauses between letters, in milliseconds, are
 * those of typing, and so long that every letter starts a search.
 */
const sizes = {
  full: { clients: 10_000, queries: ['maria quispe', 'ramos luis', 'zzz'], pauses: [120, 700] },
  smallest: { clients: 100, queries: ['ma'], pauses: [120] },
}

/** Measures typing in the search of a list of 10,000 clients: the longest main-thread task that follows each keystroke. */
export async function measureSearch(size: Size): Promise<Figure[]> {
  const { clients, queries } = sizes[size]
  const { database, drop } = await createDatabase('embedded')
  await insertBenchData(database.db, { clients, sessions: 100 })
  const { url, end } = await startServer(database, { pages: pagesFolder })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await signIn(page, url + paths.login(), { name: 'admin', password })

    const figures = new Map<string, number[]>()
    for (const rows of ['15', '60']) {
      await page.goto(url + paths.clients({ rows }))
      figures.set(
        `longest task of a keystroke, search of ${clients} clients, ${rows} rows`,
        await typeIntoSearch(browser, page, sizes[size]),
      )
    }
    const barePage = await browser.newPage()
    await barePage.setContent('<input autofocus>')
    const baselineRuns = await measureLongestTasks(browser, barePage, queries.join(' '), 120)
    return [...figures].map(([name, runs]) => ({ name, runs, baseline: { name: 'a keystroke in a bare input', runs: baselineRuns } }))
  } finally {
    await browser.close()
    await end()
    await database.close()
    await drop()
  }
}

/** Types the queries into the search with each of the pauses. */
async function typeIntoSearch(
  browser: Browser,
  page: Page,
  { queries, pauses }: { queries: readonly string[]; pauses: readonly number[] },
): Promise<number[]> {
  const search = page.getByRole('searchbox')
  const runs: number[] = []
  for (const pause of pauses)
    for (const query of queries) {
      await search.fill('')
      await page.waitForTimeout(1_000)
      await search.focus()
      runs.push(...(await measureLongestTasks(browser, page, query, pause)))
    }
  return runs
}

type TraceEvent = { name: string; ts: number; dur?: number; pid: number; tid: number; args: { data?: { type?: string }; name?: string } }

/** Types a text with a pause after each letter, in milliseconds. Returns the longest main-thread task between each keystroke and the next. */
async function measureLongestTasks(browser: Browser, page: Page, text: string, pause: number): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'] })
  await page.keyboard.type(text, { delay: pause })
  await page.waitForTimeout(1_000)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }

  const keys = trace.traceEvents.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
  const [firstKey] = keys
  if (!firstKey || keys.length !== text.length) throw new Error(`The trace has ${keys.length} of ${text.length} keystrokes`)
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid, dur }) => name.endsWith('RunTask') && pid === firstKey.pid && tid === firstKey.tid && dur !== undefined,
  )
  return keys.map((key, index) => {
    const next = keys[index + 1]?.ts ?? Number.POSITIVE_INFINITY
    // The task of a keystroke starts before its event is dispatched.
    const keyTasks = tasks.filter(({ ts, dur = 0 }) => ts + dur > key.ts && ts < next)
    return Math.max(0, ...keyTasks.map(({ dur = 0 }) => dur)) / 1_000
  })
}
