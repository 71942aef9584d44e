import { findScrollParent } from '../../../ui/page/scroll-parent.ts'

export type Point = { x: number; y: number }

/** Clicks the element under a resting pointer, again and again while the pointer stays. */
export function createHoverRepeat() {
  let current: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    current = null
  }
  const clickAfter = (element: HTMLElement, milliseconds: number) => {
    timer = setTimeout(() => {
      element.click()
      clickAfter(element, repeatDelay)
    }, milliseconds)
  }
  return {
    enter: (element: HTMLElement | null) => {
      if (element === current) return
      stop()
      current = element
      if (element) clickAfter(element, firstDelay)
    },
    stop,
  }
}

/** Milliseconds before the first click, and between the following ones. */
const firstDelay = 600
const repeatDelay = 1000

/** Scrolls the container of an element while the pointer is near the container's edge. `onScrolled`: another element may be under the pointer. */
export function createEdgeScroll(inside: HTMLElement | null, onScrolled: () => void) {
  const container = findScrollParent(inside)
  let speed: Point = { x: 0, y: 0 }
  let frame: number | undefined
  const scrollStep = () => {
    frame = undefined
    if (!container || (speed.x === 0 && speed.y === 0)) return
    const before = { x: container.scrollLeft, y: container.scrollTop }
    container.scrollBy(speed.x, speed.y)
    if (container.scrollLeft !== before.x || container.scrollTop !== before.y) onScrolled()
    frame = requestAnimationFrame(scrollStep)
  }
  return {
    setPointer: ({ x, y }: Point) => {
      const box = container?.getBoundingClientRect()
      if (!box || x < box.left || x > box.right || y < box.top - edge || y > box.bottom + edge) speed = { x: 0, y: 0 }
      else speed = { x: getScrollSpeed(x, box.left, box.right), y: getScrollSpeed(y, box.top + headHeight, box.bottom) }
      frame ??= requestAnimationFrame(scrollStep)
    },
    stop: () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
    },
  }
}

/** Pixels: the width of the edge that scrolls, and the height of the sticky head above the first row. */
const edge = 36
const headHeight = 36
/** The pixels that are scrolled in one frame, at the edge itself. */
const maxSpeed = 14

const getScrollSpeed = (position: number, start: number, end: number) => {
  if (position < start + edge) return -Math.ceil((Math.min(start + edge - position, edge) / edge) * maxSpeed)
  if (position > end - edge) return Math.ceil((Math.min(position - end + edge, edge) / edge) * maxSpeed)
  return 0
}

/** Suppresses the click that ends a drag. `isButtonUp`: false while the button is still down. */
export function suppressClick({ isButtonUp }: { isButtonUp: boolean }) {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  // A button released over another element causes no click.
  const removeLater = () => setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
  window.addEventListener('click', stop, { capture: true, once: true })
  if (isButtonUp) removeLater()
  else window.addEventListener('pointerup', removeLater, { capture: true, once: true })
}
