// These functions run in the page: the tests send their source to the browser.
import type { Point } from './page.ts'

/** The part of axe that the functions use; it is loaded before them. */
declare const axe: {
  setup: (root: Node) => void
  teardown: () => void
  commons: { aria: { getRole: (element: Element) => string | null }; text: { accessibleText: (element: Element) => string } }
}

/**
 * Returns the center of the last element with a role and a name, because dialogs are at the end of the page, or null when there is none, it moves, or
 * something covers it.
 */
export function locate(role: string, name: string): Point | null {
  axe.setup(document)
  const element = [...document.querySelectorAll('body *')].findLast(
    (candidate) =>
      candidate.getClientRects().length > 0 &&
      axe.commons.aria.getRole(candidate) === role &&
      new RegExp(name).test(axe.commons.text.accessibleText(candidate)),
  )
  axe.teardown()
  if (!element || document.getAnimations().some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element)))
    return null
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const point = { x: left + width / 2, y: top + height / 2 }
  const target = document.elementFromPoint(point.x, point.y)
  const isHit = element.contains(target) || target?.closest('label')?.control === element
  return isHit ? point : null
}

/** Returns the accessible name of the focused element. */
export function nameFocused() {
  axe.setup(document)
  const name = document.activeElement ? axe.commons.text.accessibleText(document.activeElement) : ''
  axe.teardown()
  return name
}

/** Makes a click leave the focus on the element around a button, as Safari does on macOS and iOS. WebKitGTK focuses the button. */
export function clickLikeSafari() {
  window.addEventListener('mousedown', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    event.preventDefault()
    const around = button.parentElement?.closest<HTMLElement>('[tabindex]')
    if (around) around.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}
