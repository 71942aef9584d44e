import type { User } from '#api/generated/app.ts'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import type { Column } from '#web/ui/list/column.ts'
import { formatUserType } from './user-types.ts'
import { formatPersonOf, formatRoles } from './users-list.ts'

/** Creates the columns of the list. `timeZone` is the clinic's. */
export const createUserColumns = (timeZone: string): readonly Column<User>[] => [
  { id: 'name', title: 'Nombre', sort: 'name', fit: 'ellipsis', renderCell: ({ name }) => name },
  { id: 'type', title: 'Tipo', fit: 'nowrap', isTitleHidden: true, renderCell: formatUserType },
  { id: 'person', title: 'Persona', fit: 'ellipsis', isTitleHidden: true, renderCell: formatPersonOf, absent: 'sin persona' },
  { id: 'roles', title: 'Roles', fit: 'ellipsis', renderCell: formatRoles, absent: 'sin roles' },
  {
    id: 'two-steps',
    title: 'Dos pasos',
    isWideOnly: true,
    fit: 'nowrap',
    renderCell: ({ secondFactor }) => secondFactor && 'Sí',
    absent: 'sin verificación en dos pasos',
  },
  {
    id: 'email',
    title: 'Correo',
    isWideOnly: true,
    fit: 'ellipsis',
    isTitleHidden: true,
    renderCell: ({ email }) => email,
    absent: 'sin correo',
  },
  {
    id: 'updated',
    title: 'Cambiado',
    sort: 'updated',
    fit: 'nowrap',
    renderCell: ({ updatedAt }) => formatMoment(updatedAt, timeZone),
  },
]

/** Creates the name and fields of the CSV file. */
export const createUserCsv = (timeZone: string) => ({
  name: 'usuarios',
  fields: [
    { title: 'Nombre', getText: ({ name }: User) => name },
    { title: 'Tipo', getText: formatUserType },
    { title: 'Persona', getText: (user: User) => formatPersonOf(user) ?? '' },
    { title: 'Roles', getText: formatRoles },
    { title: 'Correo', getText: ({ email }: User) => email ?? '' },
    { title: 'Creado', getText: ({ createdAt }: User) => formatMoment(createdAt, timeZone) },
    { title: 'Cambiado', getText: ({ updatedAt }: User) => formatMoment(updatedAt, timeZone) },
  ],
})
