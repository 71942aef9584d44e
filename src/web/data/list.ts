import { queryOptions } from '@tanstack/react-query'
import { toSnakeCase } from '#api/case.ts'
import type { List, ListPath, ListQuery, Row } from '#api/client.ts'
import { createMissingError } from '#api/errors.ts'
import { api } from './api.ts'
import { type LocalListRules, selectRows } from './select-rows.ts'

/** How the browser selects rows where the server cannot: `matches` tells whether the filters of the query leave a row in. */
type Rules<P extends ListPath> = Partial<LocalListRules<Row<P>>> & { matches?: (row: Row<P>, query: ListQuery<P>) => boolean }

/**
 * Returns the query of a part of a list with its total, { rows, total }. Its key begins with the path too. A server that cannot search, order or
 * limit sends the list once for all parts, which the browser selects by `rules`.
 */
export const list = <P extends ListPath>(path: P, query: ListQuery<P>, rules: Rules<P> = {}) =>
  queryOptions({
    queryKey: [path, 'counted', { query: api.toListQuery(path, query) }] as const,
    queryFn: ({ signal }) => fetchList(path, query, rules, signal),
    select: (answer) => selectPart(answer, query, rules),
  })

/** Returns a function that fetches any part of a list. A list that the server sends whole is not cut. */
export const createFetcher =
  <P extends ListPath>(path: P, query: ListQuery<P>, rules: Rules<P>) =>
  async (limit: number, offset: number, signal: AbortSignal) =>
    selectPart(await fetchList(path, { ...query, limit, offset }, rules, signal), query, rules)

/** Fetches a list. Fails where the server lacks a filter or search for which there is no rule, because all rows would pass for those that it finds. */
async function fetchList<P extends ListPath>(path: P, query: ListQuery<P>, { matches, getText }: Rules<P>, signal: AbortSignal) {
  const sent = api.toListQuery(path, query)
  const hasRule = (name: string) => ['sort', 'limit', 'offset'].includes(name) || (name === 'search' ? getText : matches) !== undefined
  const lost = Object.entries(query).find(([name, value]) => value !== undefined && !(name in sent) && !hasRule(name))
  if (lost) throw createMissingError(`GET ${path}?${toSnakeCase(lost[0])}`)
  return api.list(path, { query }, signal)
}

function selectPart<P extends ListPath>(answer: List<P>, query: ListQuery<P>, { matches, ...rules }: Rules<P>): List<P> {
  if (!answer.isWhole) return answer
  return { ...answer, ...selectRows(matches ? answer.rows.filter((row) => matches(row, query)) : answer.rows, query, rules) }
}
