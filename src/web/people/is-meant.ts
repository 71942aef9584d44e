import { matchesSearch as isTextMeant } from '#domain/search.ts'
import { searchedOf } from './name.ts'

/** Whether a search means somebody, by the server's rule: every word stands somewhere in name or document, without regard to accents and capitals. */
export const isMeant = (person: Parameters<typeof searchedOf>[0], search: string) => isTextMeant(searchedOf(person), search)
