import type { Browser, JSHandle, Page } from 'playwright'

type TraceEvent = {
  name: string
  ts: number
  dur?: number
  /** CPU time of the thread, in microseconds. */
  tdur?: number
  pid: number
  tid: number
  args: { data?: { type?: string } }
}

/** An input, the type of its event, and a function in the page that is true once the result is in the document. */
type Action = { act: () => Promise<void>; event: 'click' | 'keydown'; isDone: JSHandle<() => boolean> }

/**
 * Measures the CPU time of the page's main thread from an input event to the end of the frame that paints its result, in milliseconds:
 * scripts, styles, layout and paint of all tasks in between. Waiting for the next frame, for the server or for a busy processor is not
 * included.
 */
export async function measureMainThread(browser: Browser, page: Page, { act, event, isDone }: Action): Promise<number> {
  await startTracing(browser, page)
  const painted = isDone.evaluate((check) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    setTimeout(() => reject(new Error('No result after 30 seconds')), 30_000)
    const checkFrame = () => {
      if (!check()) return requestAnimationFrame(checkFrame)
      // This runs in the task of the frame, before its layout and paint.
      performance.mark('shown')
      return setTimeout(resolve, 100)
    }
    requestAnimationFrame(checkFrame)
    return promise
  })
  await act()
  await painted
  const traceEvents = await stopTracing(browser)

  const end = traceEvents.find(({ name }) => name === 'shown')
  const start = traceEvents.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === event)
  if (!start || !end) throw new Error(`The trace has no ${start ? 'frame with the result' : event}`)
  return listTasks(traceEvents, start, end).reduce((sum, milliseconds) => sum + milliseconds, 0)
}

/** Returns the CPU time of each task of the page's main thread during an action and the half second after it, in milliseconds. */
export async function measureTasks(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await startTracing(browser, page)
  await page.evaluate(() => void performance.mark('begun'))
  await act()
  await page.waitForTimeout(500)
  await page.evaluate(() => void performance.mark('ended'))
  const traceEvents = await stopTracing(browser)
  const [start, end] = ['begun', 'ended'].map((mark) => traceEvents.find(({ name }) => name === mark))
  if (!start || !end) throw new Error('The trace lacks its marks')
  return listTasks(traceEvents, start, end)
}

const startTracing = (browser: Browser, page: Page) =>
  browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] })

async function stopTracing(browser: Browser): Promise<TraceEvent[]> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return traceEvents
}

/** Lists the CPU time of the tasks between two events of a thread, in milliseconds. */
const listTasks = (traceEvents: readonly TraceEvent[], start: TraceEvent, end: TraceEvent) =>
  traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === start.pid && tid === start.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > start.ts && ts <= end.ts)
    .map(({ tdur = 0 }) => tdur / 1_000)
