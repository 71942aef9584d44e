import { sql } from 'kysely'
import { findMissingAccess } from '#domain/access.ts'
import type { Actor } from '../call.ts'
import type { Db, Trx } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { createForbiddenError, createNotSignedInError } from '../errors.ts'
import { readAccessCodes } from './access-codes.ts'

/** Key of the advisory lock that lets one change of access run at a time. */
const accessLock = 867_386_002

type AccessCodes = ReadonlySet<string>

/** Runs a change of roles, access or users, one at a time. `actorAccess` is the actor's access during the change. */
export const changeAccess = <T>(db: Db, actor: Actor, change: (trx: Trx, actorAccess: AccessCodes) => Promise<T>): Promise<T> =>
  runTransaction(db, async (trx) => change(trx, await lockAccess(trx, actor)))

/**
 * Locks everybody's access until the transaction ends, and reads the actor's again, because it may have changed while the call waited. Throws a 401 when
 * someone has deleted the actor or reset the password meanwhile.
 * Lock order: people, clients and workers, then this lock, then users and roles.
 */
export async function lockAccess(trx: Trx, actor: Actor): Promise<AccessCodes> {
  await sql`select pg_advisory_xact_lock(${accessLock})`.execute(trx)
  const users = trx.selectFrom('app_user').where('deleted_at', 'is', null).where('password_temporary', '=', false)
  const user = await users.where('id', '=', actor.id).select('id').executeTakeFirst()
  if (!user) throw createNotSignedInError()
  return readAccessCodes(trx, actor.id)
}

/** Throws a 403 that names the codes which the actor lacks. */
export function refuseMissingAccess(actorAccess: AccessCodes, codes: Iterable<string>, message: string) {
  const missing = findMissingAccess(actorAccess, codes)
  if (missing.length > 0) throw createForbiddenError(missing, message)
}

const moreAccessMessage = 'Este usuario tiene permisos que usted no tiene.'

/** Throws a 403 when a user has access that the actor lacks. */
export async function refuseUserWithMoreAccess(trx: Trx, actorAccess: AccessCodes, userId: string) {
  refuseMissingAccess(actorAccess, await readAccessCodes(trx, userId), moreAccessMessage)
}

/** The ids of the client and worker for whom a user signs in. */
type Owners = { client_id?: string | null; worker_id?: string | null }

/**
 * Throws a 403 when the actor lacks access to what a user reads as a client or worker. Otherwise the actor could sign in as that user and read it.
 */
export function refuseUnreadableOwners(actorAccess: AccessCodes, { client_id, worker_id }: Owners) {
  const codes = [...(client_id ? ['clients.read'] : []), ...(worker_id ? ['workers.read'] : [])]
  if (codes.length > 0) refuseMissingAccess(actorAccess, [...codes, 'sessions.read'], moreAccessMessage)
}

/** Throws a 403 when a user other than the actor has access that the actor lacks, or as a client or worker reads data that the actor cannot. */
export async function refuseUserWithMoreAccessOrData(trx: Trx, actor: Actor, actorAccess: AccessCodes, user: { id: string } & Owners) {
  if (user.id === actor.id) return
  await refuseUserWithMoreAccess(trx, actorAccess, user.id)
  refuseUnreadableOwners(actorAccess, user)
}
