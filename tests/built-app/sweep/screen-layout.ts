import type { Page } from 'playwright'

/** Finds texts that an ellipsis cuts, but for addresses. */
export const findCutNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('main *')]
    if (!elements.some(({ textContent }) => /\p{L}/u.test(textContent))) return ['there are no names']
    return elements
      .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth)
      .map((element) => element.textContent)
      .filter((text) => !text.includes('/public-link/'))
      .map((text) => `cut name: ${text}`)
  })

/** Finds a title of a phone that is not 20 px high, and texts that stand beside it: neither wholly above nor wholly below. */
export const findTitleProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const title = document.querySelector('main article > header h1')!
    const { fontSize } = getComputedStyle(title)
    const { top, bottom } = title.getBoundingClientRect()
    const texts = [...document.querySelectorAll<HTMLElement>('main article > header > :first-child > :is(nav, div)')]
    const beside = texts
      .filter((element) => element.textContent !== '' && element.checkVisibility())
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.bottom > top + 1 && box.top < bottom - 1)
    return [...(fontSize === '20px' ? [] : [`title of ${fontSize}`]), ...beside.map(({ text }) => `beside the title: ${text}`)]
  })

/** Finds a toolbar below the title that has more than one row, and its controls that are cut. */
export const findToolbarProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main article > header + [class*="toolbar"] :is(a, button, input, label)'),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().width > 1)
    const rows: number[] = []
    for (const control of controls) {
      const { top, bottom } = control.getBoundingClientRect()
      const middle = (top + bottom) / 2
      if (!rows.some((row) => Math.abs(row - middle) < 14)) rows.push(middle)
    }
    const end = document.querySelector('main')!.getBoundingClientRect().right
    const cut = controls
      .filter((control) => control.scrollWidth > control.clientWidth + 1 || control.getBoundingClientRect().right > end)
      .map((control) => `cut in the toolbar: ${control.getAttribute('aria-label') ?? control.textContent}`)
    return [...(rows.length > 1 ? [`toolbar of ${rows.length} rows`] : []), ...cut]
  })
