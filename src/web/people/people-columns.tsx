import type { Person } from '#api/generated/app.ts'
import { documentNames } from '#domain/documents.ts'
import { formatFullDate } from '#domain/spanish.ts'
import type { Column } from '../ui/list/column.ts'
import { listedName } from './name.ts'
import type { PersonRow } from './people-list.ts'

/** "DNI 70112233". */
export const documentOf = ({ documentType, document }: Person) => `${documentNames[documentType]} ${document}`

export const nameColumn: Column<PersonRow> = {
  id: 'name',
  title: 'Nombre',
  sort: 'name',
  fit: 'ellipsis',
  cell: ({ person }) => listedName(person),
}

export const documentColumn: Column<PersonRow> = {
  id: 'document',
  title: 'Documento',
  sort: 'document',
  fit: 'nowrap',
  hideTitle: true,
  cell: ({ person }) => documentOf(person),
}

export const phoneColumn: Column<PersonRow> = {
  id: 'phone',
  title: 'Teléfono',
  fit: 'nowrap',
  hideTitle: true,
  cell: ({ person }) => person.phone,
  absent: 'sin teléfono',
}

export const mailColumn: Column<PersonRow> = {
  id: 'email',
  title: 'Correo',
  wide: true,
  fit: 'ellipsis',
  hideTitle: true,
  cell: ({ person }) => person.email,
  absent: 'sin correo',
}

export const birthColumn: Column<PersonRow> = {
  id: 'birth',
  title: 'Nacimiento',
  wide: true,
  fit: 'nowrap',
  cell: ({ person }) => person.birthDate && formatFullDate(person.birthDate),
  absent: 'sin fecha',
}
