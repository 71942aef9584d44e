import type { Page } from 'playwright'

/**
 * Finds what is chosen and looks like what is not chosen beside it, where the colors are those of the user: its frame, ground, letters and the sign beside it are
 * all the same.
 */
export async function findUnseenChoices(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  try {
    return await page.evaluate(() => {
      const kinds = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current', 'data-selected']
      const isOn = (element: Element, kind: string) => !['false', null].includes(element.getAttribute(kind))
      const isShown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':focus-visible')
      }
      const describeStyle = (element: Element, pseudo?: string) => {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && (style.content === 'none' || style.display === 'none')) return ''
        const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineStyle} ${style.outlineColor}`
        const underline = style.textDecorationLine === 'none' ? '' : style.textDecorationLine
        const sides = [style.borderTop, style.borderRight, style.borderBottom, style.borderLeft].filter((side) => !side.includes('none'))
        return [outline, underline, ...sides, style.backgroundColor, style.backgroundImage, style.color].join(' ')
      }
      /** Describes a sign in an input, on whose ground it may not be seen. */
      const describeSign = (sign: Element, input: Element) => {
        const { color, opacity } = getComputedStyle(sign)
        return opacity === '0' || color === getComputedStyle(input).backgroundColor ? '' : describeStyle(sign)
      }
      /** Describes the look of an element. An input has signs beside it, in its label; an option has a sign in it. */
      const describeLook = (element: Element): string => {
        const own = ['', '::before', '::after'].map((pseudo) => describeStyle(element, pseudo || undefined))
        if (element.getAttribute('role') === 'option') own.push(String(element.querySelectorAll('svg').length))
        if (element instanceof HTMLInputElement) {
          own.push(...[...(element.labels ?? [])].map(describeLook))
          for (const sign of element.parentElement!.querySelectorAll('svg')) own.push(describeSign(sign, element))
        }
        return own.join(' | ')
      }
      /** Finds the nearest element of the same kind that is not chosen. */
      const findOther = (element: Element, isOther: (other: Element) => boolean) => {
        for (let parent = element.parentElement; parent; parent = parent.parentElement) {
          const other = [...parent.querySelectorAll(element.tagName)].find((candidate) => candidate !== element && isOther(candidate))
          if (other) return other
        }
        return undefined
      }
      const problems: string[] = []
      const compare = (element: Element, what: string, other: Element | undefined) => {
        if (other && describeLook(element) === describeLook(other))
          problems.push(`${what} is not seen: ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}`)
      }
      for (const kind of kinds)
        for (const element of document.querySelectorAll(`body [${kind}]`)) {
          if (!isOn(element, kind) || !isShown(element)) continue
          const isOther = (other: Element) =>
            isShown(other) &&
            other.className === element.className &&
            kinds.every((each) => !isOn(other, each)) &&
            !other.matches(':disabled')
          compare(element, kind, findOther(element, isOther))
        }
      for (const input of document.querySelectorAll<HTMLInputElement>('input:checked')) {
        if (input.disabled || input.matches(':focus-visible')) continue
        // All checkboxes may be checked. One that the browser draws has the colors of the user.
        if (input.type === 'checkbox') {
          if (getComputedStyle(input).appearance !== 'none') continue
          const look = describeLook(input)
          input.checked = false
          if (describeLook(input) === look) problems.push(`checked is not seen: ${input.labels?.[0]?.textContent}`)
          input.checked = true
          continue
        }
        const isOther = (other: Element) =>
          other instanceof HTMLInputElement &&
          other.type === input.type &&
          !other.checked &&
          !other.disabled &&
          !other.matches(':focus-visible')
        compare(input, 'checked', findOther(input, isOther))
      }
      return problems
    })
  } finally {
    await page.emulateMedia({ forcedColors: null })
  }
}
