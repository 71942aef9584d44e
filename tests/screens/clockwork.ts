import { afterEach, vi } from 'vitest'

/** The page's timers stand still until the test moves them: what happens when is told without waiting for it. */
export function stopTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  return {
    /** Lets the page do all that needs no timer, then moves on by so many milliseconds. */
    pass: async (milliseconds: number) => {
      await settled()
      await vi.advanceTimersByTimeAsync(milliseconds)
      await settled()
    },
    /** Waits for what needs no timer; `expect.poll` would move them. */
    until: async (is: () => boolean) => {
      while (!is()) await settled()
    },
  }
}

/** Two frames: what was drawn has had its effects. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

afterEach(() => {
  vi.useRealTimers()
})
