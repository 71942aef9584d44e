/** Finds the nearest element that scrolls vertically, from this element upwards. Null when only the document does. */
export function findScrollContainer(element: Element | null | undefined): Element | null {
  for (let candidate = element; candidate; candidate = candidate.parentElement)
    if (/auto|scroll/.test(getComputedStyle(candidate).overflowY)) return candidate
  return null
}

/**
 * Scrolls an element horizontally into view if it is not. Waits for the browser's own layout, because measuring immediately would force
 * one. `covered` is the width in pixels of a sticky part at the left of the scroll container. Returns a function that cancels.
 */
export function scrollHorizontallyIntoView(element: Element, covered = 0): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    const container = findScrollContainer(element.parentElement)
    if (!container) return
    const start = container.getBoundingClientRect().left + container.clientLeft
    const { left, right } = element.getBoundingClientRect()
    // `clientWidth` is rounded to whole pixels.
    if (left < start + covered - 1 || right > start + container.clientWidth + 1)
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  observer.observe(element)
  return () => observer.disconnect()
}
