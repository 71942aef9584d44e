import { findScrollParent } from '../../../ui/page/scroll-parent.ts'

export type Point = { x: number; y: number }

/** Leads to another week when the pointer rests on the step there, and on while it stays. */
export function createHoverRepeat() {
  let on: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    on = null
  }
  const wait = (element: HTMLElement, milliseconds: number) => {
    timer = setTimeout(() => {
      element.click()
      wait(element, again)
    }, milliseconds)
  }
  return {
    on: (element: HTMLElement | null) => {
      if (element === on) return
      stop()
      on = element
      if (element) wait(element, first)
    },
    stop,
  }
}

const first = 600
const again = 1000

/** Scrolls what holds an element while the pointer is near its edge; what lies under the pointer is then another thing. */
export function createEdgeScroll(inside: HTMLElement | null, onScrolled: () => void) {
  const scroller = findScrollParent(inside)
  let speed: Point = { x: 0, y: 0 }
  let frame: number | undefined
  const step = () => {
    frame = undefined
    if (!scroller || (speed.x === 0 && speed.y === 0)) return
    const before = { x: scroller.scrollLeft, y: scroller.scrollTop }
    scroller.scrollBy(speed.x, speed.y)
    if (scroller.scrollLeft !== before.x || scroller.scrollTop !== before.y) onScrolled()
    frame = requestAnimationFrame(step)
  }
  return {
    towards: ({ x, y }: Point) => {
      const box = scroller?.getBoundingClientRect()
      if (!box || x < box.left || x > box.right || y < box.top - edge || y > box.bottom + edge) speed = { x: 0, y: 0 }
      else speed = { x: getScrollSpeed(x, box.left, box.right), y: getScrollSpeed(y, box.top + head, box.bottom) }
      frame ??= requestAnimationFrame(step)
    },
    stop: () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
    },
  }
}

/** From the edge so far inwards, in pixels; more of them a frame the nearer it is. Under the head of the days the first row begins. */
const edge = 36
const head = 36
const fastest = 14

const getScrollSpeed = (at: number, start: number, end: number) => {
  if (at < start + edge) return -Math.ceil((Math.min(start + edge - at, edge) / edge) * fastest)
  if (at > end - edge) return Math.ceil((Math.min(at - end + edge, edge) / edge) * fastest)
  return 0
}

/** The click that ends a drag is none; the button may still be down. */
export function suppressClick({ released }: { released: boolean }) {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  // a button that goes up elsewhere clicks nothing
  const forget = () => setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
  window.addEventListener('click', stop, { capture: true, once: true })
  if (released) forget()
  else window.addEventListener('pointerup', forget, { capture: true, once: true })
}
