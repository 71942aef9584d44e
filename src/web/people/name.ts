import type { Person } from '#api/generated/app.ts'
import { fullName, listName, type Name } from '#domain/names.ts'

type PersonName = Pick<Person, 'name' | 'fatherLastName' | 'motherLastName'>

/** A person's name in the domain's words. */
export const toName = ({ name, fatherLastName, motherLastName }: PersonName): Name => ({
  given: name,
  father: fatherLastName,
  mother: motherLastName,
})

/** "Tomás Ocampo Suárez", as sentences say it. */
export const formatFullName = (person: PersonName) => fullName(toName(person))

/** "Ocampo Suárez, Tomás", as lists have it. */
export const formatListName = (person: PersonName) => listName(toName(person))

/** What a search for people looks into: names and document, which a session may not tell. */
export const getSearchText = ({ document = '', ...person }: PersonName & Partial<Pick<Person, 'document'>>) =>
  `${formatFullName(person)} ${document}`
