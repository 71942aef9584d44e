import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { findCell, findChip, locate } from './grid-elements.ts'
import type { CellPosition } from './keys/grid-keys.ts'

type Focused = { spot: CellPosition; place: string | undefined }

/** A session that is on its way from one place to another, and takes the keyboard along. */
type KeyChange = { from: string; to: string }

/** Where the keyboard is in the grid, and where Tab enters it: the cell that was left. What has the keyboard and goes leaves it to what stands there next. */
export function useGridFocus(table: RefObject<HTMLTableElement | null>, initial: CellPosition, rows: number) {
  const [left, setLeft] = useState<CellPosition>()
  const focused = useRef<Focused>(null)
  const way = useRef<KeyChange>(null)

  const goTo = (spot: CellPosition) => {
    setLeft(spot)
    const cell = findCell(table.current, spot)
    // focus by itself does not scroll to a slot of which a part is in sight, and that part may lie behind the hours
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  /** With the session that has moved, also when a question that was asked first gives the keyboard back to its cell. */
  const arrive = () => {
    const chip = way.current && findChip(table.current, way.current.to)
    if (!chip || chip === document.activeElement) return false
    chip.focus()
    return true
  }

  useLayoutEffect(() => {
    // nothing was pressed beside the grid: that would have been told
    if (!focused.current || document.activeElement !== document.body || arrive()) return
    const { place, spot } = focused.current
    const back = place && way.current?.to === place ? way.current.from : place
    const chip = back === undefined ? undefined : findChip(table.current, back)
    ;(chip ?? findCell(table.current, { ...spot, row: Math.min(spot.row, rows - 1) }))?.focus()
  })

  const onFocus = ({ target }: FocusEvent) => {
    const { spot, chip } = locate(target)
    if (!spot) return
    if (!chip && arrive()) return
    focused.current = { spot, place: chip?.dataset.session }
    setLeft((before) => (before?.row === spot.row && before.column === spot.column ? before : spot))
  }
  // what vanishes while the grid is drawn tells nothing
  const onBlur = () => {
    focused.current = null
  }

  // a week with fewer rows may have lost the one that was left
  const entry = left ?? initial
  return {
    entry: { ...entry, row: Math.min(entry.row, rows - 1) },
    goTo,
    /** The keyboard goes with a session from one place to another, once it is there, and back should it be refused. */
    follow: (next: KeyChange | null) => {
      way.current = next
    },
    onFocus,
    onBlur,
  }
}
