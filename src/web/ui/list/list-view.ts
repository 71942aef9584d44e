import type { List } from '../../navigation/paths.ts'
import { readListChoice } from './stored-choice.ts'

/** What a list is, for its URL: made once beside its page. */
export type ListDefinition<Sort extends string = string> = {
  /** Where it is remembered. */
  id: string
  path: (list: List) => string
  /** The orders that it has; the first is in force until somebody chooses. */
  sorts: readonly [Sort, ...Sort[]]
}

/** What a list shows. */
export type ListView<Sort extends string = string> = {
  search: string
  sort: Sort
  /** From 1. */
  page: number
  /** Rows of a page; undefined until somebody chooses. */
  size: number | undefined
  /** Ids of the columns; undefined until somebody chooses. */
  columns: readonly string[] | undefined
  /** What the drawer holds: the id of a row, or 'new'. */
  record: string | undefined
}

/** How many rows a page may have. */
export const pageSizes = [15, 30, 60]

/** How many rows a page of the view has. */
export const getPageSize = ({ size = 15 }: Pick<ListView, 'size'>) => size

/** What the server allows of a search. */
const isValidSearch = (text: string) => text.length <= 100 && !/\p{Cc}/u.test(text)

/** Whether a URL leaves it to the list what to show; one that says anything of it means the rest as it is at first. */
export const isUnspecified = ({ searchParams }: URL) =>
  !['search', 'sort', 'page', 'rows', 'columns'].some((name) => searchParams.has(name))

/** The view that a URL asks for, or the remembered one where it does not say; what it asks wrongly is not heeded. */
export function parseView<Sort extends string>(url: URL, { id, sorts }: ListDefinition<Sort>): ListView<Sort> {
  const said = isUnspecified(url) ? readListChoice(id) : url.searchParams
  const search = said.get('search')?.trim() ?? ''
  const page = Number(said.get('page'))
  const size = Number(said.get('rows'))
  return {
    search: isValidSearch(search) ? search : '',
    sort: sorts.find((sort) => sort === said.get('sort')) ?? sorts[0],
    page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    size: pageSizes.includes(size) ? size : undefined,
    columns: said.get('columns')?.split(','),
    record: url.searchParams.get('record') ?? undefined,
  }
}

/** The view as a URL says it: what was chosen, without what goes without saying. */
export const toListParams = <Sort extends string>(
  { search, sort, page, size, columns, record }: ListView<Sort>,
  { sorts }: ListDefinition<Sort>,
): List => ({
  search,
  sort: sort === sorts[0] ? undefined : sort,
  page: page === 1 ? undefined : String(page),
  rows: size === undefined ? undefined : String(size),
  columns: columns?.join(','),
  record,
})

/** The page that a view shows, as the query of a list. */
export const buildPageQuery = <Sort extends string>(view: ListView<Sort>) => ({
  ...buildResultQuery(view),
  limit: getPageSize(view),
  offset: (view.page - 1) * getPageSize(view),
})

/** The whole result of which it is a page. */
export const buildResultQuery = <Sort extends string>({ search, sort }: ListView<Sort>) => ({ ...(search && { search }), sort })

/** How many pages there are; one at least. */
export const countPages = (total: number, size: number) => Math.max(1, Math.ceil(total / size))
