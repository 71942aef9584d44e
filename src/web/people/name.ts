import type { Person } from '#api/generated/app.ts'
import { compareSpanish } from '#domain/collation.ts'
import { buildFullName, buildListName, type Name } from '#domain/names.ts'
import type { SearchedPerson } from '#domain/person-search.ts'

type PersonName = Pick<Person, 'name' | 'fatherLastName' | 'motherLastName'>

/** Converts a person's name to the domain's `Name`. */
export const toName = ({ name, fatherLastName, motherLastName }: PersonName): Name => ({
  given: name,
  father: fatherLastName,
  mother: motherLastName,
})

/** "Tomás Ocampo Suárez", for sentences. */
export const formatFullName = (person: PersonName) => buildFullName(toName(person))

/** "Ocampo Suárez, Tomás", for lists sorted by last name. */
export const formatListName = (person: PersonName) => buildListName(toName(person))

/** Compares two people by the full name, first name first, for lists that show "Tomás Ocampo". */
export const compareByName = (one: { person: PersonName }, other: { person: PersonName }) =>
  compareSpanish(formatFullName(one.person), formatFullName(other.person))

type FoundPerson = PersonName & Partial<Pick<Person, 'document' | 'phone' | 'email'>>

/** Converts a person to what a search for people looks through: the name, and what is known of document, telephone and e-mail. */
export const toSearchedPerson = ({ document, phone, email, ...person }: FoundPerson): SearchedPerson => ({
  ...toName(person),
  document,
  phone,
  email,
})

type FoundClient = { person: FoundPerson; guardianName?: string | null; guardianPhone?: string | null }

/** Returns what a search compares of a client: of the person, and of the guardian. */
export const toSearchedClient = ({ person, guardianName, guardianPhone }: FoundClient): SearchedPerson => ({
  ...toSearchedPerson(person),
  guardian: { name: guardianName, phone: guardianPhone },
})

/** The text that a search looks through: the full name, and what is known of document, telephone and e-mail. */
export const getSearchText = ({ document, phone, email, ...person }: FoundPerson) =>
  [formatFullName(person), document, phone?.replace(/\D/g, ''), email].filter(Boolean).join(' ')
