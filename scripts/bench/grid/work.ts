import type { Browser, JSHandle, Page } from 'playwright'

type TraceEvent = {
  name: string
  ts: number
  dur?: number
  /** What the thread itself has worked of it. */
  tdur?: number
  pid: number
  tid: number
  args: { data?: { type?: string } }
}

/** What is done, by which event it reaches the page, and the page's own question whether its result is there. */
type Deed = { act: () => Promise<void>; event: 'click' | 'keydown'; shown: JSHandle<() => boolean> }

/**
 * Milliseconds that the page's main thread works from an input event to the end of the frame that paints its result: scripts,
 * styles, layout and paint of all tasks between them. The thread's own time, not the clock's: waiting for the next frame, for the
 * server or for a processor that others use is not in it, and it is the same for whatever draws the page.
 */
export async function workOf(browser: Browser, page: Page, { act, event, shown }: Deed): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] })
  const painted = shown.evaluate((isShown) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    setTimeout(() => reject(new Error('The result is not there after 30 seconds')), 30_000)
    const look = () => {
      if (!isShown()) return requestAnimationFrame(look)
      // in the frame's own task, before it is laid out and painted
      performance.mark('shown')
      return setTimeout(resolve, 100)
    }
    requestAnimationFrame(look)
    return promise
  })
  await act()
  await painted
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }

  const end = traceEvents.find(({ name }) => name === 'shown')
  const start = traceEvents.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === event)
  if (!start || !end) throw new Error(`The trace has no ${start ? 'frame with the result' : event}`)
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === start.pid && tid === start.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > start.ts && ts <= end.ts)
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0)
}
