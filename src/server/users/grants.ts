import type { Access, UserRole } from '#api/generated/wire.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'

/** Gives a user roles. Roles that the user has already stay. */
export const insertUserRoles = (trx: Trx, user_id: string, roles: readonly UserRole[]) =>
  trx
    .insertInto('user_role')
    .values(roles.map(({ id }) => ({ user_id, role_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Takes roles from a user. Roles that the user does not have are ignored. */
export const deleteUserRoles = (trx: Trx, user_id: string, roles: readonly UserRole[]) =>
  trx
    .deleteFrom('user_role')
    .where('user_id', '=', user_id)
    .where('role_id', '=', anyOf(roles.map(({ id }) => id)))
    .execute()

/** Gives access directly to a user. Access that the user has directly already stays. */
export const insertUserAccess = (trx: Trx, user_id: string, access: readonly Access[]) =>
  trx
    .insertInto('user_access')
    .values(access.map(({ id }) => ({ user_id, access_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Takes away access that was given directly to a user. Access from roles is ignored. */
export const deleteUserAccess = (trx: Trx, user_id: string, access: readonly Access[]) =>
  trx
    .deleteFrom('user_access')
    .where('user_id', '=', user_id)
    .where('access_id', '=', anyOf(access.map(({ id }) => id)))
    .execute()
