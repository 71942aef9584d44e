import type { Person } from '#api/generated/app.ts'
import { fullName, listName, type Name } from '#domain/names.ts'

type PersonName = Pick<Person, 'name' | 'fatherLastName' | 'motherLastName'>

/** Converts a person's name to the domain's `Name`. */
export const toName = ({ name, fatherLastName, motherLastName }: PersonName): Name => ({
  given: name,
  father: fatherLastName,
  mother: motherLastName,
})

/** "Tomás Ocampo Suárez", for sentences. */
export const formatFullName = (person: PersonName) => fullName(toName(person))

/** "Ocampo Suárez, Tomás", for lists sorted by last name. */
export const formatListName = (person: PersonName) => listName(toName(person))

/** The text that a search looks through: the full name, and the document where it is known. */
export const getSearchText = ({ document = '', ...person }: PersonName & Partial<Pick<Person, 'document'>>) =>
  `${formatFullName(person)} ${document}`
