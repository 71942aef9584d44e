import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Role, RoleInput } from '#api/generated/wire.ts'
import type { Db, Trx } from '../database/connect.ts'
import { found } from '../errors.ts'

/** The roles that are not deleted. */
export const selectRoles = (db: Db) =>
  db
    .selectFrom('role')
    .where('role.deleted_at', 'is', null)
    .select(['role.id', 'role.name', 'role.code', 'role.created_at', 'role.updated_at', 'role.deleted_at'])

/** One role. Throws a 404. */
export const readRole = async (db: Db, id: string): Promise<Role> =>
  found(await selectRoles(db).where('role.id', '=', id).executeTakeFirst(), 'el rol')

/** Makes a role without any access; answers its id. */
export async function insertRole(db: Db, role: RoleInput) {
  const id = newId()
  await db
    .insertInto('role')
    .values({ id, ...roleColumns(role) })
    .execute()
  return { id }
}

/** A role that is about to change, held until the transaction ends. */
export const lockRole = (trx: Trx, id: string) => selectRoles(trx).where('role.id', '=', id).forUpdate().executeTakeFirst()

/** Gives a role another name and code. */
export const updateRole = (trx: Trx, id: string, role: RoleInput) =>
  trx.updateTable('role').set(roleColumns(role)).where('id', '=', id).execute()

/** Deletes a role that nobody holds. */
export const deleteRole = (trx: Trx, id: string) =>
  trx.updateTable('role').set({ deleted_at: sql<string>`now()` }).where('id', '=', id).execute()

/** How many users hold a role. */
export async function countHolders(db: Db, id: string): Promise<number> {
  const { holders } = await db
    .selectFrom('user_role')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .where('user_role.role_id', '=', id)
    .where('app_user.deleted_at', 'is', null)
    .select((row) => row.fn.countAll<number>().as('holders'))
    .executeTakeFirstOrThrow()
  return holders
}

const roleColumns = ({ name, code }: RoleInput) => ({ name: name.trim(), code: code?.trim() ?? null })
