import { normalizeForSearch } from '#domain/search.ts'
import { type ListView, sizeOf } from './list-view.ts'

/** How the browser searches and orders a whole list, where no server does. */
export type Rules<Row, Sort extends string> = {
  /** What a search looks into. */
  textOf: (row: Row) => string
  /** By the order's name, without the minus that turns it round. */
  orders: Record<Exclude<Sort, `-${string}`>, (one: Row, other: Row) => number>
}

/** All rows that a view's search finds, in its order. */
export function resultOf<Row extends object, Sort extends string>(
  rows: readonly Row[],
  { search, sort }: Pick<ListView<Sort>, 'search' | 'sort'>,
  rules: Rules<Row, Sort>,
): Row[] {
  const words = normalizeForSearch(search).split(/\s+/)
  return inOrder(rows, sort, rules).flatMap(({ row, text }) => (words.every((word) => text.includes(word)) ? [row as Row] : []))
}

/** The page of a whole list that a view shows: what the server does where it has the additions. */
export function partOf<Row extends object, Sort extends string>(rows: readonly Row[], view: ListView<Sort>, rules: Rules<Row, Sort>) {
  const found = resultOf(rows, view, rules)
  const end = view.page * sizeOf(view)
  return { rows: found.slice(end - sizeOf(view), end), total: found.length }
}

type Prepared = readonly { row: object; text: string }[]

/** Made once for a list and an order: with thousands of rows, doing it for every keystroke would be felt. */
const prepared = new WeakMap<readonly object[], Map<string, Prepared>>()

function inOrder<Row extends object, Sort extends string>(
  rows: readonly Row[],
  sort: Sort,
  { textOf, orders }: Rules<Row, Sort>,
): Prepared {
  const known = prepared.get(rows) ?? new Map<string, Prepared>()
  prepared.set(rows, known)
  const ready = known.get(sort)
  if (ready) return ready
  const compare = orders[sort.replace('-', '') as keyof typeof orders]
  const sign = sort.startsWith('-') ? -1 : 1
  const made = rows.toSorted((one, other) => sign * compare(one, other)).map((row) => ({ row, text: normalizeForSearch(textOf(row)) }))
  known.set(sort, made)
  return made
}
