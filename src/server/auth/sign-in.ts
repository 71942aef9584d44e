import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { selectAccessCodes } from '../access/access-codes.ts'
import type { Db, Trx } from '../database/connect.ts'
import { prepareAs } from '../database/connection-queue.ts'
import { runTransaction } from '../database/transaction.ts'
import { hashToken } from '../hash-token.ts'
import { getOldestKnownSignIn } from '../passwords/credentials.ts'
import { describeBrowser } from './describe-browser.ts'
import { getLimitKey } from './limits.ts'

/** A sign-in ends after this many hours without a call. */
const idleHours = 12
/** A sign-in ends after this many days, even while it is used. */
const maxDays = 7
/** The minimum number of minutes between two updates of `seen_at`. */
const seenIntervalMinutes = 1

/** Returns the name and security of the sign-in cookie. Over https the prefix __Host- restricts it to this host and to https. */
const getCookieOptions = (request: FastifyRequest) =>
  request.protocol === 'https' ? { name: '__Host-turnos', secure: true } : { name: 'turnos', secure: false }

/** Returns the token of the request's sign-in cookie, which may be unknown or ended. */
export const readToken = (request: FastifyRequest) => request.cookies[getCookieOptions(request).name]

/** Signs the user in: sets a new token as cookie and stores its hash, and remembers the address. The browser's previous sign-in ends. */
export async function startSignIn(db: Db, userId: string, request: FastifyRequest, reply: FastifyReply, now: Date) {
  await endSignIn(db, request, reply)
  await deleteEndedSignIns(db, now)
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sign_in')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
      browser: describeBrowser(request.headers['user-agent']),
    })
    .execute()
  await rememberAddress(db, { user_id: userId, address: getLimitKey(request.ip), signed_in_at: now.toISOString() })
  await db.deleteFrom('known_address').where('signed_in_at', '<=', getOldestKnownSignIn(now)).execute()
  const { name, secure } = getCookieOptions(request)
  reply.setCookie(name, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: maxDays * 24 * 60 * 60 })
}

const rememberAddress = (db: Db, visit: { user_id: string; address: string; signed_in_at: string }) =>
  db
    .insertInto('known_address')
    .values(visit)
    .onConflict((known) => known.columns(['user_id', 'address']).doUpdateSet({ signed_in_at: visit.signed_in_at }))
    .execute()

/** Ends the sign-in of the request, if any, and clears the cookie. */
export async function endSignIn(db: Db, request: FastifyRequest, reply: FastifyReply) {
  const { name, secure } = getCookieOptions(request)
  const token = readToken(request)
  if (token !== undefined) await db.deleteFrom('sign_in').where('token_hash', '=', hashToken(token)).execute()
  reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure })
}

/** Ends the other sign-ins of the user of the request, if it has an active one. */
export async function endOtherSignIns(db: Db, request: FastifyRequest, now: Date) {
  const signIn = await readSignIn(db, request, now)
  if (signIn) await runTransaction(db, (trx) => deleteOtherSignIns(trx, signIn, now))
}

/** Ends the other sign-ins of the user of a sign-in. */
export const deleteOtherSignIns = (trx: Trx, { id, token_hash }: { id: string; token_hash: Buffer }, now: Date) =>
  deleteOwnSignIns(trx, id, sql`token_hash <> ${token_hash}`, now)

/**
 * Ends sign-ins of a user at that user's wish, and writes each to the history with its browser. A call that signs out has no author, so the user is named here. Returns
 * the ids of the sign-ins.
 */
export async function deleteOwnSignIns(trx: Trx, userId: string, condition: RawBuilder<unknown>, now: Date) {
  // A sign-in that had expired was not ended by the user.
  await deleteEndedSignIns(trx, now)
  // The lock waits for an erasure of the user, which could not erase an entry that is written at the same time.
  const { rows } = await sql<{ id: string }>`
    with author as (select id, name from app_user where id = ${userId} for share),
    ended as (delete from sign_in using author where user_id = author.id and ${condition} returning sign_in.id, user_id, name, browser)
    select id, add_history(
      'sign-in', user_id, '{}', jsonb_strip_nulls(jsonb_build_object('browser', browser)), null,
      read_author() || jsonb_build_object('user_id', user_id, 'user_name', name)
    )
    from ended
  `.execute(trx)
  return rows.map(({ id }) => id)
}

/** Selects the sign-ins that have not ended, with their users. A sign-in also ends when a temporary password expires. */
export const selectActiveSignIns = (db: Db, now: Date) =>
  db
    .selectFrom('sign_in')
    .innerJoin('app_user', 'app_user.id', 'sign_in.user_id')
    .where('sign_in.created_at', '>', subtractHours(now, maxDays * 24))
    .where('sign_in.seen_at', '>', subtractHours(now, idleHours))
    .where('app_user.deleted_at', 'is', null)
    .where((row) => row.or([row('app_user.password_expires_at', 'is', null), row('app_user.password_expires_at', '>', now.toISOString())]))

/** Reads the active sign-in of the request's cookie, with its user. Unless the call `isPassive`, it counts as use and updates `seen_at`. */
export async function readSignIn(db: Db, request: FastifyRequest, now: Date, { isPassive = false } = {}) {
  const token = readToken(request)
  if (token === undefined) return undefined
  const signIn = await selectActiveSignIns(db, now)
    .modifyFront(prepareAs('read-sign-in'))
    .where('sign_in.token_hash', '=', hashToken(token))
    .select([
      'sign_in.token_hash',
      'sign_in.seen_at',
      'app_user.id',
      'app_user.name',
      'app_user.client_id',
      'app_user.worker_id',
      'app_user.password_temporary',
    ])
    .select((row) => [
      row.selectFrom('data_version').select('version').$asScalar().$notNull().as('data_version'),
      selectAccessCodes(row.ref('app_user.id')).as('access'),
    ])
    .executeTakeFirst()
  if (signIn && !isPassive && signIn.seen_at < subtractHours(now, seenIntervalMinutes / 60))
    await db.updateTable('sign_in').set({ seen_at: now.toISOString() }).where('token_hash', '=', signIn.token_hash).execute()
  return signIn
}

/** Deletes the sign-ins that have ended, so that the table does not grow. */
const deleteEndedSignIns = (db: Db, now: Date) =>
  db
    .deleteFrom('sign_in')
    .where((row) =>
      row.or([row('created_at', '<=', subtractHours(now, maxDays * 24)), row('seen_at', '<=', subtractHours(now, idleHours))]),
    )
    .execute()

const subtractHours = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
