import type { PeopleSort, Person } from '#api/generated/app.ts'
import { vPeopleSort } from '#api/generated/schemas.ts'
import { compareSpanish } from '#domain/collation.ts'
import { documentNames } from '#domain/documents.ts'
import type { LocalListRules } from '#web/data/select-rows.ts'
import { formatTypedDate } from '#web/ui/dates/typed-date.ts'
import type { ListView } from '#web/ui/list/list-view.ts'
import { getSearchText } from './name.ts'
import { personFields, personTitles } from './person-titles.ts'

/** A client or a worker as a row of a list. */
export type PersonRow = { id: string; person: Person; createdAt: string }

export type PeopleView = ListView<PeopleSort>

/** The sort orders of a list; the first, by last names, is the default. */
export const peopleSorts = vPeopleSort.options

const getSortName = ({ person }: PersonRow) => `${person.fatherLastName}\t${person.motherLastName}\t${person.name}`

/** Selects clients or workers in the browser. */
export const peopleListRules: LocalListRules<PersonRow, PeopleSort> = {
  getText: ({ person }) => getSearchText(person),
  orders: {
    name: (one, other) => compareSpanish(getSortName(one), getSortName(other)),
    document: (one, other) => compareSpanish(one.person.document, other.person.document),
    created: (one, other) => compareSpanish(one.createdAt, other.createdAt),
  },
}

const csvFormats: { [Field in keyof typeof personTitles]?: (person: Person) => string } = {
  documentType: ({ documentType }) => documentNames[documentType] ?? '',
  gender: ({ gender }) => (gender ? 'Masculino' : 'Femenino'),
  birthDate: ({ birthDate }) => (birthDate ? formatTypedDate(birthDate) : ''),
}

/** The fields of a person in a CSV file, with the headings and formats that the import recognizes. */
export const personCsvFields = personFields.map((field) => ({
  title: personTitles[field],
  getText: ({ person }: PersonRow) => csvFormats[field]?.(person) ?? String(person[field] ?? ''),
}))
