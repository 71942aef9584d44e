import { documentNames } from '#domain/documents.ts'
import type { FieldDescription } from '../ui/form/stale.ts'
import type { PersonValues } from './person-form.ts'
import { type PersonField, personTitles } from './person-titles.ts'

const describeField = (name: PersonField) => ({ label: personTitles[name], paths: [`person.${name}`] })

/** The fields of a person as one speaks of them, in the order of the form. */
export const personFieldDescriptions: readonly FieldDescription<{ person: PersonValues }>[] = [
  describeField('name'),
  describeField('fatherLastName'),
  describeField('motherLastName'),
  {
    label: personTitles.document,
    paths: ['person.documentType', 'person.document'],
    format: ({ person }) => `${documentNames[person.documentType]} ${person.document.trim()}`,
  },
  { ...describeField('gender'), format: ({ person }) => formatGender(person.gender) },
  describeField('birthDate'),
  describeField('phone'),
  describeField('email'),
  describeField('address'),
]

/** Nothing where none is chosen. */
export const formatGender = (gender: boolean | null) => (gender === null ? '' : gender ? 'Masculino' : 'Femenino')
