/** The name of a person: given names and the two last names. */
export interface Name {
  given: string
  father: string
  mother: string
}

/** Returns "Tomás Ocampo Suárez", for the agenda and for sentences. */
export const buildFullName = ({ given, father, mother }: Name): string => joinWords(given, father, mother)

/** Returns "Tomás Ocampo", for places where the full name stands nearby. */
export const buildShortName = ({ given, father }: Pick<Name, 'given' | 'father'>): string => joinWords(given, father)

/** Returns "Tomás O.", for narrow places. */
export const buildBriefName = ({ given, father }: Pick<Name, 'given' | 'father'>): string =>
  joinWords(given, father && `${getLetter(father, 0)}.`)

/** Returns the first of several given names. */
export const getFirstGivenName = (given: string): string => given.split(' ')[0]!

/** Returns "Ocampo Suárez, Tomás", for lists sorted by last name. */
export const buildListName = ({ given, father, mother }: Name): string => `${joinWords(father, mother)}, ${given}`

/** Returns "Ocampo, Tomás", for narrow lists. */
export const buildShortListName = ({ given, father }: Pick<Name, 'given' | 'father'>): string => `${father}, ${given}`

/** Returns "Ocampo S., Tomás", for narrow lists in which others have the same first last name. */
export const buildInitialListName = ({ given, father, mother }: Name): string =>
  `${joinWords(father, mother && `${getLetter(mother, 0)}.`)}, ${given}`

/** Returns "TO", the first letters of given name and first last name. */
export const getInitials = ({ given, father }: Pick<Name, 'given' | 'father'>): string => getLetter(given, 0) + getLetter(father, 0)

/** Returns "AC" for the user name "adrian.condori", "AD" for "admin". */
export function getUserInitials(name: string): string {
  const [first = '', second] = name.split(/[\s._-]+/).filter(Boolean)
  return getLetter(first, 0) + (second ? getLetter(second, 0) : getLetter(first, 1))
}

/**
 * Returns distinct initials of people, by id: where two would be equal, the second person gets another letter of the last name (Ana Torres AT,
 * Alba Tello AE).
 * Goes through all people in the order of their ids, so that a new person never changes the initials of another.
 */
export function assignInitials(people: readonly (Pick<Name, 'given' | 'father'> & { id: string })[]): Map<string, string> {
  const initialsById = new Map<string, string>()
  const used = new Set<string>()
  for (const person of [...people].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const first = getLetter(person.given, 0)
    const second = splitLetters(person.father.toUpperCase()).find((letter) => letter.trim() === letter && !used.has(first + letter))
    const ownInitials = second === undefined ? getInitials(person) : first + second
    used.add(ownInitials)
    initialsById.set(person.id, ownInitials)
  }
  return initialsById
}

const joinWords = (...parts: string[]) => parts.filter(Boolean).join(' ')
const splitLetters = (text: string) => [...text.normalize('NFC')]
const getLetter = (text: string, index: number) => (splitLetters(text)[index] ?? '').toUpperCase()
