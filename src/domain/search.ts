/** Removes accents and capitals, so that a search ignores them. */
export const normalizeForSearch = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The ways to write an apostrophe: keyboards have ', phones write ’. */
const apostrophes = /['`´ʹʻʼ‘’‛′＇]/g
const hyphensAndBlanks = /[\s\u2010-\u2015\u2212-]+/g
const hyphensAndBlanksButTabs = /(?:[^\S\t]|[\u2010-\u2015\u2212-])+/g

/** Particles that are also written with an apostrophe: "D Angelo" is "D'Angelo". */
const particles = /(^|\s)(d|l|o|dell|dall|sant) (?=\S)/gi

/** Most texts have none of these, and are sorted and searched as they are. */
const special = /['`´ʹʻʼ‘’‛′＇\u2010-\u2015\u2212-]|[^\S \t]| {2}|(?:^|\s)(?:d|l|o|dell|dall|sant) /i

/** Takes apostrophes out of a text and writes hyphens and blanks as one blank, as the database's unify_signs. A tab stays. */
const unifySigns = (text: string) => text.replace(apostrophes, '').replace(hyphensAndBlanksButTabs, ' ')

const joinParticles = (unified: string) => unified.replace(particles, '$1$2')

/** Returns a name as it is sorted: "D’Angelo" and "D Angelo" as "DAngelo". */
export const toSortedName = (name: string): string => (special.test(name) ? joinParticles(unifySigns(name)) : name)

/** Returns a name as it is compared with another one, without accents, capitals, signs and blanks. */
export const simplifyName = (name: string): string => normalizeForSearch(name).replace(apostrophes, '').replace(hyphensAndBlanks, '')

/** Returns a text as it is searched: without accents and signs, and once more with joined particles, as the database's searchable_text. */
export function toSearchableText(text: string): string {
  const plain = normalizeForSearch(text)
  if (!special.test(plain)) return plain
  const unified = unifySigns(plain)
  const joined = joinParticles(unified)
  return joined === unified ? unified : `${unified}\t${joined}`
}

/** Returns the words of a search as they are written. Blanks, commas and hyphens separate them, as in "Ríos-Luna, Eva"; apostrophes do not. */
export const splitWords = (search: string): string[] =>
  search
    .replace(apostrophes, '')
    .replace(hyphensAndBlanks, ' ')
    .split(/[\s,]+/)
    .filter(Boolean)

/** Returns the words of a search for people as they are written. The digits of a telephone number are one word. */
export const splitPeopleSearch = (search: string): string[] =>
  search
    .split(/[\s,]+/)
    .map((word) => joinPhoneDigits(word.replace(hyphensAndBlanks, '-')))
    .flatMap(splitWords)

/** Returns the normalized words of a search. */
export const splitSearch = (search: string): string[] => splitWords(normalizeForSearch(search))

/** Returns the words by which a name is found, the parts of one with an apostrophe included: "D'Angelo" is "dangelo", "d" and "angelo". */
export const listNameWords = (name: string): string[] =>
  special.test(name)
    ? [...splitSearch(name), ...splitSearch(name.replace(apostrophes, ' ')), ...splitSearch(toSearchableText(name))]
    : splitSearch(name)

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

/**
 * Creates a function that is true for a text in which every word of a search occurs, in any order. Accents, case and signs are ignored, and a telephone
 * number is found however it is written.
 */
export function createMatcher(search: string): (text: string) => boolean {
  const words = search.split(/[\s,]+/).map((word) => [splitSearch(word), splitPeopleSearch(word).map(normalizeForSearch)])
  return (text) => {
    const searchable = toSearchableText(text)
    return words.every((spellings) => spellings.some((parts) => parts.every((part) => searchable.includes(part))))
  }
}

/** True when every word of a search occurs in a text, as `createMatcher` compares them. */
export const matchesSearch = (text: string, search: string): boolean => createMatcher(search)(text)
