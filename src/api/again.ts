import type { Data, ListPath } from './client.ts'

/** A list as it was answered: its text, the rows as they were on the wire, and the same rows checked. */
export type Answered<P extends ListPath> = { text: string; wire: readonly unknown[]; rows: Data<'get', P> }

/**
 * The rows of a list that was asked for again. What came as before is the same object as before; only the rest is `checked`: of
 * thousands of rows a colleague has changed one.
 */
export function rowsAgain<Row>(
  wire: readonly unknown[],
  before: { wire: readonly unknown[]; rows: readonly Row[] },
  checked: (wire: unknown[]) => Row[],
): Row[] {
  const places = new Map(before.wire.map((row, index) => [idOf(row), index]))
  const kept = wire.map((row) => {
    const index = places.get(idOf(row))
    return index !== undefined && isSame(before.wire[index], row) ? before.rows[index] : undefined
  })
  const fresh = checked(wire.filter((_, index) => kept[index] === undefined))
  let next = 0
  return kept.map((row) => row ?? (fresh[next++] as Row))
}

const idOf = (row: unknown) => (row as { id?: unknown } | null)?.id

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    Array.isArray(one) === Array.isArray(other) &&
    names.every((name) => isSame(one[name as keyof typeof one], other[name as keyof typeof other]))
  )
}
