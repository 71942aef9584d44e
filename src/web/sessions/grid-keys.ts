/** A cell of the grid, counted from zero. */
export interface Spot {
  row: number
  column: number
}

const steps: Record<string, Spot> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** Where a key leads from a cell, by the ARIA pattern of grids; null for a key that leads nowhere. */
export function spotAfter(
  spot: Spot,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { rows, columns }: { rows: number; columns: number },
) {
  const step = steps[key]
  if (step) return { row: clamp(spot.row + step.row, rows), column: clamp(spot.column + step.column, columns) }
  if (key === 'Home') return { row: ctrlKey ? 0 : spot.row, column: 0 }
  if (key === 'End') return { row: ctrlKey ? rows - 1 : spot.row, column: columns - 1 }
  return null
}

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1)
