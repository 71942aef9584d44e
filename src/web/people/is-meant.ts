import type { Person } from '#api/generated/app.ts'
import { isMeant as isTextMeant } from '#domain/search.ts'
import { searchedOf } from './name.ts'

/** Whether a search means somebody, by the server's rule: every word stands somewhere in name or document, without regard to accents and capitals. */
export const isMeant = (person: Person, search: string) => isTextMeant(searchedOf(person), search)
