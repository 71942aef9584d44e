import type { Page } from 'playwright'

/** The least height of a button that is pressed with a thumb. */
const thumbHeight = 44

/**
 * Finds what a user would see as broken: what is outside the window, text that is cut or sticks out of its box, a dialog or menu that does not fit in the window,
 * and on a phone buttons too low for a thumb.
 */
export const findLayoutProblems = (page: Page, isPhone: boolean): Promise<string[]> =>
  page.evaluate(
    ({ minHeight }) => {
      const problems = new Set<string>()
      const describe = (kind: string, element: Element) =>
        problems.add(
          `${kind}: ${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}`,
        )
      const isShown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      }
      /** Computes something of an element once, because what is computed of its parents is asked for each of their children. */
      const remember = <Value>(compute: (element: Element) => Value) => {
        const values = new Map<Element, Value>()
        return (element: Element) => {
          if (!values.has(element)) values.set(element, compute(element))
          return values.get(element)!
        }
      }
      const isClipped = remember((element) => /hidden|clip/.test(getComputedStyle(element).overflowX))
      const isScrollable = remember(
        (element) => /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1,
      )
      const isInScrollable = remember(
        ({ parentElement: parent }): boolean => parent !== null && (isScrollable(parent) || isInScrollable(parent)),
      )
      const findClipping = remember((element): Element | undefined =>
        isClipped(element) || isScrollable(element) ? element : element.parentElement ? findClipping(element.parentElement) : undefined,
      )
      /** Finds the nearest parent that does not show what is above or below it. */
      const findVerticalClipping = remember((element): Element | undefined =>
        getComputedStyle(element).overflowY !== 'visible'
          ? element
          : element.parentElement
            ? findVerticalClipping(element.parentElement)
            : undefined,
      )
      /** Finds the nearest element, or parent, with its own ground or border, in which an element is neither scrolled nor placed freely. */
      const findFrame = remember((element): Element | undefined => {
        const { backgroundColor, borderBottomWidth, overflowY, position } = getComputedStyle(element)
        if (/auto|scroll/.test(overflowY)) return undefined
        if (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderBottomWidth !== '0px') return element
        if (/absolute|fixed/.test(position)) return undefined
        return element.parentElement ? findFrame(element.parentElement) : undefined
      })
      // Texts for screen readers only, and the picture of a week beside the sign-in, which is cut on purpose.
      const isHidden = remember(
        (element): boolean =>
          getComputedStyle(element).clipPath === 'inset(50%)' ||
          element.matches('[aria-hidden="true"]') ||
          (element.parentElement !== null && isHidden(element.parentElement)),
      )

      if (document.documentElement.scrollWidth > window.innerWidth) problems.add('the window scrolls sideways')
      for (const element of document.querySelectorAll('body *')) {
        if (element.closest('svg') || !isShown(element) || isHidden(element)) continue
        const box = element.getBoundingClientRect()
        if ((box.right > window.innerWidth + 1 || box.left < -1) && !isInScrollable(element)) describe('outside the window', element)
        if (element.matches('[role="dialog"], [role="menu"]') && (box.top < -1 || box.bottom > window.innerHeight + 1))
          describe('not whole in the window', element)
        if (
          minHeight &&
          element.matches('button, a.mantine-Button-root') &&
          !element.closest('.mantine-Input-section') &&
          box.height < minHeight
        )
          describe(`${Math.round(box.height)} px high`, element)
        for (const node of element.childNodes) {
          if (!(node instanceof Text) || node.data.trim() === '') continue
          const range = document.createRange()
          range.selectNodeContents(node)
          const text = range.getBoundingClientRect()
          const clipping = findClipping(element)
          const end = clipping && !isScrollable(clipping) ? clipping.getBoundingClientRect().right + 1 : Number.POSITIVE_INFINITY
          // Text that is cut off whole is hidden on purpose, such as the name beside the sign of the folded navigation.
          if (clipping && text.right > end && text.left < end) {
            const hasTitle = getComputedStyle(clipping).textOverflow === 'ellipsis' && element.closest('[title]') !== null
            if (!hasTitle) describe('cut', element)
          } else if (
            text.right <= end &&
            text.right > box.right + 1 &&
            getComputedStyle(element).display !== 'inline' &&
            !isClipped(element)
          )
            describe('outside its box', element)
          // The box of a line is higher than its letters.
          const slack = Number.parseFloat(getComputedStyle(element).fontSize) / 3
          const vertical = findVerticalClipping(element)
          if (vertical && /hidden|clip/.test(getComputedStyle(vertical).overflowY)) {
            const { top, bottom } = vertical.getBoundingClientRect()
            const isCut = (text.bottom > bottom + slack && text.top < bottom) || (text.top < top - slack && text.bottom > top)
            if (isCut) describe('cut above or below', element)
          }
          const frame = findFrame(element)?.getBoundingClientRect()
          if (frame && (text.bottom > frame.bottom + slack || text.top < frame.top - slack)) describe('above or below its frame', element)
        }
      }
      return [...problems]
    },
    { minHeight: isPhone ? thumbHeight : 0 },
  )
