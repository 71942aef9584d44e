/** Removes accents and capitals, so that a search ignores them. */
export const normalizeForSearch = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the normalized words of a text, which blanks and commas separate, as in "Ríos Luna, Eva". */
export const splitSearch = (text: string): string[] =>
  normalizeForSearch(text)
    .split(/[\s,]+/)
    .filter(Boolean)

/** Returns the digits of a word that is written like a part of a telephone number, such as "445-1234"; other words stay as they are. */
export const joinPhoneDigits = (word: string): string => (/^[\d+()./-]*\d[\d+()./-]*$/.test(word) ? word.replace(/\D/g, '') : word)

/** True when every word of a search occurs in a text, in any order. Accents and case are ignored. */
export function matchesSearch(text: string, search: string): boolean {
  const normalized = normalizeForSearch(text)
  return splitSearch(search).every((word) => normalized.includes(word))
}
