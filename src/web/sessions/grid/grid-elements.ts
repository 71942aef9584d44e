import type { CellPosition } from './keys/grid-keys.ts'

/** What an event of the grid hit. */
export function locate(target: EventTarget | null) {
  const hit = target instanceof Element ? target : null
  const cell = hit?.closest<HTMLTableCellElement>('td[data-date]') ?? null
  const row = cell?.parentElement as HTMLTableRowElement | null | undefined
  return {
    cell,
    chip: hit?.closest<HTMLElement>('[data-session]') ?? null,
    // the head of the row and of the table are not counted
    spot: cell && row ? { row: row.sectionRowIndex, column: cell.cellIndex - 1 } : null,
  }
}

/** The cell at a spot. */
export const findCell = (table: HTMLTableElement | null, { row, column }: CellPosition) =>
  table?.tBodies[0]?.rows[row]?.querySelectorAll<HTMLElement>('td')[column]

/** The chip of a session, by its place; on a phone its row. */
export const findChip = (within: ParentNode | null, place: string) =>
  within?.querySelector<HTMLElement>(`[data-session="${CSS.escape(place)}"]`)

/** The chip before or after one in its cell. */
export function findNeighborChip(chip: HTMLElement, step: 1 | -1) {
  const chips = [...(chip.closest('td')?.querySelectorAll<HTMLElement>('[data-session]') ?? [])]
  return chips[chips.indexOf(chip) + step]
}

/** Leads the keyboard to the grid, where Tab would enter it. */
export const focusGrid = () => document.querySelector<HTMLElement>('[role="grid"] td[tabindex="0"]')?.focus()
