import type { Db } from '../database/connect.ts'

/** Reads the codes of a user's effective access: by roles and given directly. */
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
