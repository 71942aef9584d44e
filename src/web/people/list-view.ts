import * as v from 'valibot'
import type { PeopleSort } from '#api/generated/app.ts'
import { vListClientsQuery, vPeopleSort } from '#api/generated/schemas.ts'
import type { List } from '../paths.ts'

/** What a list of people shows. */
export type ListView = {
  search: string
  sort: PeopleSort
  /** From 1. */
  page: number
  /** Rows of a page. */
  size: number
  /** What the drawer holds: the id of a row, or 'new'. */
  record: string | undefined
}

/** How many rows a page may have. */
export const pageSizes = [15, 30, 60, 120]

const initial = { sort: 'name', page: 1, size: 15 } as const

/** The view that a URL asks for; what it asks wrongly is not heeded. */
export function viewOf({ searchParams }: URL): ListView {
  const search = searchParams.get('search')?.trim() ?? ''
  const sort = searchParams.get('sort')
  const page = Number(searchParams.get('page'))
  const size = Number(searchParams.get('rows'))
  return {
    search: v.is(vListClientsQuery.entries.search, search) ? search : '',
    sort: v.is(vPeopleSort, sort) ? sort : initial.sort,
    page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : initial.page,
    size: pageSizes.includes(size) ? size : initial.size,
    record: searchParams.get('record') ?? undefined,
  }
}

/** The view as a URL says it, without what goes without saying. */
export const urlOf = ({ search, sort, page, size, record }: ListView): List => ({
  search,
  sort: sort === initial.sort ? undefined : sort,
  page: page === initial.page ? undefined : String(page),
  rows: size === initial.size ? undefined : String(size),
  record,
})

/** The view as the query of a list. */
export const queryOf = ({ search, sort, page, size }: ListView) => ({
  ...(search && { search }),
  sort,
  limit: size,
  offset: (page - 1) * size,
})

/** How many pages there are; one at least. */
export const pagesOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size))
