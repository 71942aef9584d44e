import type { User, UserSort } from '#api/generated/app.ts'
import { vUserSort } from '#api/generated/schemas.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import type { ListDefinition } from '#web/ui/list/list-view.ts'

export const userListDefinition: ListDefinition<UserSort> = { id: 'users', path: paths.users, sorts: vUserSort.options, filters: ['role'] }

/** The name of the person for whom the user signs in, if it may be read. */
export const formatPersonOf = ({ person }: User) => person && formatFullName(person)

export const formatRoles = ({ roles }: User) => roles.map(({ name }) => name).join(', ')
