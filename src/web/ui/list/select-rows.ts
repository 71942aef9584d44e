import { joinPhoneDigits, normalizeForSearch } from '#domain/search.ts'
import { getPageSize, type ListView } from './list-view.ts'

/** The rules by which the browser searches and sorts a list when the server does not. */
export type LocalListRules<Row, Sort extends string> = {
  /** The text that a search looks in. */
  getText: (row: Row) => string
  /** Comparators by sort, without the minus of the reverse order. */
  orders: Record<Exclude<Sort, `-${string}`>, (a: Row, b: Row) => number>
}

/** Returns all rows that match the view's search, sorted. */
export function selectRows<Row, Sort extends string>(
  rows: readonly Row[],
  { search, sort }: Pick<ListView<Sort>, 'search' | 'sort'>,
  { getText, orders }: LocalListRules<Row, Sort>,
): Row[] {
  const words = normalizeForSearch(search).split(/\s+/)
  const matches = rows.filter((row) => {
    const text = normalizeForSearch(getText(row))
    return words.every((word) => text.includes(word) || text.includes(joinPhoneDigits(word)))
  })
  const compare = orders[sort.replace('-', '') as keyof typeof orders]
  return matches.sort(sort.startsWith('-') ? (a, b) => compare(b, a) : compare)
}

/** Returns the rows of the view's page, and how many match in all: as a server with the additions returns them. */
export function selectPage<Row, Sort extends string>(rows: readonly Row[], view: ListView<Sort>, rules: LocalListRules<Row, Sort>) {
  const matches = selectRows(rows, view, rules)
  const end = view.page * getPageSize(view)
  return { rows: matches.slice(end - getPageSize(view), end), total: matches.length }
}
