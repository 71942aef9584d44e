import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

type WindowWithAxe = Window & { axe: { run: (document: Document, options: RunOptions) => Promise<AxeResults> } }

/** The rules whose outcome depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Returns the serious violations that axe finds on a page. Axe is loaded once for each document, because that takes long. */
export async function findSeriousViolations(page: Page, rules: 'all rules' | 'color rules') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { resultTypes: ['violations'], ...(rules === 'color rules' && { runOnly: colorRules }) }
  const violations = await page.evaluate(
    async (given) => (await (window as unknown as WindowWithAxe).axe.run(document, given)).violations,
    options,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
