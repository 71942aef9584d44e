import type { Data, ListPath } from './client.ts'

/** A fetched list: the text of the response, its rows as sent, and the same rows checked, in the same order. */
export type FetchedList<P extends ListPath> = { text: string; wire: readonly unknown[]; rows: Data<'get', P> }

/**
 * Returns the checked rows of a list that was fetched again. Rows equal to a previous one of the same id are the previous objects;
 * only the others are passed to `checkRows`. Checking is slow, and of thousands of rows usually one or two have changed.
 */
export function reuseRows<Row>(
  wire: readonly unknown[],
  previous: { wire: readonly unknown[]; rows: readonly Row[] },
  checkRows: (wire: unknown[]) => Row[],
): Row[] {
  const indexById = new Map(previous.wire.map((row, index) => [getId(row), index]))
  const reused = wire.map((row) => {
    const index = indexById.get(getId(row))
    return index !== undefined && isEqual(previous.wire[index], row) ? previous.rows[index] : undefined
  })
  const checked = checkRows(wire.filter((_, index) => reused[index] === undefined))
  let next = 0
  return reused.map((row) => row ?? (checked[next++] as Row))
}

const getId = (row: unknown) => (row as { id?: unknown } | null)?.id

/** Compares two JSON values by content. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    Array.isArray(a) === Array.isArray(b) &&
    keys.every((key) => isEqual(a[key as keyof typeof a], b[key as keyof typeof b]))
  )
}
