import type { CellPosition } from '../grid-state.ts'

/** A step to the next slot or day. With Alt it moves the session. */
export type Direction = keyof typeof directions

/** A step to the first or last day, or to the first or last slot of the week. */
export type GridEdge = 'rowStart' | 'rowEnd' | 'first' | 'last'

export const directions = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
} as const

/** Returns the cell to which an action moves the focus, by the ARIA pattern of grids; null for other actions. */
export function movePosition(
  position: CellPosition,
  action: string,
  { rows, columns }: { rows: number; columns: number },
): CellPosition | null {
  if (isDirection(action)) {
    const { row, column } = directions[action]
    return { row: clamp(position.row + row, rows), column: clamp(position.column + column, columns) }
  }
  if (action === 'rowStart') return { ...position, column: 0 }
  if (action === 'rowEnd') return { ...position, column: columns - 1 }
  if (action === 'first') return { row: 0, column: 0 }
  if (action === 'last') return { row: rows - 1, column: columns - 1 }
  return null
}

const isDirection = (action: string): action is Direction => action in directions

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1)
