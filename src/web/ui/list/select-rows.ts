import { normalizeForSearch } from '#domain/search.ts'
import { getPageSize, type ListView } from './list-view.ts'

/** How the browser searches and orders a whole list, where no server does. */
export type LocalListRules<Row, Sort extends string> = {
  /** What a search looks into. */
  getText: (row: Row) => string
  /** By the order's name, without the minus that turns it round. */
  orders: Record<Exclude<Sort, `-${string}`>, (one: Row, other: Row) => number>
}

/** All rows that a view's search finds, in its order. */
export function selectRows<Row extends object, Sort extends string>(
  rows: readonly Row[],
  { search, sort }: Pick<ListView<Sort>, 'search' | 'sort'>,
  rules: LocalListRules<Row, Sort>,
): Row[] {
  const words = normalizeForSearch(search).split(/\s+/)
  return prepareRows(rows, sort, rules).flatMap(({ row, text }) => (words.every((word) => text.includes(word)) ? [row as Row] : []))
}

/** The page of a whole list that a view shows: what the server does where it has the additions. */
export function selectPage<Row extends object, Sort extends string>(
  rows: readonly Row[],
  view: ListView<Sort>,
  rules: LocalListRules<Row, Sort>,
) {
  const found = selectRows(rows, view, rules)
  const end = view.page * getPageSize(view)
  return { rows: found.slice(end - getPageSize(view), end), total: found.length }
}

type PreparedRows = readonly { row: object; text: string }[]

/** Made once for a list and an order: with thousands of rows, doing it for every keystroke would be felt. */
const preparedRows = new WeakMap<readonly object[], Map<string, PreparedRows>>()

function prepareRows<Row extends object, Sort extends string>(
  rows: readonly Row[],
  sort: Sort,
  { getText: textOf, orders }: LocalListRules<Row, Sort>,
): PreparedRows {
  const known = preparedRows.get(rows) ?? new Map<string, PreparedRows>()
  preparedRows.set(rows, known)
  const ready = known.get(sort)
  if (ready) return ready
  const compare = orders[sort.replace('-', '') as keyof typeof orders]
  const sign = sort.startsWith('-') ? -1 : 1
  const made = rows.toSorted((one, other) => sign * compare(one, other)).map((row) => ({ row, text: normalizeForSearch(textOf(row)) }))
  known.set(sort, made)
  return made
}
