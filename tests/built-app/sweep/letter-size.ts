import type { Page } from 'playwright'

/** Sets the size of letters that a user chooses in the settings of the browser, where 16 px are usual. */
export async function setLetterSize(page: Page, standard: number) {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard } })
  await client.detach()
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === `${size}px`, standard)
}
