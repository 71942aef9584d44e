import type { Page } from 'playwright'
import { extractText, extractTextItems, getDocumentProxy } from 'unpdf'

/** Prints a page as browsers do by default, without backgrounds. Returns the text, the size in points and the placed words of each sheet. */
export async function printPage(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: false })))
  const { text: texts } = await extractText(pdf, { mergePages: false })
  const { items: words } = await extractTextItems(pdf)
  const sheets = await Promise.all(texts.map((_, index) => pdf.getPage(index + 1)))
  const sizes = sheets.map(({ view: [, , width = 0, height = 0] }) => `${Math.round(width)} × ${Math.round(height)}`)
  return { texts, sizes, words }
}
