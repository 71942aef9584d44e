import { sql } from 'kysely'
import type { PeopleSort } from '#api/generated/wire.ts'
import { matchesSearch } from '../database/search.ts'
import { parseSort } from '../list.ts'

/** Whether names and document hold every word of the search. */
export const isFoundBy = (search: string | undefined) => matchesSearch(sql.ref('person.search_text'), search ?? '')

/** By what and which way a list of people, clients or workers is ordered; in Spanish by last names when nothing is asked for. */
export function peopleOrder<Table extends 'person' | 'client' | 'worker'>(table: Table, sort: PeopleSort = 'name') {
  const { by, direction } = parseSort(sort)
  const columns = { name: 'person.sort_key', document: 'person.document', created: `${table}.created_at` } as const
  return { column: columns[by], direction }
}
