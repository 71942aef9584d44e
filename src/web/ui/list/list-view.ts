import type { ListFilters, ListParams } from '#web/navigation/paths.ts'
import { readListChoice } from './stored-choice.ts'

/** The definition of a list's URL, made once beside its page. */
export type ListDefinition<Sort extends string = string> = {
  /** The key of the stored choice. */
  id: string
  path: (list: ListParams) => string
  /** The sorts that it offers; the first one is the default. */
  sorts: readonly [Sort, ...Sort[]]
  /** The names of its filters in the URL. */
  filters?: readonly (keyof ListFilters)[]
  /** The values that a filter accepts. A filter without an entry accepts any value. */
  filterValues?: Partial<Record<keyof ListFilters, readonly string[]>>
}

/** The shown part of a list and its order. All of it is in the URL. */
export type ListView<Sort extends string = string> = {
  search: string
  sort: Sort
  filters: ListFilters
  /** The number of the page, from 1. */
  page: number
  /** Rows per page; undefined until the user chooses. */
  size: number | undefined
  /** Ids of the columns; undefined until the user chooses. */
  columns: readonly string[] | undefined
  /** The record in the drawer: the id of a row, or 'new'. */
  record: string | undefined
}

/** The choices of rows per page. */
export const pageSizes = [15, 30, 60]

/** Returns the rows per page of a view. */
export const getPageSize = ({ size = 15 }: Pick<ListView, 'size'>) => size

/** True when the server accepts the search. */
const isValidSearch = (text: string) => text.length <= 100 && !/\p{Cc}/u.test(text)

/** True when a URL names no part of the view. When a URL names a part, the others have their defaults. */
export const isUnspecified = ({ searchParams }: URL, { filters = [] }: Pick<ListDefinition, 'filters'>) =>
  !['search', 'sort', 'page', 'rows', 'columns', ...filters].some((name) => searchParams.has(name))

/** True when a search or filter leaves rows out. */
export const isNarrowed = ({ search, filters }: Pick<ListView, 'search' | 'filters'>) =>
  search !== '' || Object.values(filters).some((value) => value !== undefined)

/** Reads the view from a URL, or from the stored choice when the URL names no part of it. Invalid values are ignored. */
export function parseView<Sort extends string>(url: URL, definition: ListDefinition<Sort>): ListView<Sort> {
  const { id, sorts, filters = [], filterValues } = definition
  const params = isUnspecified(url, definition) ? readListChoice(id) : url.searchParams
  const search = params.get('search')?.trim() ?? ''
  const page = Number(params.get('page'))
  const size = Number(params.get('rows'))
  return {
    search: isValidSearch(search) ? search : '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
    filters: Object.fromEntries(
      filters.map((name) => {
        const value = params.get(name) || undefined
        return [name, value === undefined || filterValues?.[name]?.includes(value) === false ? undefined : value]
      }),
    ),
    page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    size: pageSizes.includes(size) ? size : undefined,
    columns: params.get('columns')?.split(','),
    record: url.searchParams.get('record') ?? undefined,
  }
}

/** Turns a view into URL parameters, without the defaults. */
export const toListParams = <Sort extends string>(
  { search, sort, filters, page, size, columns, record }: ListView<Sort>,
  { sorts }: ListDefinition<Sort>,
): ListParams => ({
  search,
  sort: sort === sorts[0] ? undefined : sort,
  ...filters,
  page: page === 1 ? undefined : String(page),
  rows: size === undefined ? undefined : String(size),
  columns: columns?.join(','),
  record,
})

/** Returns the query parameters for the page that a view shows, without its filters. */
export const buildPageQuery = <Sort extends string>(view: ListView<Sort>) => ({
  ...buildResultQuery(view),
  limit: getPageSize(view),
  offset: (view.page - 1) * getPageSize(view),
})

/** Returns the query parameters for all pages of a view, without its filters. Each list adds those itself. */
export const buildResultQuery = <Sort extends string>({ search, sort }: ListView<Sort>) => ({ ...(search && { search }), sort })

/** Returns the number of pages, at least one. */
export const countPages = (total: number, size: number) => Math.max(1, Math.ceil(total / size))
