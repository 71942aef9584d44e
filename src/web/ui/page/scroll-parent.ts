/** What scrolls an element up and down; null where only the page does. */
export function findScrollParent(element: Element | null): HTMLElement | null {
  for (let around = element?.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return null
}

/**
 * Scrolls an element into sight from the side when it is not, in the frame that shows it: where it lies is told by the browser's own
 * layout, not by one that is asked for. `covered`: so many pixels at the left of what scrolls lie under something that stays.
 */
export function revealSideways(element: Element, covered = 0): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    const scroller = findScrollParent(element)
    if (!scroller) return
    const from = scroller.getBoundingClientRect().left + scroller.clientLeft
    const { left, right } = element.getBoundingClientRect()
    // the width of what scrolls is told in whole pixels
    if (left < from + covered - 1 || right > from + scroller.clientWidth + 1)
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  observer.observe(element)
  return () => observer.disconnect()
}
