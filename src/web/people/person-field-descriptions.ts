import type { FieldDescription } from '#web/ui/form/stale.ts'
import { formatDocument } from './people-columns.tsx'
import type { PersonValues } from './person-form.ts'
import { personFields, personTitles } from './person-titles.ts'

type PersonFieldDescription = FieldDescription<{ person: PersonValues }>

/** The document is one field together with its type. */
const documentDescription: PersonFieldDescription = {
  label: personTitles.document,
  paths: ['person.documentType', 'person.document'],
  format: ({ person }) => formatDocument(person),
}

/** The fields of a person with their labels and formats, in the order of the form, for comparing a stale form with the record. */
export const personFieldDescriptions: readonly PersonFieldDescription[] = personFields.flatMap((name): PersonFieldDescription[] => {
  if (name === 'documentType') return []
  if (name === 'document') return [documentDescription]
  const description = { label: personTitles[name], paths: [`person.${name}`] as const }
  return [name === 'gender' ? { ...description, format: ({ person }) => formatGender(person.gender) } : description]
})

/** "Masculino" or "Femenino"; empty while none is selected. */
export const formatGender = (gender: boolean | null) => (gender === null ? '' : gender ? 'Masculino' : 'Femenino')
