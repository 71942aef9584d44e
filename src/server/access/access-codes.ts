import { type Expression, sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Selects the codes of a user's effective access, by roles and given directly, as an array in a fixed order. */
export const selectAccessCodes = (userId: Expression<string>) => sql<string[]>`array(
  select access.code from user_role
  join role_access on role_access.role_id = user_role.role_id
  join access on access.id = role_access.access_id
  where user_role.user_id = ${userId}
  union
  select access.code from user_access
  join access on access.id = user_access.access_id
  where user_access.user_id = ${userId}
  order by code
)`

/** Reads the codes of a user's effective access. */
export async function readAccessCodes(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const { codes } = await db.selectNoFrom(selectAccessCodes(sql`${userId}::uuid`).as('codes')).executeTakeFirstOrThrow()
  return new Set(codes)
}
