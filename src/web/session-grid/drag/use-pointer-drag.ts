import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Session } from '#web/session-data/queries.ts'
import { useKnownSeries } from '#web/session-data/use-known-series.ts'
import { createDragGhost, type DragGhost } from './drag-ghost.ts'
import { createEdgeScroll, type Point } from './edge-scroll.ts'
import { createHoverRepeat } from './hover-repeat.ts'

/** The places to which a session is dragged. */
interface DragTargets {
  begin: (session: Session, ghost: DragGhost) => void
  /** Marks the place at the pointer, and labels the ghost with it. */
  enter: (under: Element | null, pointer: Point) => void
  /** Returns the function that drops the session at the marked place, or says why it cannot move there. Undefined where it would not move. */
  prepareDrop: () => (() => void) | undefined
  end: () => void
}

interface PointerDragOptions {
  /** The element with the sessions, whose container scrolls while the pointer is at its edge. */
  root: RefObject<HTMLElement | null>
  targets: DragTargets
  isEnabled: boolean
  /** Finds the session on which the pointer is pressed, and its element. */
  findSession: (target: EventTarget) => { session: Session; chip: HTMLElement } | undefined
}

/**
 * Drags a session to another place. Holding the pointer on a step to another week or day goes there. Uses pointer events, because native dragging ends when
 * the dragged element leaves the page with its week.
 */
export function usePointerDrag({ root, targets, isEnabled, findSession }: PointerDragOptions) {
  const end = useRef<() => void>(undefined)
  const { load: loadSeries } = useKnownSeries()
  useEffect(() => () => end.current?.(), [])

  const onPointerDown = (event: PointerEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    // Touch scrolls; on touch screens there is "Mover a…".
    const pressed = isEnabled && isPlain && event.pointerType !== 'touch' ? findSession(event.target) : undefined
    if (!pressed) return
    const { session, chip } = pressed
    end.current?.()
    const start = { x: event.clientX, y: event.clientY }
    let pointer: Point = start
    /** Exists once the pointer has moved far enough for a drag. */
    let ghost: DragGhost | undefined
    const listeners = new AbortController()
    const hover = createHoverRepeat()
    const scroll = createEdgeScroll(root.current, enterUnderPointer)

    function begin() {
      const created = createDragGhost(chip)
      chip.dataset.dragged = ''
      targets.begin(session, created)
      loadSeries(session)
      return created
    }
    end.current = () => {
      end.current = undefined
      listeners.abort()
      hover.stop()
      scroll.stop()
      if (!ghost) return
      ghost.remove()
      delete chip.dataset.dragged
      targets.end()
    }
    function enterUnderPointer() {
      const element = document.elementFromPoint(pointer.x, pointer.y)
      targets.enter(root.current?.contains(element) ? element : null, pointer)
      hover.enter(element?.closest<HTMLElement>('[data-date-step]') ?? null)
    }
    const onMove = ({ clientX: x, clientY: y, buttons }: globalThis.PointerEvent) => {
      // The button went up outside of the page.
      if (buttons === 0) return end.current?.()
      if (!ghost && Math.hypot(x - start.x, y - start.y) < dragThreshold) return
      ghost ??= begin()
      pointer = { x, y }
      ghost.moveTo(pointer)
      scroll.setPointer(pointer)
      enterUnderPointer()
    }
    const onUp = () => {
      if (ghost) suppressClick({ isButtonUp: true })
      const drop = targets.prepareDrop()
      end.current?.()
      drop?.()
    }
    const onKeyDown = (pressedKey: KeyboardEvent) => {
      if (!ghost || pressedKey.key !== 'Escape') return
      pressedKey.stopPropagation()
      suppressClick({ isButtonUp: false })
      end.current?.()
    }
    const cancel = () => end.current?.()
    const capture = { signal: listeners.signal, capture: true }
    window.addEventListener('pointermove', onMove, capture)
    window.addEventListener('pointerup', onUp, capture)
    window.addEventListener('keydown', onKeyDown, capture)
    window.addEventListener('pointercancel', cancel, capture)
    window.addEventListener('blur', cancel, { signal: listeners.signal })
  }
  return { onPointerDown }
}

/** The pixels that the pointer moves before a drag begins. A shorter movement is a click. */
const dragThreshold = 5

/** Suppresses the click that ends a drag. `isButtonUp`: false while the button is still down. */
function suppressClick({ isButtonUp }: { isButtonUp: boolean }) {
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
