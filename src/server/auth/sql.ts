import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Every access that a user holds, by role or directly, as codes. */
export async function readAccessCodes(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const byRole = db
    .selectFrom('user_role')
    .innerJoin('role_access', 'role_access.role_id', 'user_role.role_id')
    .innerJoin('access', 'access.id', 'role_access.access_id')
    .where('user_role.user_id', '=', userId)
    .select('access.code')
  const direct = db
    .selectFrom('user_access')
    .innerJoin('access', 'access.id', 'user_access.access_id')
    .where('user_access.user_id', '=', userId)
    .select('access.code')
  const rows = await byRole.union(direct).execute()
  return new Set(rows.map(({ code }) => code))
}

/** What a sign-in is checked against: the user of that name or e-mail, whatever its case. */
export const selectCredentials = (db: Db, username: string) =>
  db
    .selectFrom('app_user')
    .where((row) => {
      const wanted = sql<string>`lower(${username})`
      return row.or([row(row.fn('lower', ['name']), '=', wanted), row(row.fn('lower', ['email']), '=', wanted)])
    })
    .where('deleted_at', 'is', null)
    .select(['id', 'password_hash'])
