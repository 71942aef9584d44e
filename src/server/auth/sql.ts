import { sql } from 'kysely'
import type { Db, Trx } from '../database/connect.ts'

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

/** What a password is checked against. */
export type Credentials = { id: string; name: string; password_hash: string }

const selectAllCredentials = (db: Db) => db.selectFrom('app_user').where('deleted_at', 'is', null).select(['id', 'name', 'password_hash'])

/** Of the user of that name or e-mail, whatever its case. */
export const selectCredentialsByLogin = (db: Db, username: string) =>
  selectAllCredentials(db).where((row) => {
    const wanted = sql<string>`lower(${username})`
    return row.or([row(row.fn('lower', ['name']), '=', wanted), row(row.fn('lower', ['email']), '=', wanted)])
  })

/** Of the user with this id. */
export const selectCredentialsById = (db: Db, id: string) => selectAllCredentials(db).where('id', '=', id)

/** Whether a password that was right still is; a change of it, or the user's end, then waits for the transaction. */
export const lockCredentials = async (trx: Trx, { id, password_hash }: Credentials) =>
  (await selectCredentialsById(trx, id).where('password_hash', '=', password_hash).forShare().executeTakeFirst()) !== undefined

/** Gives a user another password, unless it is no longer the one that was read, and signs the user out everywhere. Says whether it did. */
export async function replacePassword(trx: Trx, { id, password_hash }: Credentials, next: { password_hash: string; temporary: boolean }) {
  const replaced = await trx
    .updateTable('app_user')
    .set({ password_hash: next.password_hash, password_temporary: next.temporary })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (replaced) await trx.deleteFrom('sign_in').where('user_id', '=', id).execute()
  return replaced !== undefined
}
