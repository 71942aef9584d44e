import type { Access } from '#api/generated/wire.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { refuseUnknownIds } from '../unknown-ids.ts'

const selectAccess = (db: Db) =>
  db.selectFrom('access').select(['access.id', 'access.name', 'access.code', 'access.module_id', 'access.type']).orderBy('access.code')

/** Selects the access of a role, sorted by code. */
export const selectAccessOfRole = (db: Db, id: string) =>
  selectAccess(db).innerJoin('role_access', 'role_access.access_id', 'access.id').where('role_access.role_id', '=', id)

/** Selects the access that was given directly to a user, sorted by code. */
export const selectDirectAccess = (db: Db, id: string) =>
  selectAccess(db).innerJoin('user_access', 'user_access.access_id', 'access.id').where('user_access.user_id', '=', id)

/** Reads the access with these ids. Throws a 400 that names the unknown ids. */
export async function requireAccess(db: Db, ids: readonly string[]): Promise<Access[]> {
  const access = await selectAccess(db).where('access.id', '=', anyOf(ids)).execute()
  refuseUnknownIds('access_ids', ids, access, 'Este acceso no existe.')
  return access
}

/** Reads the codes of the access that the roles give together. */
export async function readCodesOfRoles(db: Db, ids: readonly string[]): Promise<string[]> {
  const codes = db
    .selectFrom('role_access')
    .innerJoin('access', 'access.id', 'role_access.access_id')
    .where('role_access.role_id', '=', anyOf(ids))
    .select('access.code')
    .distinct()
    .orderBy('access.code')
  return (await codes.execute()).map(({ code }) => code)
}

/** Gives access to a role. Access that the role has already stays. */
export const insertRoleAccess = (trx: Trx, role_id: string, access: readonly Access[]) =>
  trx
    .insertInto('role_access')
    .values(access.map(({ id }) => ({ role_id, access_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Takes access from a role. Access that the role does not have is ignored. */
export const deleteRoleAccess = (trx: Trx, role_id: string, access: readonly Access[]) =>
  trx
    .deleteFrom('role_access')
    .where('role_id', '=', role_id)
    .where('access_id', '=', anyOf(access.map(({ id }) => id)))
    .execute()
