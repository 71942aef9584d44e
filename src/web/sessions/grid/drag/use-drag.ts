import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { formatClock } from '#domain/clock.ts'
import { sessionKey } from '#domain/session-key.ts'
import { formatShortDate } from '#domain/spanish.ts'
import type { Session } from '../../data/queries.ts'
import { cellKey } from '../../data/week-view.ts'
import { getPosition, locate } from '../grid-elements.ts'
import { type GridSlot, type GridState, getSlotAt } from '../grid-state.ts'
import { createDragGhost, type DragGhost } from './drag-ghost.ts'
import { createEdgeScroll, createHoverRepeat, type Point, suppressClick } from './drag-scroll.ts'
import { type MoveTargets, useMoveConflicts } from './move-conflicts.ts'

interface DragOptions extends MoveTargets {
  table: RefObject<HTMLTableElement | null>
  cells: GridState['cells']
  isEnabled: boolean
  /** A remark about dragging a session, shown with its new slot. */
  getRemark: (session: Session) => string | undefined
  onDrop: (session: Session, to: GridSlot, cell: HTMLElement) => void
}

type Drag = {
  session: Session
  ghost: DragGhost
  pointer: Point
  /** The sessions of its client and worker in other turns, as soon as they are loaded. */
  others: readonly Session[]
  /** The reason why the session cannot move to a cell, by the cell's key. */
  conflicts: ReadonlyMap<string, string>
  over?: HTMLTableCellElement | undefined
}

/**
 * Drags a session to another slot. The slots to which it cannot move are hatched, and the ghost says why. Holding the pointer on a step to another
 * week goes there. Uses pointer events, because native dragging ends when the dragged element leaves the page with its week. The cells are marked
 * on their elements, so that nothing is rendered while dragging.
 */
export function useDrag(options: DragOptions) {
  const { table, isEnabled } = options
  const [week = ''] = options.dates
  const current = { ...options, ...useMoveConflicts() }
  const latest = useRef(current)
  const dragRef = useRef<Drag>(null)
  const end = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    latest.current = current
  })
  useEffect(() => () => end.current?.(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another week has come under the pointer
  useLayoutEffect(() => {
    if (dragRef.current) markConflicts(dragRef.current)
  }, [week])

  const getCellSlot = (cell: HTMLTableCellElement) => getSlotAt(latest.current, getPosition(cell))
  const getCellKey = (cell: HTMLTableCellElement) => {
    const { date, time } = getCellSlot(cell)
    return cellKey(date, time)
  }
  const isOwnCell = ({ sessionDate, time }: Session, cell: HTMLTableCellElement) => getCellKey(cell) === cellKey(sessionDate ?? '', time)

  /** Marks the conflicts in the shown week, and once more when those of other turns are loaded. */
  function markConflicts(drag: Drag) {
    const mark = () => {
      drag.conflicts = latest.current.findMoveConflicts(drag.session, latest.current, drag.others)
      for (const cell of listCells(table.current)) markBlocked(cell, drag.conflicts.has(getCellKey(cell)))
      enter(drag, drag.over)
    }
    mark()
    const { loadOtherSessions, dates } = latest.current
    loadOtherSessions(drag.session, dates[0] ?? '').then(
      (others) => {
        drag.others = others
        if (dragRef.current === drag && latest.current.dates[0] === dates[0]) mark()
      },
      () => {}, // The server refuses what the shown week does not tell.
    )
  }

  function enter(drag: Drag, cell: HTMLTableCellElement | undefined) {
    if (drag.over !== cell) delete drag.over?.dataset.over
    drag.over = cell
    if (!cell) return drag.ghost.setLabel()
    const conflict = drag.conflicts.get(getCellKey(cell))
    const isOwn = isOwnCell(drag.session, cell)
    cell.dataset.over = conflict ? 'blocked' : isOwn ? 'own' : 'free'
    if (conflict) return drag.ghost.setLabel({ conflict })
    if (isOwn) return drag.ghost.setLabel()
    const { date, time } = getCellSlot(cell)
    drag.ghost.setLabel({ slot: `${formatShortDate(date)}, ${formatClock(time)}`, note: latest.current.getRemark(drag.session) })
  }

  function begin(session: Session, chip: HTMLElement, pointer: Point): Drag {
    const drag: Drag = { session, ghost: createDragGhost(chip), pointer, others: [], conflicts: new Map() }
    chip.dataset.dragged = ''
    table.current?.setAttribute('data-dragging', '')
    dragRef.current = drag
    markConflicts(drag)
    return drag
  }

  function cleanUp(drag: Drag, chip: HTMLElement) {
    dragRef.current = null
    drag.ghost.remove()
    delete drag.over?.dataset.over
    delete chip.dataset.dragged
    table.current?.removeAttribute('data-dragging')
    for (const cell of listCells(table.current)) markBlocked(cell, false)
  }

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
    const listeners = new AbortController()
    let drag: Drag | undefined
    const hover = createHoverRepeat()
    const scroll = createEdgeScroll(table.current, enterUnderPointer)

    end.current = () => {
      end.current = undefined
      listeners.abort()
      hover.stop()
      scroll.stop()
      if (drag) cleanUp(drag, chip)
    }
    function enterUnderPointer() {
      if (!drag) return
      const element = document.elementFromPoint(drag.pointer.x, drag.pointer.y)
      const { cell } = locate(element)
      enter(drag, cell && table.current?.contains(cell) ? cell : undefined)
      hover.enter(element?.closest<HTMLElement>('[data-week-step]') ?? null)
    }
    const onMove = ({ clientX: x, clientY: y, buttons }: globalThis.PointerEvent) => {
      // The button went up outside of the page.
      if (buttons === 0) return end.current?.()
      if (!drag && Math.hypot(x - start.x, y - start.y) < dragThreshold) return
      drag ??= begin(session, chip, start)
      drag.pointer = { x, y }
      drag.ghost.moveTo(drag.pointer)
      scroll.setPointer(drag.pointer)
      enterUnderPointer()
    }
    const onUp = () => {
      if (drag) suppressClick({ isButtonUp: true })
      const cell = drag?.over
      const canDrop = cell && !drag?.conflicts.has(getCellKey(cell)) && !isOwnCell(session, cell)
      end.current?.()
      if (canDrop) latest.current.onDrop(session, getCellSlot(cell), cell)
    }
    const onKeyDown = (pressedKey: KeyboardEvent) => {
      if (!drag || pressedKey.key !== 'Escape') return
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

/** Pixels. A shorter movement is a click. */
const dragThreshold = 5

const listCells = (table: HTMLTableElement | null) => table?.querySelectorAll<HTMLTableCellElement>('td') ?? []

function markBlocked({ dataset }: HTMLElement, isBlocked: boolean) {
  if (isBlocked) dataset.blocked = ''
  else delete dataset.blocked
}
