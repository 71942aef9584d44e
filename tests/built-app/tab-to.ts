import type { Locator, Page } from 'playwright'

/** Presses Tab until the target has the focus, or until `isReached` is true. Throws when that never happens. */
export async function tabTo(page: Page, target: Locator, isReached = () => isFocused(target)) {
  await target.first().waitFor()
  for (let presses = 0; presses < 100; presses++) {
    if (await isReached()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

export const isFocused = (locator: Locator) => locator.first().evaluate((element) => element === document.activeElement)
