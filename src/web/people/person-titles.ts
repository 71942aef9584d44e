import type { PersonValues } from './person-form.ts'

/** A field of a person in forms and files. */
export type PersonField = keyof PersonValues

/** The Spanish names of a person's fields: headings of exported files, recognized again by the import. */
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

/** All fields, in the order of the headings. */
export const personFields = Object.keys(personTitles) as PersonField[]
