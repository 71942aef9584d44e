import { matchesSearch as isTextMeant } from '#domain/search.ts'
import { getSearchText } from './name.ts'

/** Whether a search means somebody, by the server's rule: every word stands somewhere in name or document, without regard to accents and capitals. */
export const matchesPersonSearch = (person: Parameters<typeof getSearchText>[0], search: string) =>
  isTextMeant(getSearchText(person), search)
