import { type RawBuilder, sql } from 'kysely'
import type { PeopleSort } from '#api/generated/wire.ts'
import { splitPeopleSearch } from '#domain/search.ts'
import { containsWords } from '../database/search.ts'
import { parseSort } from '../list.ts'

/** True when every word of a search occurs in the names, document, telephone or e-mail of a person, or in the search text of several people. */
export const matchesPerson = (search = '', searchText: RawBuilder<string> = sql.ref('person.search_text')) =>
  containsWords(searchText, splitPeopleSearch(search))

/**
 * Returns the column and direction in which a list of people is sorted. The default is by last names, in Spanish order. Clients have their own column for it,
 * with an index.
 */
export function chooseOrder<Table extends 'person' | 'client' | 'worker'>(table: Table, sort: PeopleSort = 'name') {
  const { by, direction } = parseSort(sort)
  const name = (table === 'client' ? 'client.sort_key' : 'person.sort_key') as Table extends 'client'
    ? 'client.sort_key'
    : 'person.sort_key'
  const columns = { name, document: 'person.document', created: `${table}.created_at` } as const
  return { column: columns[by], direction }
}
