import { sql } from 'kysely'
import type { Db, Trx } from '../database/connect.ts'
import { hasSecondFactor } from '../second-factor/sql.ts'

/** Number of days after which a temporary password expires. */
const temporaryDays = 7

/** The columns of a user that store a password. */
export type StoredPassword = { password_hash: string; password_temporary: boolean; password_expires_at: string | null }

/** Builds the columns of a password that its owner chose. */
export const buildOwnPassword = (password_hash: string): StoredPassword => ({
  password_hash,
  password_temporary: false,
  password_expires_at: null,
})

/** Builds the columns of a temporary password, which expires. */
export const buildTemporaryPassword = (password_hash: string, now: Date): StoredPassword => ({
  password_hash,
  password_temporary: true,
  password_expires_at: new Date(now.getTime() + temporaryDays * 24 * 3_600_000).toISOString(),
})

/** The part of the credentials that identifies a user and the password that was read. */
type Credentials = { id: string; password_hash: string }

const selectAllCredentials = (db: Db) =>
  db
    .selectFrom('app_user')
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'email', 'client_id', 'worker_id', 'password_hash', 'password_expires_at'])

/** An address from which someone signs in or changes a password, and the time. */
export type Visit = { address: string; now: Date }

/** Number of days for which an address from which a user has signed in is known. */
const knownAddressDays = 30

/** Returns the instant before which a sign-in no longer makes its address known. */
export const getOldestKnownSignIn = (now: Date) => new Date(now.getTime() - knownAddressDays * 24 * 3_600_000).toISOString()

/** Selects credentials, and whether the user has signed in from an address lately and has a second factor. */
const selectCredentialsForVisit = (db: Db, { address, now }: Visit) =>
  selectAllCredentials(db).select((row) => [
    hasSecondFactor(row.ref('app_user.id')).as('second_factor'),
    row
      .exists(
        row
          .selectFrom('known_address')
          .whereRef('known_address.user_id', '=', 'app_user.id')
          .where('address', '=', address)
          .where('signed_in_at', '>', getOldestKnownSignIn(now)),
      )
      .$castTo<boolean>()
      .as('is_known_address'),
  ])

/** Selects the credentials of the user with this name or e-mail, without regard to case. */
export const selectCredentialsByLogin = (db: Db, username: string, visit: Visit) =>
  selectCredentialsForVisit(db, visit).where((row) => {
    const login = sql<string>`lower(${username})`
    return row.or([row(row.fn('lower', ['name']), '=', login), row(row.fn('lower', ['email']), '=', login)])
  })

/** Selects the credentials of the user with this name, without regard to case. */
export const selectCredentialsByName = (db: Db, name: string) =>
  selectAllCredentials(db).where((row) => row(row.fn('lower', ['name']), '=', sql<string>`lower(${name})`))

/** Selects the credentials of the signed-in user. */
export const selectOwnCredentials = (db: Db, id: string, visit: Visit) => selectCredentialsForVisit(db, visit).where('id', '=', id)

/** Selects the credentials of the user with this id. */
export const selectCredentialsById = (db: Db, id: string) => selectAllCredentials(db).where('id', '=', id)

/** Selects the credentials of the user who signs in for the client or worker of a person. */
export const selectCredentialsByOwner = (db: Db, personId: string) =>
  selectAllCredentials(db).where((row) =>
    row.or([
      row('client_id', 'in', row.selectFrom('client').where('person_id', '=', personId).where('deleted_at', 'is', null).select('id')),
      row('worker_id', 'in', row.selectFrom('worker').where('person_id', '=', personId).where('deleted_at', 'is', null).select('id')),
    ]),
  )

/** Reads the words that a user's password must not be: the name, the e-mail and the documents of the client and worker. */
export async function readPasswordWords(db: Db, { name, email, client_id, worker_id }: PasswordOwner): Promise<string[]> {
  const documents = await db
    .selectFrom('person')
    .where((row) =>
      row.or([
        row('id', 'in', row.selectFrom('client').where('id', '=', client_id).select('person_id')),
        row('id', 'in', row.selectFrom('worker').where('id', '=', worker_id).select('person_id')),
      ]),
    )
    .select('document')
    .execute()
  return [name, email ?? '', ...documents.map(({ document }) => document)]
}

type PasswordOwner = { name: string; email: string | null; client_id: string | null; worker_id: string | null }

/** Locks a user against changes of the password and against deletion. Returns false when the password hash is no longer the one that was read. */
export const lockCredentials = async (trx: Trx, { id, password_hash }: Credentials) =>
  (await selectCredentialsById(trx, id).where('password_hash', '=', password_hash).forShare().executeTakeFirst()) !== undefined

/** Replaces the password that was read and signs the user out everywhere. Returns false when the password was changed meanwhile. */
export async function replacePassword(trx: Trx, { id, password_hash }: Credentials, next: StoredPassword) {
  const replaced = await trx
    .updateTable('app_user')
    .set(next)
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (replaced) await trx.deleteFrom('sign_in').where('user_id', '=', id).execute()
  return replaced !== undefined
}
