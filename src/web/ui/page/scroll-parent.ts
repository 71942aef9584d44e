/** Returns the nearest ancestor that scrolls vertically, or null when only the document does. */
export function findScrollParent(element: Element | null): HTMLElement | null {
  for (let ancestor = element?.parentElement; ancestor; ancestor = ancestor.parentElement)
    if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) return ancestor
  return null
}

/**
 * Scrolls an element horizontally into view if it is not. Waits for the browser's own layout, because measuring at once would force
 * one. `covered` is the width in pixels of a sticky part at the left of the scroll parent. Returns a function that cancels.
 */
export function revealSideways(element: Element, covered = 0): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    const scroller = findScrollParent(element)
    if (!scroller) return
    const start = scroller.getBoundingClientRect().left + scroller.clientLeft
    const { left, right } = element.getBoundingClientRect()
    // `clientWidth` is rounded to whole pixels.
    if (left < start + covered - 1 || right > start + scroller.clientWidth + 1)
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  observer.observe(element)
  return () => observer.disconnect()
}
