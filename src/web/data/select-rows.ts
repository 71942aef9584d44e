import { createMatcher } from '#domain/search.ts'

/** The rules by which the browser selects rows of a list that the server sends whole. */
export type LocalListRules<Row, Sort extends string = string> = {
  /** The text that a search looks in. */
  getText: (row: Row) => string
  /** Comparators by sort, without the minus of the reverse order. */
  orders: Record<Exclude<Sort, `-${string}`>, (a: Row, b: Row) => number>
}

/** The query of a list: a search, an order and a part of the result. */
type ListQuery = { search?: string | undefined; sort?: string | undefined; limit?: number | undefined; offset?: number | undefined }

/** Returns the rows that a query asks for, and how many match in all, as a server does that searches, sorts and counts. */
export function selectRows<Row>(
  rows: readonly Row[],
  { search = '', sort, limit, offset = 0 }: ListQuery,
  { getText, orders }: LocalListRules<Row>,
): { rows: Row[]; total: number } {
  const isMatch = createMatcher(search)
  const matches = search === '' ? [...rows] : rows.filter((row) => isMatch(getText(row)))
  const compare = sort && orders[sort.replace('-', '')]
  if (compare) matches.sort(sort.startsWith('-') ? (a, b) => compare(b, a) : compare)
  return { rows: matches.slice(offset, limit && offset + limit), total: matches.length }
}
