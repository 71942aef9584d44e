/** The name of a person: given names and the two last names. */
export interface Name {
  given: string
  father: string
  mother: string
}

/** "Tomás Ocampo Suárez", as the agenda and sentences say it. */
export const fullName = ({ given, father, mother }: Name): string => words(given, father, mother)

/** "Tomás Ocampo": enough where the whole name is a glance away. */
export const shortName = ({ given, father }: Pick<Name, 'given' | 'father'>): string => words(given, father)

/** "Tomás O.", for the narrowest places. */
export const briefName = ({ given, father }: Pick<Name, 'given' | 'father'>): string => words(given, father && `${letter(father, 0)}.`)

/** "Ocampo Suárez, Tomás", as lists sort people. */
export const listName = ({ given, father, mother }: Name): string => `${words(father, mother)}, ${given}`

/** "TO": the first letters of given name and first last name. */
export const initials = ({ given, father }: Pick<Name, 'given' | 'father'>): string => letter(given, 0) + letter(father, 0)

/** "AC" for the user name "adrian.condori", "AD" for "admin". */
export function userInitials(name: string): string {
  const [first = '', second] = name.split(/[\s._-]+/).filter(Boolean)
  return letter(first, 0) + (second ? letter(second, 0) : letter(first, 1))
}

/**
 * The initials of everybody by id, told apart where they are equal: the second one takes another letter of the last name
 * (Ana Torres AT, Alba Tello AE). Takes all people, in the order of their ids, so that a new one never renames another.
 */
export function distinctInitials(people: readonly (Pick<Name, 'given' | 'father'> & { id: string })[]): Map<string, string> {
  const given = new Map<string, string>()
  const taken = new Set<string>()
  for (const person of [...people].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const first = letter(person.given, 0)
    const second = lettersOf(person.father.toUpperCase()).find((other) => other.trim() === other && !taken.has(first + other))
    const own = second === undefined ? initials(person) : first + second
    taken.add(own)
    given.set(person.id, own)
  }
  return given
}

const words = (...parts: string[]) => parts.filter(Boolean).join(' ')
const lettersOf = (text: string) => [...text.normalize('NFC')]
const letter = (text: string, index: number) => (lettersOf(text)[index] ?? '').toUpperCase()
