import type { Person } from '#api/generated/app.ts'
import { fullName, listName, type Name } from '#domain/names.ts'

type Named = Pick<Person, 'name' | 'fatherLastName' | 'motherLastName'>

/** A person's name in the domain's words. */
export const nameOf = ({ name, fatherLastName, motherLastName }: Named): Name => ({
  given: name,
  father: fatherLastName,
  mother: motherLastName,
})

/** "Tomás Ocampo Suárez", as sentences say it. */
export const spokenName = (person: Named) => fullName(nameOf(person))

/** "Ocampo Suárez, Tomás", as lists have it. */
export const listedName = (person: Named) => listName(nameOf(person))

/** What a search for people looks into: names and document, which a session may not tell. */
export const searchedOf = ({ document = '', ...person }: Named & Partial<Pick<Person, 'document'>>) => `${spokenName(person)} ${document}`
