import type { PersonValues } from './person-form.ts'

/** A field of a person, as forms and files have it. */
export type PersonField = keyof PersonValues

/** What a file calls the fields of a person: an export is written with these headings, and an import recognises them. */
export const personTitles: Record<PersonField, string> = {
  name: 'Nombres',
  fatherLastName: 'Apellido paterno',
  motherLastName: 'Apellido materno',
  documentType: 'Tipo de documento',
  document: 'Documento',
  gender: 'Género',
  birthDate: 'Nacimiento',
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Dirección',
}

/** Written out, because the order of the headings is theirs. */
export const personFields = Object.keys(personTitles) as PersonField[]
