import type { User, UserSort } from '#api/generated/app.ts'
import { vUserSort } from '#api/generated/schemas.ts'
import { compareSpanish } from '#domain/collation.ts'
import type { LocalListRules } from '../data/select-rows.ts'
import { paths } from '../navigation/paths.ts'
import { formatFullName } from '../people/name.ts'
import type { ListDefinition } from '../ui/list/list-view.ts'

export const userListDefinition: ListDefinition<UserSort> = { id: 'users', path: paths.users, sorts: vUserSort.options, filters: ['role'] }

/** The name of the person for whom the user signs in, where the server sends it. */
export const formatPersonOf = ({ person }: User) => person && formatFullName(person)

export const formatRoles = ({ roles }: User) => roles.map(({ name }) => name).join(', ')

/** Selects users in the browser where the server cannot. */
export const userListRules: LocalListRules<User, UserSort> & { matches: (user: User, query: { roleId?: string }) => boolean } = {
  matches: ({ roles }, { roleId }) => roleId === undefined || roles.some(({ id }) => id === roleId),
  getText: ({ name, email }) => [name, email].filter(Boolean).join(' '),
  orders: {
    name: (one, other) => compareSpanish(one.name, other.name),
    created: (one, other) => compareSpanish(one.createdAt, other.createdAt),
    updated: (one, other) => compareSpanish(one.updatedAt, other.updatedAt),
  },
}
