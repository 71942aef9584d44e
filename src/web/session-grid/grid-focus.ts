import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { findCell, findChip, locate } from './grid-elements.ts'
import type { CellPosition } from './grid-state.ts'

type Focused = { position: CellPosition; key: string | undefined }

/** The keys of a session before and after a move. The focus follows the session. */
type KeyChange = { from: string; to: string }

/** The number of moves whose sessions take their focus back when the move is undone. No more than that can be undone. */
const maxMoves = 50

/** The size of a grid in cells, and the cell at which Tab first enters it. */
type GridSize = { rows: number; columns: number; findEntry: () => CellPosition }

/**
 * Manages the focus in the grid and the cell at which Tab enters it: the one that had the focus last. When the focused element is removed, the focus
 * goes to what takes its place: the session where it moved, its cell, or the last row or column.
 */
export function useGridFocus(table: RefObject<HTMLTableElement | null>, { rows, columns, findEntry }: GridSize) {
  const keepInside = ({ row, column }: CellPosition): CellPosition => ({
    row: Math.min(row, rows - 1),
    column: Math.min(column, columns - 1),
  })
  const [last, setLast] = useState<CellPosition>()
  const focused = useRef<Focused>(null)
  const followed = useRef<KeyChange>(null)
  /** The keys of the sessions moved last before their move, by their keys after it. */
  const keysBeforeMove = useRef(new Map<string, string>())

  const goTo = (position: CellPosition) => {
    setLast(position)
    const cell = findCell(table.current, position)
    // The browser does not scroll to a cell of which a part is in sight, but that part may lie behind the hours.
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  useLayoutEffect(() => {
    // Only a removed element leaves the focus on the body without a blur event.
    const isLost = focused.current !== null && document.activeElement === document.body
    const to = followed.current?.to
    const moved = to !== undefined && (isLost || table.current?.contains(document.activeElement)) && findChip(table.current, to)
    if (moved) return moved.focus()
    if (!isLost || !focused.current) return
    const { key, position } = focused.current
    // A move that is refused or undone puts the session back under its old key.
    const keyBefore = key && keysBeforeMove.current.get(key)
    const chip = (key && findChip(table.current, key)) || (keyBefore && findChip(table.current, keyBefore))
    ;(chip || findCell(table.current, keepInside(position)))?.focus()
  })

  const onFocus = ({ target }: FocusEvent) => {
    const { position, chip } = locate(target)
    if (!position) return
    focused.current = { position, key: chip?.dataset.session }
    setLast((before) => (before?.row === position.row && before.column === position.column ? before : position))
  }
  // React removes elements without a blur event.
  const onBlur = () => {
    focused.current = null
  }

  return {
    /** The cell at which Tab enters. Another week or month may have fewer rows or columns. */
    entry: keepInside(last ?? findEntry()),
    goTo,
    /** Lets the focus follow a session that moves. Null ends that, but a session whose move is refused or undone still takes its focus back. */
    follow: (change: KeyChange | null) => {
      followed.current = change
      if (!change) return
      keysBeforeMove.current.delete(change.to)
      keysBeforeMove.current.set(change.to, change.from)
      const [oldest] = keysBeforeMove.current.keys()
      if (keysBeforeMove.current.size > maxMoves && oldest !== undefined) keysBeforeMove.current.delete(oldest)
    },
    onFocus,
    onBlur,
  }
}
