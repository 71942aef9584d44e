import { sql } from 'kysely'
import type { Db, Trx } from '../database/connect.ts'

/** A user's name and password hash. */
export type Credentials = { id: string; name: string; password_hash: string }

const selectAllCredentials = (db: Db) => db.selectFrom('app_user').where('deleted_at', 'is', null).select(['id', 'name', 'password_hash'])

/** Selects the credentials of the user with this name or e-mail, without regard to case. */
export const selectCredentialsByLogin = (db: Db, username: string) =>
  selectAllCredentials(db).where((row) => {
    const login = sql<string>`lower(${username})`
    return row.or([row(row.fn('lower', ['name']), '=', login), row(row.fn('lower', ['email']), '=', login)])
  })

/** Selects the credentials of the user with this id. */
export const selectCredentialsById = (db: Db, id: string) => selectAllCredentials(db).where('id', '=', id)

/** Locks a user against changes of the password and against deletion. Returns false when the password hash is no longer the one that was read. */
export const lockCredentials = async (trx: Trx, { id, password_hash }: Credentials) =>
  (await selectCredentialsById(trx, id).where('password_hash', '=', password_hash).forShare().executeTakeFirst()) !== undefined

/** Replaces the password that was read and signs the user out everywhere. Returns false when the password was changed meanwhile. */
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
