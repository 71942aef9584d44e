import { IconCheck } from '@tabler/icons-react'
import type { Person } from '#api/generated/app.ts'
import { documentNames } from '#domain/documents.ts'
import { formatPhone } from '#domain/phones.ts'
import { formatFullDate } from '#domain/spanish.ts'
import type { Column } from '#web/ui/list/column.ts'
import { IconLabel } from '#web/ui/page/icon-label.tsx'
import { formatListName } from './name.ts'
import type { PersonRow } from './people-list.ts'

/** "DNI 70112233", or "Sin documento". */
export const formatDocument = ({ documentType, document }: Pick<Person, 'documentType' | 'document'>) =>
  document.trim() === '' ? 'Sin documento' : `${documentNames[documentType]} ${document.trim()}`

export const nameColumn: Column<PersonRow> = {
  id: 'name',
  title: 'Nombre',
  sort: 'name',
  fit: 'ellipsis',
  renderCell: ({ person }) => formatListName(person),
}

export const documentColumn: Column<PersonRow> = {
  id: 'document',
  title: 'Documento',
  sort: 'document',
  fit: 'nowrap',
  isTitleHidden: true,
  renderCell: ({ person }) => formatDocument(person),
}

export const phoneColumn: Column<PersonRow> = {
  id: 'phone',
  title: 'Teléfono',
  fit: 'nowrap',
  isTitleHidden: true,
  renderCell: ({ person }) => person.phone && formatPhone(person.phone),
  absent: 'sin teléfono',
}

export const emailColumn: Column<PersonRow> = {
  id: 'email',
  title: 'Correo',
  isWideOnly: true,
  fit: 'ellipsis',
  isTitleHidden: true,
  renderCell: ({ person }) => person.email,
  absent: 'sin correo',
}

export const birthDateColumn: Column<PersonRow> = {
  id: 'birth',
  title: 'Nacimiento',
  isWideOnly: true,
  fit: 'nowrap',
  renderCell: ({ person }) => person.birthDate && formatFullDate(person.birthDate),
  absent: 'sin fecha',
}

export const userColumn: Column<PersonRow & { userId?: string | null }> = {
  id: 'user',
  title: 'Usuario',
  isWideOnly: true,
  renderCell: ({ userId }) => userId && <IconLabel icon={IconCheck}>Sí</IconLabel>,
  absent: 'sin usuario',
}
