import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

type WindowWithAxe = Window & { axe: { run: (document: Document, options: RunOptions) => Promise<AxeResults> } }

/** Returns the violations that axe finds on a page, by all of its rules or by some. Axe is loaded once for each document, because that takes long. */
export async function findViolations(page: Page, rules?: string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  return page.evaluate(async (given) => (await (window as unknown as WindowWithAxe).axe.run(document, given)).violations, options)
}
