import { type RefObject, useLayoutEffect, useRef } from 'react'
import { formatClock } from '#domain/clock.ts'
import { formatShortDate } from '#domain/spanish.ts'
import type { BusyPeriod } from '#web/session-data/busy/busy-period.ts'
import type { Conflict } from '#web/session-data/busy/find-conflict.ts'
import type { Session } from '#web/session-data/queries.ts'
import { getCellKey } from '#web/session-data/week-view.ts'
import { getPosition } from '../grid-elements.ts'
import { type GridSlot, getSlotAt } from '../grid-state.ts'
import type { DragGhost } from './drag-ghost.ts'
import { type MoveTargets, prepareMove, useMoveConflicts } from './move-conflicts.ts'

export interface DropOptions extends MoveTargets {
  table: RefObject<HTMLTableElement | null>
  /** A remark about dragging a session, shown with its new slot. */
  getRemark: (session: Session) => string | undefined
  onDrop: (session: Session, to: GridSlot, cell: HTMLElement) => void
}

type Drag = {
  session: Session
  ghost: DragGhost
  /** The busy periods of its client and worker in all turns, as soon as they are loaded. */
  others: readonly BusyPeriod[]
  /** The reason why the session cannot move to a cell, by the cell's key. */
  conflicts: ReadonlyMap<string, Conflict>
  /** The cell under the pointer. */
  over?: HTMLTableCellElement | null
}

/**
 * Marks the cells as targets of a dragged session. Cells to which it cannot move are hatched, and the ghost says why. The marks are attributes of the
 * elements, so that nothing is rendered while dragging.
 */
export function useDropTargets(options: DropOptions) {
  const { table } = options
  const [week = ''] = options.dates
  const current = { ...options, ...useMoveConflicts() }
  const latest = useRef(current)
  const dragRef = useRef<Drag>(null)
  useLayoutEffect(() => {
    latest.current = current
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the conflicts are marked again when another week is shown under the pointer
  useLayoutEffect(() => {
    if (dragRef.current) markConflicts(dragRef.current)
  }, [week])

  function getTarget({ session, conflicts }: Drag, cell: HTMLTableCellElement) {
    const slot = getSlotAt(latest.current, getPosition(cell))
    const conflict = conflicts.get(getCellKey(slot.date, slot.time))
    const isUnmoved = slot.date === session.sessionDate && slot.time === session.time
    return { slot, conflict, state: conflict ? 'blocked' : isUnmoved ? 'unmoved' : 'free' }
  }

  /** Marks the conflicts in the shown week, and once more when those of other turns are loaded. */
  function markConflicts(drag: Drag) {
    const mark = () => {
      drag.conflicts = latest.current.findMoveConflicts(drag.session, latest.current, drag.others)
      for (const cell of listCells(table.current)) cell.toggleAttribute('data-blocked', getTarget(drag, cell).state === 'blocked')
      enter(drag.over ?? null)
    }
    mark()
    const { loadOtherPeriods, dates } = latest.current
    loadOtherPeriods(drag.session, dates[0] ?? '').then(
      (others) => {
        drag.others = others
        if (dragRef.current === drag && latest.current.dates[0] === dates[0]) mark()
      },
      () => {}, // If loading them fails, the server still refuses a move into a conflict.
    )
  }

  /** Marks the cell under the pointer, and labels the ghost with its slot or its conflict. */
  function enter(cell: HTMLTableCellElement | null) {
    const drag = dragRef.current
    if (!drag) return
    if (drag.over !== cell) delete drag.over?.dataset.over
    drag.over = cell
    if (!cell) return drag.ghost.setLabel('')
    const { slot, conflict, state } = getTarget(drag, cell)
    cell.dataset.over = state
    if (conflict) return drag.ghost.setLabel(`${conflict.message}.`, 'conflict')
    if (state === 'unmoved') return drag.ghost.setLabel('')
    const remark = latest.current.getRemark(drag.session)
    drag.ghost.setLabel(`${formatShortDate(slot.date)}, ${formatClock(slot.time)}${remark ? `. ${remark}` : ''}`)
  }

  function begin(session: Session, ghost: DragGhost) {
    table.current?.setAttribute('data-dragging', '')
    dragRef.current = { session, ghost, others: [], conflicts: new Map() }
    markConflicts(dragRef.current)
  }

  /** Returns the function that drops the session in the cell under the pointer, or says why it cannot move there. Undefined where it would not move. */
  function prepareDrop() {
    const drag = dragRef.current
    if (!drag?.over) return
    const { session, over } = drag
    const { slot, conflict, state } = getTarget(drag, over)
    return state === 'unmoved' ? undefined : prepareMove(session, conflict, () => latest.current.onDrop(session, slot, over))
  }

  function end() {
    delete dragRef.current?.over?.dataset.over
    dragRef.current = null
    table.current?.removeAttribute('data-dragging')
    for (const cell of listCells(table.current)) cell.removeAttribute('data-blocked')
  }

  return { begin, enter, prepareDrop, end }
}

const listCells = (table: HTMLTableElement | null) => table?.querySelectorAll<HTMLTableCellElement>('td') ?? []
