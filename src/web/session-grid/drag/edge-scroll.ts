import { findScrollContainer } from '#web/ui/page/scroll-container.ts'

export type Point = { x: number; y: number }

/**
 * Scrolls an element's container while the pointer is near the container's edge. Calls `onScrolled`, because another element may be under the
 * pointer.
 */
export function createEdgeScroll(inside: HTMLElement | null, onScrolled: () => void) {
  const container = findScrollContainer(inside?.parentElement)
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

/** Pixels: the width of the edge that scrolls, and the height of the sticky header above the first row. */
const edge = 36
const headHeight = 36
/** The pixels that are scrolled in one frame, at the edge itself. */
const maxSpeed = 14

const getScrollSpeed = (position: number, start: number, end: number) => {
  if (position < start + edge) return -Math.ceil((Math.min(start + edge - position, edge) / edge) * maxSpeed)
  if (position > end - edge) return Math.ceil((Math.min(position - end + edge, edge) / edge) * maxSpeed)
  return 0
}
