import type { Browser, Page } from 'playwright'
import { addDays } from '#domain/weeks.ts'
import { settled } from './ours.ts'
import { workOf } from './work.ts'

/** To the week after, which was loaded ahead. */
export async function workOfNextWeek(browser: Browser, page: Page, { sunday, count }: { sunday: string; count: number }): Promise<number> {
  const link = page.getByRole('link', { name: 'Semana siguiente' })
  await link.hover()
  await settled(page)
  const shown = await page.evaluateHandle(
    ({ day, all }) =>
      () =>
        document.querySelector(`td[data-date="${day}"]`) !== null && document.querySelectorAll('[data-session]').length >= all,
    { day: addDays(sunday, 7), all: count },
  )
  return workOf(browser, page, { act: () => link.click(), event: 'click', shown })
}

/** Milliseconds from each of many keys and presses to the next paint, as browsers count them for INP; what is below 16 they do not tell. */
export async function interactions(page: Page): Promise<number[]> {
  const durations = await page.evaluateHandle(() => {
    const longest = new Map<number, number>()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    return longest
  })
  let done = 0
  const after = async (act: () => Promise<void>) => {
    await act()
    done++
    await page.waitForTimeout(300)
  }
  const press = async (...keys: string[]) => {
    for (const key of keys) await after(() => page.keyboard.press(key))
  }

  const cell = page.locator('td[data-date]').nth(1)
  await cell.focus()
  await press('ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', 'Home', 'ArrowRight')
  for (let chip = 0; chip < 3; chip++) {
    await press('Enter')
    for (let step = 0; step <= chip; step++) await press('ArrowDown')
    await press('p', 'c', 'x', 'c', 'Enter', 'Escape', 'Escape', 'ArrowRight')
  }
  for (let chip = 0; chip < 5; chip++) {
    await after(() => page.locator('[data-session]').nth(chip).click())
    await press('Escape')
  }
  for (let column = 2; column < 7; column++) {
    const slot = page.locator('td[data-date]').nth(column)
    // below its sessions
    const y = await slot.evaluate(({ clientHeight }) => clientHeight - 6)
    await after(() => slot.click({ position: { x: 20, y } }))
    await press('Escape')
  }
  await settled(page)
  const told = await durations.evaluate((longest) => [...longest.values()])
  return [...told, ...Array.from({ length: Math.max(0, done - told.length) }, () => 16)]
}
