import type { FieldDescription } from '../ui/form/stale.ts'
import { formatDocument } from './people-columns.tsx'
import type { PersonValues } from './person-form.ts'
import { type PersonField, personTitles } from './person-titles.ts'

const describeField = (name: PersonField) => ({ label: personTitles[name], paths: [`person.${name}`] as const })

/** The fields of a person with their labels and formats, in the order of the form, for comparing a stale form with the record. */
export const personFieldDescriptions: readonly FieldDescription<{ person: PersonValues }>[] = [
  describeField('name'),
  describeField('fatherLastName'),
  describeField('motherLastName'),
  {
    label: personTitles.document,
    paths: ['person.documentType', 'person.document'],
    format: ({ person }) => formatDocument(person),
  },
  { ...describeField('gender'), format: ({ person }) => formatGender(person.gender) },
  describeField('birthDate'),
  describeField('phone'),
  describeField('email'),
  describeField('address'),
]

/** "Masculino" or "Femenino"; empty while none is selected. */
export const formatGender = (gender: boolean | null) => (gender === null ? '' : gender ? 'Masculino' : 'Femenino')
