import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Session } from '../../data/queries.ts'
import { createDragGhost, type DragGhost } from './drag-ghost.ts'
import { createEdgeScroll, type Point } from './edge-scroll.ts'
import { createHoverRepeat } from './hover-repeat.ts'
import { suppressClick } from './suppress-click.ts'

interface PointerDragOptions {
  /** The element in which sessions are dragged; its container scrolls at the edges. */
  inside: RefObject<HTMLElement | null>
  isEnabled: boolean
  /** Finds the session under a press, with its chip. */
  findSession: (target: EventTarget | null) => { session: Session; chip: HTMLElement } | undefined
  targets: {
    begin: (session: Session, ghost: DragGhost) => void
    /** Called with the pointer and the element under it, whenever one of them changes. */
    enterAt: (pointer: Point, element: Element | null) => void
    /** Returns the function that drops the session under the pointer; undefined where it would not move. */
    prepareDrop: () => (() => void) | undefined
    end: () => void
  }
}

/**
 * Drags a session with the pointer. Holding the pointer on a step to another date goes there. Uses pointer events, because native dragging ends when
 * the dragged element leaves the page with its date.
 */
export function usePointerDrag({ inside, isEnabled, findSession, targets }: PointerDragOptions) {
  const end = useRef<() => void>(undefined)
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
    const scroll = createEdgeScroll(inside.current, enterUnderPointer)

    function begin() {
      const created = createDragGhost(chip)
      chip.dataset.dragged = ''
      targets.begin(session, created)
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
      targets.enterAt(pointer, element)
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
