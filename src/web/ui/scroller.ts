/** What scrolls an element up and down; null where only the page does. */
export function scrollerOf(element: Element | null): HTMLElement | null {
  for (let around = element?.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return null
}

/**
 * Scrolls an element into sight when it is not; where it lies is told by the browser's own layout, not by one that is asked for.
 * `covered`: so many pixels at the left of what scrolls lie under something that stays.
 */
export function intoSight(element: Element, covered = 0): () => void {
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect()
      if (!seen || seen.intersectionRatio < 1) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    { root: scrollerOf(element), rootMargin: `0px 0px 0px -${covered}px`, threshold: 1 },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
