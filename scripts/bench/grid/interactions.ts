import type { Browser, Page } from 'playwright'
import { addDays } from '#domain/weeks.ts'
import { waitUntilIdle } from './agenda.ts'
import { measureMainThread } from './main-thread.ts'

/** Measures the main-thread work of opening the next week, which is prefetched. */
export async function openNextWeek(browser: Browser, page: Page, { sunday, count }: { sunday: string; count: number }): Promise<number> {
  const link = page.getByRole('link', { name: 'Semana siguiente' })
  await link.hover()
  await waitUntilIdle(page)
  const isDone = await page.evaluateHandle(
    ({ day, expected }) =>
      () =>
        document.querySelector(`th time[datetime="${day}"]`) !== null && document.querySelectorAll('[data-session]').length >= expected,
    { day: addDays(sunday, 7), expected: count },
  )
  return measureMainThread(browser, page, { act: () => link.click(), event: 'click', isDone })
}

/**
 * Measures many key presses and clicks. Returns the milliseconds of each until the next paint, as browsers count them for INP. Browsers
 * do not report durations below 16 ms; these are returned as 16. `changes` is how many sessions are changed with keys, `clicks` how many sessions and how many
 * slots are clicked.
 */
export async function measureInteractions(page: Page, { changes, clicks }: { changes: number; clicks: number }): Promise<number[]> {
  const durations = await page.evaluateHandle(() => {
    const longest = new Map<number, number>()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    return longest
  })
  let inputCount = 0
  const perform = async (act: () => Promise<void>) => {
    await act()
    inputCount++
    // A letter acts only when no other key has followed for a moment.
    await page.waitForTimeout(600)
  }
  const press = async (...keys: string[]) => {
    for (const key of keys) await perform(() => page.keyboard.press(key))
  }

  const cell = page.locator('td[role=gridcell]').nth(1)
  await cell.focus()
  await press('ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', 'Home', 'ArrowRight')
  for (let chip = 0; chip < changes; chip++) {
    await press('Enter')
    for (let step = 0; step <= chip; step++) await press('ArrowDown')
    await press('p', 'c', 'x', 'c', 'Enter', 'Escape', 'Escape', 'ArrowRight')
  }
  for (let chip = 0; chip < clicks; chip++) {
    await perform(() => page.locator('[data-session]').nth(chip).click())
    await press('Escape')
  }
  for (let column = 2; column < 2 + clicks; column++) {
    const slot = page.locator('td[role=gridcell]').nth(column)
    // The point is below the sessions of the slot.
    const y = await slot.evaluate(({ clientHeight }) => clientHeight - 6)
    await perform(() => slot.click({ position: { x: 20, y } }))
    await press('Escape')
  }
  await waitUntilIdle(page)
  const reported = await durations.evaluate((longest) => [...longest.values()])
  return [...reported, ...Array.from({ length: Math.max(0, inputCount - reported.length) }, () => 16)]
}
