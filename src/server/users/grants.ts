import type { Access, Role } from '#api/generated/wire.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { selectRoles } from '../roles/sql.ts'
import { refuseUnknownIds } from '../unknown-ids.ts'

/** The roles that a request names. Throws a 400 that says which of the ids there are not. */
export async function requireRoles(db: Db, ids: readonly string[]): Promise<Role[]> {
  const roles = await selectRoles(db).where('role.id', '=', anyOf(ids)).execute()
  refuseUnknownIds('role_ids', ids, roles, 'Este rol no existe')
  return roles
}

/** Gives a user these roles, as far as he does not hold them yet. */
export const insertUserRoles = (trx: Trx, user_id: string, roles: readonly Role[]) =>
  trx
    .insertInto('user_role')
    .values(roles.map(({ id }) => ({ user_id, role_id: id })))
    .onConflict((there) => there.doNothing())
    .execute()

/** Takes these roles from a user, as far as he holds them. */
export const deleteUserRoles = (trx: Trx, user_id: string, roles: readonly Role[]) =>
  trx
    .deleteFrom('user_role')
    .where('user_id', '=', user_id)
    .where('role_id', '=', anyOf(idsOf(roles)))
    .execute()

/** Gives these accesses to a user himself, as far as he does not hold them yet. */
export const insertUserAccess = (trx: Trx, user_id: string, access: readonly Access[]) =>
  trx
    .insertInto('user_access')
    .values(access.map(({ id }) => ({ user_id, access_id: id })))
    .onConflict((there) => there.doNothing())
    .execute()

/** Takes these accesses from a user, as far as they were given to himself. */
export const deleteUserAccess = (trx: Trx, user_id: string, access: readonly Access[]) =>
  trx
    .deleteFrom('user_access')
    .where('user_id', '=', user_id)
    .where('access_id', '=', anyOf(idsOf(access)))
    .execute()

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
