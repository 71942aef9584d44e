import type { Person } from '#api/generated/app.ts'
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

/** Converts a person to what a search for people looks through: the name, and the document where it is known. */
export const toSearchedPerson = ({ document, ...person }: PersonName & Partial<Pick<Person, 'document'>>): SearchedPerson => ({
  ...toName(person),
  document,
})

/** The text that a search looks through: the full name, and the document where it is known. */
export const getSearchText = ({ document = '', ...person }: PersonName & Partial<Pick<Person, 'document'>>) =>
  `${formatFullName(person)} ${document}`
