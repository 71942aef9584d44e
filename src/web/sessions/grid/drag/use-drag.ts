import { type PointerEvent, useEffect, useRef } from 'react'
import { sessionKey } from '#domain/session-key.ts'
import type { Session } from '../../data/queries.ts'
import { cellKey } from '../../data/week-view.ts'
import { locate } from '../grid-elements.ts'
import { type GridState, getSlotAt } from '../grid-state.ts'
import { createDragGhost, type DragGhost } from './drag-ghost.ts'
import { createEdgeScroll, type Point } from './edge-scroll.ts'
import { createHoverRepeat } from './hover-repeat.ts'
import { suppressClick } from './suppress-click.ts'
import { type DropOptions, useDropTargets } from './use-drop-targets.ts'

interface DragOptions extends DropOptions {
  cells: GridState['cells']
  isEnabled: boolean
}

/**
 * Drags a session to another slot. Holding the pointer on a step to another week goes there. Uses pointer events, because native dragging ends when
 * the dragged element leaves the page with its week.
 */
export function useDrag(options: DragOptions) {
  const { table, isEnabled } = options
  const targets = useDropTargets(options)
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  function findSession({ target }: PointerEvent): { session: Session; chip: HTMLElement } | undefined {
    const { chip, position } = locate(target)
    if (!chip || !position) return
    const { date, time } = getSlotAt(options, position)
    const session = options.cells.get(cellKey(date, time))?.find((candidate) => sessionKey(candidate) === chip.dataset.session)
    return session && { session, chip }
  }

  const onPointerDown = (event: PointerEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    // Touch scrolls; on touch screens there is "Mover a…".
    const pressed = isEnabled && isPlain && event.pointerType !== 'touch' ? findSession(event) : undefined
    if (!pressed) return
    const { session, chip } = pressed
    end.current?.()
    const start = { x: event.clientX, y: event.clientY }
    let pointer: Point = start
    /** Exists once the pointer has moved far enough for a drag. */
    let ghost: DragGhost | undefined
    const listeners = new AbortController()
    const hover = createHoverRepeat()
    const scroll = createEdgeScroll(table.current, enterUnderPointer)

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
      const { cell } = locate(element)
      targets.enter(cell && table.current?.contains(cell) ? cell : undefined)
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
