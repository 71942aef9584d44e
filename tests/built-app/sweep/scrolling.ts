import type { Page } from 'playwright'

/** The least height of the part of a screen that scrolls, beside what stays in view. */
const minHeight = 300

/**
 * Finds why a user of a zoomed window could not reach everything: the window scrolls sideways; more than one part of the screen scrolls, one without the title
 * or one too low; or the last text of the screen, or of its dialog, cannot be scrolled to.
 */
export const findScrollProblems = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const problems: string[] = []
    const title = document.querySelector('h1')
    const dialog = document.querySelector('[role=dialog]')
    const isScrollable = (element: HTMLElement) =>
      element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY)
    const scrolling = [document.documentElement, ...document.querySelectorAll<HTMLElement>('main, main *')].filter(
      (element) => element.scrollHeight > element.clientHeight + 1 && isScrollable(element),
    )
    if (!dialog) {
      if (scrolling.length > 1) problems.push(`${scrolling.length} parts scroll`)
      for (const element of scrolling) {
        if (!element.contains(title)) problems.push(`a part without the title scrolls: ${element.className}`)
        if (element.clientHeight < least) problems.push(`a part that scrolls is ${element.clientHeight} px high: ${element.className}`)
      }
    }
    if (document.documentElement.scrollWidth > window.innerWidth) problems.push('the window scrolls sideways')

    const hasText = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const last = [...(dialog ?? document.querySelector('main')!).querySelectorAll('*')].findLast(
      (element) => element.getBoundingClientRect().height > 1 && (element.matches('input, textarea') || hasText(element)),
    )
    if (!last) return [...problems, 'there is no text']
    last.scrollIntoView({ block: 'nearest' })
    const { top, bottom } = last.getBoundingClientRect()
    if (top < -1 || bottom > window.innerHeight + 1) problems.push(`cannot be scrolled to: ${last.textContent}`)
    for (let element = last.parentElement; element; element = element.parentElement)
      // The browser rounds the height of a content up, so that a fraction of a pixel is scrolled as one.
      if (element.scrollTop > 1 && /hidden|clip/.test(getComputedStyle(element).overflowY))
        problems.push(`scrolled although it is clipped: ${element.className}`)
    return problems
  }, minHeight)
