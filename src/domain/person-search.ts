import { buildFullName, buildListName, type Name } from './names.ts'
import { listNameWords, normalizeForSearch, simplifyName, splitPeopleSearch, splitSearch } from './search.ts'

/** The parts of a person that a search compares: the name, and as far as they are known the document, the telephones, and other texts such as the e-mail. */
export interface SearchedPerson extends Name {
  document?: string | undefined
  phones?: readonly string[]
  texts?: readonly string[]
}

/**
 * Finds the people whom a search matches, best matches first, and equal matches in the given order: "ana flores" finds Ana Flores before Luciana
 * Flores, and "zo" finds Zoe Campos, then Eva Zorrilla, then Renzo Díaz. Whose whole name is searched comes first.
 */
export function findPeople<T>(items: readonly T[], search: string, getPerson: (item: T) => SearchedPerson): T[] {
  const words = splitPeopleSearch(search).map(normalizeForSearch)
  const rankWholeName = createNameRanker(search)
  return items
    .map((item) => ({ item, rank: rankMatch(getPerson(item), words) }))
    .filter(({ rank }) => rank < noMatch)
    .map((found) => ({ ...found, nameRank: rankWholeName(getPerson(found.item)) }))
    .sort((one, other) => one.nameRank - other.nameRank || one.rank - other.rank)
    .map(({ item }) => item)
}

/** The rank of a word that occurs only within a word of the person. It is more than any number of words that begin one. */
const rankWithinWord = 1000
const noMatch = Number.POSITIVE_INFINITY

/** Creates the function that ranks a whole name: 0 when it is what is searched, 1 when its words are searched in another order, otherwise 2. */
function createNameRanker(search: string): (name: Name) => number {
  const [searched, searchedWords] = [simplify(search), sortWords(search)]
  return (name) => {
    if ([buildFullName(name), buildListName(name)].some((text) => simplify(text) === searched)) return 0
    return sortWords(buildFullName(name)) === searchedWords ? 1 : 2
  }
}

const simplify = (text: string) => simplifyName(text.replace(',', ' '))
const sortWords = (text: string) => splitSearch(text).sort().join(' ')

/** Ranks how well a person matches normalized words: 0 is best. Matches at the start of a word come first, a given name before a last name. */
function rankMatch({ given, father, mother, document = '', phones = [], texts = [] }: SearchedPerson, words: readonly string[]): number {
  const [first = '', ...others] = listNameWords(given)
  const lastNames = [father, mother].flatMap(listNameWords)
  const contacts = [...phones.map((phone) => phone.replace(/\D/g, '')), ...texts.flatMap(listNameWords)]
  const parts = [[first], others, lastNames, [normalizeForSearch(document)], contacts]
  return words.map((word) => rankWord(parts, word)).reduce((sum, rank) => sum + rank, 0)
}

/** Ranks the part in which a word occurs. A whole word comes before the start of one. */
function rankWord(parts: readonly (readonly string[])[], word: string): number {
  const whole = parts.findIndex((part) => part.includes(word))
  const start = parts.findIndex((part) => part.some((text) => text.startsWith(word)))
  if (start !== -1) return whole === start ? 2 * start : 2 * start + 1
  return parts.flat().some((text) => text.includes(word)) ? rankWithinWord : noMatch
}
