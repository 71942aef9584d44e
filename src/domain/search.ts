/** Removes accents and capitals, so that a search ignores them. */
export const normalizeForSearch = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the normalized words of a text, which blanks and commas separate, as in "Ríos Luna, Eva". */
export const splitSearch = (text: string): string[] =>
  normalizeForSearch(text)
    .split(/[\s,]+/)
    .filter(Boolean)

/** The + and the calling code of a country: 1 and 7 have one digit, some have two, all others three. */
const callingCode = /^\(?\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/**
 * Returns the digits of a word that is written like a part of a telephone number, such as "445-1234"; other words stay as they are. A country's
 * calling code is left out, because numbers are stored with and without it: "+51" becomes empty. Without the + it is known before a whole mobile number of
 * Peru: "51987654321".
 */
export const joinPhoneDigits = (word: string): string =>
  /^[\d+()./-]*\d[\d+()./-]*$/.test(word)
    ? word
        .replace(callingCode, '')
        .replace(/\D/g, '')
        .replace(/^(00)?51(?=9\d{8}$)/, '')
    : word

/** True when every word of a search begins a word of a text, in any order: "reg cli" finds "Registrar cliente". */
export function matchesWordStarts(text: string, search: string): boolean {
  const words = splitSearch(text)
  return splitSearch(search).every((start) => words.some((word) => word.startsWith(start)))
}

/** True when every word of a search occurs in a text, in any order. Accents and case are ignored. */
export function matchesSearch(text: string, search: string): boolean {
  const normalized = normalizeForSearch(text)
  return splitSearch(search).every((word) => normalized.includes(word))
}
