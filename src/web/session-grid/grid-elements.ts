import type { CellPosition } from './grid-state.ts'

/** Finds the cell and the chip that contain an element, and the position of the cell. */
export function locate(target: EventTarget | null) {
  const element = target instanceof Element ? target : null
  const cell = element?.closest<HTMLTableCellElement>('[role="grid"] td') ?? null
  return {
    cell,
    position: cell && getPosition(cell),
    chip: element?.closest<HTMLElement>('[data-session]') ?? null,
  }
}

/** Returns the position of a cell. The first cell of a row is its header. */
export const getPosition = (cell: HTMLTableCellElement): CellPosition => ({
  row: (cell.parentElement as HTMLTableRowElement).sectionRowIndex,
  column: cell.cellIndex - 1,
})

/** Finds the cell at a position. */
export const findCell = (table: HTMLTableElement | null, { row, column }: CellPosition) =>
  table?.tBodies[0]?.rows[row]?.querySelectorAll<HTMLElement>('td')[column]

/** Finds the chip of a session by the session's key, or its row on a phone. */
export const findChip = (within: ParentNode | null, key: string) =>
  within?.querySelector<HTMLElement>(`[data-session="${CSS.escape(key)}"]`)

/** Finds the cell of a slot by its key. */
export const findSlot = (within: ParentNode | null, key: string) => within?.querySelector<HTMLElement>(`td[data-slot="${CSS.escape(key)}"]`)

/** Finds the chip before or after another in the same cell. */
export function findNeighborChip(chip: HTMLElement, step: 1 | -1) {
  const chips = [...(chip.closest('td')?.querySelectorAll<HTMLElement>('[data-session]') ?? [])]
  return chips[chips.indexOf(chip) + step]
}

/** Focuses the cell at which Tab enters the grid, or the item at which it enters the day. */
export const focusGrid = () => document.querySelector<HTMLElement>(':is([role="grid"] td, [data-worker] button)[tabindex="0"]')?.focus()
