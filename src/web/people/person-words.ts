import { documentNames } from '#domain/documents.ts'
import type { FieldDescription } from '../ui/form/stale.ts'
import type { PersonValues } from './person-form.ts'
import { type PersonField, personTitles } from './person-titles.ts'

const plain = (name: PersonField) => ({ label: personTitles[name], paths: [`person.${name}`] })

/** The fields of a person as one speaks of them, in the order of the form. */
export const personInWords: readonly FieldDescription<{ person: PersonValues }>[] = [
  plain('name'),
  plain('fatherLastName'),
  plain('motherLastName'),
  {
    label: personTitles.document,
    paths: ['person.documentType', 'person.document'],
    format: ({ person }) => `${documentNames[person.documentType]} ${person.document.trim()}`,
  },
  { ...plain('gender'), format: ({ person }) => genderWord(person.gender) },
  plain('birthDate'),
  plain('phone'),
  plain('email'),
  plain('address'),
]

/** Nothing where none is chosen. */
export const genderWord = (gender: boolean | null) => (gender === null ? '' : gender ? 'Masculino' : 'Femenino')
