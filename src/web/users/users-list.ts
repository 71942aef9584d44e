import type { User, UserSort } from '#api/generated/app.ts'
import { vUserSort } from '#api/generated/schemas.ts'
import { compareSpanish } from '#domain/collation.ts'
import { paths } from '../navigation/paths.ts'
import { formatFullName } from '../people/name.ts'
import type { ListDefinition, ListView } from '../ui/list/list-view.ts'
import { type LocalListRules, selectPage, selectRows } from '../ui/list/select-rows.ts'

export const userListDefinition: ListDefinition<UserSort> = { id: 'users', path: paths.users, sorts: vUserSort.options, filters: ['role'] }

/** The name of the person for whom the user signs in, where the server sends it. */
export const formatPersonOf = ({ person }: User) => person && formatFullName(person)

export const formatRoles = ({ roles }: User) => roles.map(({ name }) => name).join(', ')

/** Searches and sorts in the browser, for servers without the additions. */
const userListRules: LocalListRules<User, UserSort> = {
  getText: ({ name, email }) => [name, email].filter(Boolean).join(' '),
  orders: {
    name: (one, other) => compareSpanish(one.name, other.name),
    created: (one, other) => compareSpanish(one.createdAt, other.createdAt),
    updated: (one, other) => compareSpanish(one.updatedAt, other.updatedAt),
  },
}

const selectHoldersOf = (users: readonly User[], { filters: { role } }: ListView<UserSort>) =>
  users.filter(({ roles }) => role === undefined || roles.some(({ id }) => id === role))

/** Returns all users that a view finds, sorted. */
export const selectUserRows = (users: readonly User[], view: ListView<UserSort>) =>
  selectRows(selectHoldersOf(users, view), view, userListRules)

/** Returns the users on a view's page, and how many it finds in all. */
export const selectUserPage = (users: readonly User[], view: ListView<UserSort>) =>
  selectPage(selectHoldersOf(users, view), view, userListRules)
