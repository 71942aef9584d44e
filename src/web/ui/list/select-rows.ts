import { normalizeForSearch } from '#domain/search.ts'
import { getPageSize, type ListView } from './list-view.ts'

/** The rules by which the browser searches and sorts a list when the server does not. */
export type LocalListRules<Row, Sort extends string> = {
  /** The text that a search looks in. */
  getText: (row: Row) => string
  /** Comparators by sort, without the minus of the reverse order. */
  orders: Record<Exclude<Sort, `-${string}`>, (a: Row, b: Row) => number>
}

/** All rows that match the view's search, sorted. */
export function selectRows<Row extends object, Sort extends string>(
  rows: readonly Row[],
  { search, sort }: Pick<ListView<Sort>, 'search' | 'sort'>,
  rules: LocalListRules<Row, Sort>,
): Row[] {
  const words = normalizeForSearch(search).split(/\s+/)
  return sortRows(rows, sort, rules).flatMap(({ row, text }) => (words.every((word) => text.includes(word)) ? [row as Row] : []))
}

/** The rows of the view's page, and how many match in all: what the server answers where it has the additions. */
export function selectPage<Row extends object, Sort extends string>(
  rows: readonly Row[],
  view: ListView<Sort>,
  rules: LocalListRules<Row, Sort>,
) {
  const matches = selectRows(rows, view, rules)
  const end = view.page * getPageSize(view)
  return { rows: matches.slice(end - getPageSize(view), end), total: matches.length }
}

type SortedRows = readonly { row: object; text: string }[]

/** Sorted once per list and sort: thousands of rows on every keystroke would be slow. */
const sortedRows = new WeakMap<readonly object[], Map<string, SortedRows>>()

function sortRows<Row extends object, Sort extends string>(
  rows: readonly Row[],
  sort: Sort,
  { getText, orders }: LocalListRules<Row, Sort>,
): SortedRows {
  const bySort = sortedRows.get(rows) ?? new Map<string, SortedRows>()
  sortedRows.set(rows, bySort)
  const cached = bySort.get(sort)
  if (cached) return cached
  const compare = orders[sort.replace('-', '') as keyof typeof orders]
  const sign = sort.startsWith('-') ? -1 : 1
  const sorted = rows.toSorted((a, b) => sign * compare(a, b)).map((row) => ({ row, text: normalizeForSearch(getText(row)) }))
  bySort.set(sort, sorted)
  return sorted
}
