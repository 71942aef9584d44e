import type { ClientDetail } from '#web/people/name.ts'
import { type PersonField, personTitles } from '#web/people/person-titles.ts'

/** The Spanish names of what a client has besides the person. */
export const clientDetailTitles: Record<ClientDetail, string> = {
  guardianName: 'Apoderado',
  guardianPhone: 'Teléfono del apoderado',
  note: 'Nota',
}

/** The fields that a client has besides the person, in the order of the form. */
export const clientDetails = Object.keys(clientDetailTitles) as ClientDetail[]

/** A field of a client in files. */
export type FileField = PersonField | ClientDetail

/** The Spanish names of a client's fields: headings of exported files, recognized again by the import. */
export const fileTitles: Record<FileField, string> = { ...personTitles, ...clientDetailTitles }

/** All fields, in the order of the headings. */
export const fileFields = Object.keys(fileTitles) as FileField[]
