import type { PeopleSort, Person } from '#api/generated/app.ts'
import { vPeopleSort } from '#api/generated/schemas.ts'
import { documentNames } from '#domain/documents.ts'
import { formatTypedDate } from '../ui/dates/typed-date.ts'
import type { ListView } from '../ui/list/list-view.ts'
import type { LocalListRules } from '../ui/list/select-rows.ts'
import { searchedOf } from './name.ts'
import { personFields, personTitles } from './person-titles.ts'

/** Somebody in a list. */
export type PersonRow = { id: string; person: Person; createdAt: string }

export type PeopleView = ListView<PeopleSort>

/** By last names first, as it is listed without an order. */
export const peopleSorts = vPeopleSort.options

// made once: it costs more than sorting thousands with it
const collator = new Intl.Collator('es')
const surnameFirst = ({ person }: PersonRow) => `${person.fatherLastName}\t${person.motherLastName}\t${person.name}`

/** How the browser does what the server does where it has the additions. */
export const peopleRules: LocalListRules<PersonRow, PeopleSort> = {
  getText: ({ person }) => searchedOf(person),
  orders: {
    name: (one, other) => collator.compare(surnameFirst(one), surnameFirst(other)),
    document: (one, other) => collator.compare(one.person.document, other.person.document),
    created: (one, other) => collator.compare(one.createdAt, other.createdAt),
  },
}

const written: { [Field in keyof typeof personTitles]?: (person: Person) => string } = {
  documentType: ({ documentType }) => documentNames[documentType] ?? '',
  gender: ({ gender }) => (gender ? 'Masculino' : 'Femenino'),
  birthDate: ({ birthDate }) => (birthDate ? formatTypedDate(birthDate) : ''),
}

/** A person as a CSV file has it, so that an import understands it. */
export const personCsv = personFields.map((field) => ({
  title: personTitles[field],
  text: ({ person }: PersonRow) => written[field]?.(person) ?? String(person[field] ?? ''),
}))
