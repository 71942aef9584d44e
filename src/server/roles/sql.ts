import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import type { Role, RoleInput, RoleUpdate, UserRole } from '#api/generated/wire.ts'
import { anyOf } from '../database/any-of.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { nameOrder } from '../database/search.ts'
import { createBadRequestError, requireFound } from '../errors.ts'
import { refuseUnknownIds } from '../unknown-ids.ts'

/** Selects the roles that are not deleted. */
export const selectRoles = (db: Db) =>
  db
    .selectFrom('role')
    .where('role.deleted_at', 'is', null)
    .select(['role.id', 'role.name', 'role.code', 'role.created_at', 'role.updated_at', 'role.deleted_at'])

/** Selects the roles that are not deleted, each with the number of its users. */
export const selectCountedRoles = (db: Db) =>
  selectRoles(db).select((role) =>
    selectRoleUsers(db)
      .where('user_role.role_id', '=', role.ref('role.id'))
      .select((row) => row.fn.countAll<number>().as('users'))
      .$asScalar()
      .$notNull()
      .as('user_count'),
  )

/** Reads a role with the number of its users. Throws a 404 if there is none. */
export const readRole = async (db: Db, id: string): Promise<Role> =>
  requireFound(await selectCountedRoles(db).where('role.id', '=', id).executeTakeFirst(), 'el rol')

/** Reads the roles with these ids. Throws a 400 that names the unknown ids. */
export async function requireRoles(db: Db, ids: readonly string[]): Promise<UserRole[]> {
  const roles = await selectRoles(db).where('role.id', '=', anyOf(ids)).execute()
  refuseUnknownIds('role_ids', ids, roles, 'Este rol no existe.')
  return roles
}

/** Throws a 400 if the role of the parameter `role_id` does not exist. */
export async function refuseUnknownRole(db: Db, id: string | undefined) {
  if (id === undefined || (await selectRoles(db).where('role.id', '=', id).executeTakeFirst())) return
  throw createBadRequestError('Este rol no existe.', [{ path: 'role_id', message: 'Este rol no existe.' }])
}

/** Creates a role without access. Returns its id. */
export async function insertRole(trx: Trx, role: RoleInput) {
  const id = createId()
  await trx
    .insertInto('role')
    .values({ id, ...toRoleColumns(role) })
    .execute()
  return { id }
}

/** Reads a role and locks it until the transaction ends. */
export const lockRole = (trx: Trx, id: string) => selectRoles(trx).where('role.id', '=', id).forUpdate().executeTakeFirst()

/** Changes the name and code of a role. */
export const updateRole = (trx: Trx, id: string, role: RoleInput) =>
  trx.updateTable('role').set(toRoleColumns(role)).where('id', '=', id).execute()

/** Deletes a role. The caller has checked that no user has it. */
export const deleteRole = (trx: Trx, id: string) =>
  trx.updateTable('role').set({ deleted_at: sql<string>`now()` }).where('id', '=', id).execute()

/** Reads the names of the users who have a role. */
export const readRoleUsers = (db: Db, id: string) =>
  selectRoleUsers(db)
    .where('user_role.role_id', '=', id)
    .select(['app_user.id', 'app_user.name'])
    .orderBy(nameOrder('app_user.name'))
    .orderBy('app_user.id')
    .execute()

/** Selects the users who have roles; the caller chooses the role and the columns. */
export const selectRoleUsers = (db: Db) =>
  db.selectFrom('user_role').innerJoin('app_user', 'app_user.id', 'user_role.user_id').where('app_user.deleted_at', 'is', null)

const toRoleColumns = ({ name, code }: RoleInput) =>
  ({ name, code: code || null }) satisfies ColumnsOf<'role', RoleInput & RoleUpdate, 'id' | 'updated_at'>
