import type { CellPosition } from '#web/session-grid/grid-state.ts'
import type { PersonMonth } from '../month/person-months.ts'

/** Finds the next cell with a session without a mark, row by row after a position and then from the start; null without one. */
export function findNextUnmarked(rows: readonly PersonMonth[], dates: readonly string[], from: CellPosition): CellPosition | null {
  const count = rows.length * dates.length
  const start = from.row * dates.length + from.column
  for (let step = 1; step <= count; step++) {
    const index = (start + step) % count
    const position = { row: Math.floor(index / dates.length), column: index % dates.length }
    const marked = rows[position.row]!.days.get(dates[position.column]!)
    if (marked?.some(({ mark }) => mark === 'unmarked')) return position
  }
  return null
}
