import { sql } from 'kysely'
import type { PeopleSort } from '#api/generated/wire.ts'
import { matchesSearch } from '../database/search.ts'
import { parseSort } from '../list.ts'

/** True when every word of a search occurs in the names or the document of a person. */
export const matchesPerson = (search: string | undefined) => matchesSearch(sql.ref('person.search_text'), search ?? '')

/** Returns the column and direction in which a list of people is sorted. The default is by last names, in Spanish order. */
export function chooseOrder<Table extends 'person' | 'client' | 'worker'>(table: Table, sort: PeopleSort = 'name') {
  const { by, direction } = parseSort(sort)
  const columns = { name: 'person.sort_key', document: 'person.document', created: `${table}.created_at` } as const
  return { column: columns[by], direction }
}
