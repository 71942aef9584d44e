import type { Client, ClientInput, Person, PersonInput } from '#api/generated/app.ts'
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

/** A field of a client besides the person. */
export type ClientDetail = Exclude<keyof ClientInput, 'person'>

/** How a search compares what is known of a client besides the name and the document: as a telephone, as a text, or not at all. */
const searchedAs = {
  documentType: null,
  gender: null,
  birthDate: null,
  phone: 'phone',
  email: 'text',
  address: null,
  guardianName: 'text',
  guardianPhone: 'phone',
  note: null,
} as const satisfies Record<Exclude<keyof PersonInput, keyof PersonName | 'document'> | ClientDetail, 'phone' | 'text' | null>

type SearchedField = keyof typeof searchedAs

const listFields = (kind: 'phone' | 'text') => (Object.keys(searchedAs) as SearchedField[]).filter((field) => searchedAs[field] === kind)
const searchedPhones = listFields('phone')
const searchedTexts = listFields('text')

type FoundPerson = PersonName & Partial<Person>
type FoundDetails = Partial<Pick<Client, ClientDetail>>

function toSearched(person: FoundPerson, details: FoundDetails): SearchedPerson {
  const known: { [Field in SearchedField]?: unknown } = { ...person, ...details }
  const pick = (fields: readonly SearchedField[]) =>
    fields.map((field) => known[field]).filter((value): value is string => typeof value === 'string')
  return { ...toName(person), document: person.document, phones: pick(searchedPhones), texts: pick(searchedTexts) }
}

/** Converts a person to what a search for people looks through: the name, and what is known of document, telephone and e-mail. */
export const toSearchedPerson = (person: FoundPerson): SearchedPerson => toSearched(person, {})

/** Returns what a search compares of a client: of the person, and of the guardian. */
export const toSearchedClient = ({ person, ...details }: { person: FoundPerson } & FoundDetails): SearchedPerson =>
  toSearched(person, details)

/** The text that a search looks through: the full name, and what is known of document, telephone and e-mail. */
export const getSearchText = (person: FoundPerson) => {
  const { document, phones = [], texts = [] } = toSearchedPerson(person)
  return [formatFullName(person), document, ...phones.map((phone) => phone.replace(/\D/g, '')), ...texts].filter(Boolean).join(' ')
}
