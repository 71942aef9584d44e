import { matchesSearch } from '#domain/search.ts'
import { getSearchText } from './name.ts'

/** True when every word of a search occurs in the person's name or document, by the same rule as the server's search. */
export const matchesPersonSearch = (person: Parameters<typeof getSearchText>[0], search: string) =>
  matchesSearch(getSearchText(person), search)
