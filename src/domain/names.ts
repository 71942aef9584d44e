/** The name of a person: given names and the two last names. */
export interface Name {
  given: string
  father: string
  mother: string
}

/** "Tomás Ocampo Suárez", in the agenda and in sentences. */
export const fullName = ({ given, father, mother }: Name): string => joinWords(given, father, mother)

/** "Tomás Ocampo", where the full name stands nearby. */
export const shortName = ({ given, father }: Pick<Name, 'given' | 'father'>): string => joinWords(given, father)

/** "Tomás O.", where space is narrow. */
export const briefName = ({ given, father }: Pick<Name, 'given' | 'father'>): string =>
  joinWords(given, father && `${letterAt(father, 0)}.`)

/** "Ocampo Suárez, Tomás", in lists sorted by last name. */
export const listName = ({ given, father, mother }: Name): string => `${joinWords(father, mother)}, ${given}`

/** "TO": the first letters of given name and first last name. */
export const initials = ({ given, father }: Pick<Name, 'given' | 'father'>): string => letterAt(given, 0) + letterAt(father, 0)

/** "AC" for the user name "adrian.condori", "AD" for "admin". */
export function userInitials(name: string): string {
  const [first = '', second] = name.split(/[\s._-]+/).filter(Boolean)
  return letterAt(first, 0) + (second ? letterAt(second, 0) : letterAt(first, 1))
}

/**
 * Distinct initials of people, by id: where two would be equal, the second person gets another letter of the last name (Ana Torres AT, Alba Tello AE).
 * Goes through all people in the order of their ids, so that a new person never changes the initials of another.
 */
export function distinctInitials(people: readonly (Pick<Name, 'given' | 'father'> & { id: string })[]): Map<string, string> {
  const initialsById = new Map<string, string>()
  const used = new Set<string>()
  for (const person of [...people].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const first = letterAt(person.given, 0)
    const second = lettersOf(person.father.toUpperCase()).find((letter) => letter.trim() === letter && !used.has(first + letter))
    const ownInitials = second === undefined ? initials(person) : first + second
    used.add(ownInitials)
    initialsById.set(person.id, ownInitials)
  }
  return initialsById
}

const joinWords = (...parts: string[]) => parts.filter(Boolean).join(' ')
const lettersOf = (text: string) => [...text.normalize('NFC')]
const letterAt = (text: string, index: number) => (lettersOf(text)[index] ?? '').toUpperCase()
