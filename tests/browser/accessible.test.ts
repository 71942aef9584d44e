import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo.ts'
import { inTheme, type LookName, looks, viewports, visitLook } from './looks.ts'

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.end())

describe.each(Object.keys(viewports) as (keyof typeof viewports)[])('on a %s', (viewport) => {
  test.each(Object.keys(looks) as LookName[])(
    'nothing serious is wrong with %s, light or dark, and nothing sticks out sideways',
    async (name) => {
      const page = await visitLook(demo, name, viewport)
      for (const theme of ['light', 'dark'] as const) {
        await inTheme(page, theme)
        expect(await seriousProblems(page, theme === 'light' ? 'of all kinds' : 'of colour'), theme).toEqual([])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    },
  )
})

test('a printed week can be read on its paper, whatever the theme of the screen', async () => {
  const page = await visitLook(demo, 'the week', 'desk')
  for (const theme of ['light', 'dark'] as const) {
    await inTheme(page, theme)
    await page.emulateMedia({ media: 'print' })
    expect(await seriousProblems(page, 'of colour'), theme).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})

/** The rules that a theme can break; all others are the same by day and by night. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

async function seriousProblems(page: Page, kinds: 'of all kinds' | 'of colour') {
  // signs stand beside the words, but axe does not judge words on a ground with an image
  await page.addStyleTag({ content: '[data-session] { background-image: none !important }' })
  // what is well needs no words, and without frames nothing has to be put together in a page of its own
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (kinds === 'of all kinds' ? axe : axe.withRules(rulesOfColour)).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
