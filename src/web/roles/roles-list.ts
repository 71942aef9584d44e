import type { Role } from '#api/generated/app.ts'
import { compareSpanish } from '#domain/collation.ts'
import type { LocalListRules } from '#web/data/select-rows.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import type { Column } from '#web/ui/list/column.ts'
import type { ListDefinition } from '#web/ui/list/list-view.ts'

type RoleSort = 'name' | '-name' | 'code' | '-code' | 'users' | '-users' | 'updated' | '-updated'

export const roleListDefinition: ListDefinition<RoleSort> = {
  id: 'roles',
  path: paths.roles,
  sorts: ['name', '-name', 'code', '-code', 'users', '-users', 'updated', '-updated'],
}

/** Searches and sorts roles in the browser. */
export const roleListRules: LocalListRules<Role, RoleSort> = {
  getText: ({ name, code }) => `${name} ${code ?? ''}`,
  orders: {
    name: (one, other) => compareSpanish(one.name, other.name),
    code: (one, other) => compareSpanish(one.code ?? '', other.code ?? ''),
    users: (one, other) => one.userCount - other.userCount,
    updated: (one, other) => one.updatedAt.localeCompare(other.updatedAt),
  },
}

/** Creates the columns of the list. `timeZone` is the clinic's. */
export const createRoleColumns = (timeZone: string): readonly Column<Role>[] => [
  { id: 'name', title: 'Nombre', sort: 'name', fit: 'ellipsis', renderCell: ({ name }) => name },
  { id: 'code', title: 'Código', sort: 'code', fit: 'ellipsis', renderCell: ({ code }) => code, absent: 'sin código' },
  { id: 'users', title: 'Usuarios', sort: 'users', fit: 'nowrap', renderCell: ({ userCount }) => userCount },
  {
    id: 'updated',
    title: 'Cambiado',
    sort: 'updated',
    fit: 'nowrap',
    renderCell: ({ updatedAt }) => formatMoment(updatedAt, timeZone),
  },
]

/** Creates the name and fields of the CSV file. */
export const createRoleCsv = (timeZone: string) => ({
  name: 'roles',
  fields: [
    { title: 'Nombre', getText: ({ name }: Role) => name },
    { title: 'Código', getText: ({ code }: Role) => code ?? '' },
    { title: 'Usuarios', getText: ({ userCount }: Role) => String(userCount) },
    { title: 'Creado', getText: ({ createdAt }: Role) => formatMoment(createdAt, timeZone) },
    { title: 'Cambiado', getText: ({ updatedAt }: Role) => formatMoment(updatedAt, timeZone) },
  ],
})
