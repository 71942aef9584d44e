import type { Page } from 'playwright'
import { extractText, extractTextItems, getDocumentProxy } from 'unpdf'

/** Prints a page as browsers do by default, without backgrounds. Returns the text, the size in points and the placed words of each sheet. */
export async function printPage(page: Page) {
  // An earlier test may have left the page in the media of the screen.
  await page.emulateMedia({ media: null })
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: false })))
  const { text: texts } = await extractText(pdf, { mergePages: false })
  const { items: words } = await extractTextItems(pdf)
  const sheets = await Promise.all(texts.map((_, index) => pdf.getPage(index + 1)))
  const sizes = sheets.map(({ view: [, , width = 0, height = 0] }) => `${Math.round(width)} × ${Math.round(height)}`)
  return { texts, sizes, words }
}

/**
 * Keeps what a page shows when it opens the dialog for printing, so that it can be printed, because there is no dialog here. Returns the function that waits
 * for that.
 */
export async function keepWhatIsPrinted(page: Page) {
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
      // The page goes on with the elements that it has, and this copy stays.
      document.body.replaceWith(document.body.cloneNode(true))
      document.body.dataset.printed = ''
    }
  })
  return () => page.locator('body[data-printed]').waitFor({ state: 'attached' })
}
