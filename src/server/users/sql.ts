import type { User } from '#api/generated/wire.ts'
import type { Db } from '../database/connect.ts'
import { found } from '../errors.ts'
import { readModules } from '../roles/sql.ts'

/** One user whole: with the roles, the effective access and the part of the module tree that it opens. Throws a 404. */
export async function readUser(db: Db, id: string): Promise<User> {
  const user = found(
    await db
      .selectFrom('app_user')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .select([
        'id',
        'name',
        'email',
        'user_type',
        'client_id',
        'worker_id',
        'password_temporary',
        'created_at',
        'updated_at',
        'deleted_at',
      ])
      .executeTakeFirst(),
    'el usuario',
  )
  const [roles, access] = [await selectRolesOfUser(db, id).execute(), await selectEffectiveAccess(db, id).execute()]
  const held = new Set(access.map((one) => one.id))
  return { ...user, roles, access, modules: await readModules(db, (one) => held.has(one.id)) }
}

const selectRolesOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('role')
    .innerJoin('user_role', 'user_role.role_id', 'role.id')
    .where('user_role.user_id', '=', userId)
    .select(['role.id', 'role.name', 'role.code', 'role.created_at', 'role.updated_at', 'role.deleted_at'])
    .orderBy('role.name')

/** By role or directly. */
const selectEffectiveAccess = (db: Db, userId: string) =>
  db
    .selectFrom('access')
    .where((row) =>
      row.or([
        row.exists(
          row
            .selectFrom('user_access')
            .whereRef('user_access.access_id', '=', 'access.id')
            .where('user_access.user_id', '=', userId)
            .select('user_access.user_id'),
        ),
        row.exists(
          row
            .selectFrom('user_role')
            .innerJoin('role_access', 'role_access.role_id', 'user_role.role_id')
            .whereRef('role_access.access_id', '=', 'access.id')
            .where('user_role.user_id', '=', userId)
            .select('user_role.user_id'),
        ),
      ]),
    )
    .select(['access.id', 'access.name', 'access.code', 'access.module_id', 'access.type'])
    .orderBy('access.code')
