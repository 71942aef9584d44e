import { onTestFinished, vi } from 'vitest'

/** Stops the page's timers until the end of the test, so that a test advances them itself and does not wait for them. */
export function stopTimers() {
  const now = performance.now()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // The fake clock starts at zero. It is set to the real time, because React would wait until it reaches that again.
  vi.advanceTimersByTime(now)
  onTestFinished(() => void vi.useRealTimers())
  return {
    /** Advances the timers by a number of milliseconds. Before and after, the page finishes the work that needs no timer. */
    advance: async (milliseconds: number) => {
      await waitTwoFrames()
      await vi.advanceTimersByTimeAsync(milliseconds)
      await waitTwoFrames()
    },
    /** Waits for a condition that needs no timer. `expect.poll` would advance the timers. */
    waitUntil: async (isDone: () => boolean) => {
      while (!isDone()) await waitTwoFrames()
    },
  }
}

/** Waits until the effects of the current render have run. */
const waitTwoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
