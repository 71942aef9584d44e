import type { Person } from '#api/generated/app.ts'
import { documentWords } from '#domain/documents.ts'
import { fullDate } from '#domain/spanish.ts'
import { Absent } from '../ui/absent.tsx'
import type { Column } from '../ui/list-table.tsx'

/** Somebody in a list. */
export type PersonRow = { id: string; person: Person; createdAt: string }

/** "DNI 70112233". */
export const documentOf = ({ documentType, document }: Person) => `${documentWords[documentType]} ${document}`

export const documentColumn: Column<PersonRow> = {
  title: 'Documento',
  sort: 'document',
  from: 'medium',
  fit: 'whole',
  cell: ({ person }) => documentOf(person),
}

export const phoneColumn: Column<PersonRow> = {
  title: 'Teléfono',
  from: 'medium',
  fit: 'whole',
  cell: ({ person }) => person.phone || <Absent word="sin teléfono" />,
}

export const mailColumn: Column<PersonRow> = {
  title: 'Correo',
  from: 'wide',
  fit: 'shortened',
  cell: ({ person }) => (person.email ? <span title={person.email}>{person.email}</span> : <Absent word="sin correo" />),
}

export const birthColumn: Column<PersonRow> = {
  title: 'Nacimiento',
  from: 'wide',
  fit: 'whole',
  cell: ({ person }) => (person.birthDate ? fullDate(person.birthDate) : <Absent word="sin fecha" />),
}
