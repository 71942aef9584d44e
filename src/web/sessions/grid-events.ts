import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { type Spot, spotAfter } from './grid-keys.ts'

interface Options {
  /** Where Tab enters before anybody has moved. */
  initial: Spot
  size: { rows: number; columns: number }
  onOpen: (place: string, chip: HTMLElement) => void
  onBook: (cell: HTMLElement) => void
}

/** The events of the grid, handled once for all its chips, and the cell where Tab enters: the one that was left. */
export function useGridEvents({ initial, size, onOpen, onBook }: Options) {
  const ref = useRef<HTMLTableElement>(null)
  const [left, setLeft] = useState<Spot>()
  const entry = left ?? initial

  const goTo = (spot: Spot) => {
    setLeft(spot)
    ref.current?.tBodies[0]?.rows[spot.row]?.querySelectorAll('td')[spot.column]?.focus()
  }
  const onClick = ({ target }: MouseEvent) => {
    const { cell, chip, button, spot } = partsOf(target)
    if (!cell || !spot) return
    setLeft(spot)
    if (chip) onOpen(chip.dataset.session ?? '', chip)
    else if (button) onBook(cell)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { cell, chip, button, spot } = partsOf(event.target)
    if (!cell || !spot || event.altKey || event.metaKey) return
    const act = actOf(event, { cell, inside: chip ?? button, spot })
    if (!act) return
    event.preventDefault()
    act()
  }

  function actOf(event: KeyboardEvent, { cell, inside, spot }: { cell: HTMLElement; inside: HTMLElement | null; spot: Spot }) {
    const { key } = event
    if (key === '+') return () => onBook(cell)
    if (inside && key === 'ArrowDown') return () => neighbour(cell, inside, 1)?.focus()
    if (inside && key === 'ArrowUp') return () => neighbour(cell, inside, -1)?.focus()
    if (inside && key === 'Escape') return () => cell.focus()
    if (!inside && (key === 'Enter' || key === 'F2')) {
      const first = cell.querySelector<HTMLElement>('[data-session]')
      return () => (first ? first.focus() : onBook(cell))
    }
    const next = spotAfter(spot, event, size)
    return next && (() => goTo(next))
  }

  // a week with fewer rows may have lost the one that was left
  return { ref, entry: { ...entry, row: Math.min(entry.row, size.rows - 1) }, onClick, onKeyDown }
}

/** What an event hit. */
function partsOf(target: EventTarget) {
  const hit = target as HTMLElement
  const cell = hit.closest<HTMLTableCellElement>('td[data-date]')
  const row = cell?.parentElement as HTMLTableRowElement | null | undefined
  return {
    cell,
    chip: hit.closest<HTMLElement>('[data-session]'),
    button: hit.closest<HTMLElement>('[data-book]'),
    // the head of the row and of the table are not counted
    spot: cell && row ? { row: row.sectionRowIndex, column: cell.cellIndex - 1 } : null,
  }
}

/** The chip, or the button for booking, before or after one in its cell. */
function neighbour(cell: HTMLElement, inside: HTMLElement, step: 1 | -1) {
  const parts = [...cell.querySelectorAll<HTMLElement>('[data-session], [data-book]')]
  return parts[parts.indexOf(inside) + step]
}
