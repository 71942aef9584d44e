import { normalizeForSearch } from '#domain/search.ts'

/** Returns what has to be typed before the data of a person is erased: the document, or the full name where there is none. */
export const getConfirmation = (document: string, name: string) => (document === '' ? name : document)

/** True when what was typed is what has to be typed, whatever its case, accents and blanks. */
export const isConfirmed = (typed: string, confirmation: string): boolean => simplify(typed) === simplify(confirmation)

const simplify = (text: string) => normalizeForSearch(text.trim().replace(/\s+/g, ' '))
