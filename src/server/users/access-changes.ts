import { sql } from 'kysely'
import { accessBeyond } from '#domain/access.ts'
import { readAccessCodes } from '../auth/sql.ts'
import type { Actor } from '../call.ts'
import type { Db, Trx } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import { conflict, forbidden, notSignedIn } from '../errors.ts'

/** A number of our own for the lock that lets one change of rights at a time be made. */
const accessLock = 867_386_002

type AccessCodes = ReadonlySet<string>

/** A change of who may do what, or of somebody who may do something. `held` is what the actor holds while it is made. */
export const changeAccess = <T>(db: Db, actor: Actor, change: (trx: Trx, held: AccessCodes) => Promise<T>): Promise<T> =>
  runTransaction(db, async (trx) => change(trx, await lockAccess(trx, actor)))

/**
 * Lets everybody's rights stand as they are until the transaction ends, and answers the actor's: those of the call's beginning may have been taken
 * while it waited. Locks of people, clients and workers come before, those of users and roles after.
 */
export async function lockAccess(trx: Trx, actor: Actor): Promise<AccessCodes> {
  await sql`select pg_advisory_xact_lock(${accessLock})`.execute(trx)
  const signedIn = await trx
    .selectFrom('app_user')
    .where('id', '=', actor.id)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (!signedIn) throw notSignedIn()
  return readAccessCodes(trx, actor.id)
}

/** Refuses (403) what goes beyond the actor's own access, and names it. */
export function refuseBeyondAccess(held: AccessCodes, wanted: Iterable<string>, message: string) {
  const surplus = accessBeyond(held, wanted)
  if (surplus.length > 0) throw forbidden(surplus, message)
}

/** Refuses (403) to touch a user who may do what the actor may not. */
export async function refuseUserWithMoreAccess(trx: Trx, held: AccessCodes, userId: string) {
  refuseBeyondAccess(held, await readAccessCodes(trx, userId), 'Este usuario tiene permisos que usted no tiene.')
}

/** Refuses (conflict) a change that has left nobody who may change users and give access: said after it, inside its transaction. */
export async function requireAdministrator(trx: Trx) {
  const administrator = await trx
    .selectFrom('app_user')
    .where('deleted_at', 'is', null)
    .where('id', 'in', selectHolders(trx, ['users.update', 'users.mix']))
    .where('id', 'in', selectHolders(trx, ['access.update']))
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (!administrator) throw conflict('Alguien debe conservar el derecho de administrar usuarios y accesos.')
}

const selectHolders = (db: Db, codes: string[]) =>
  db
    .selectFrom('user_access')
    .innerJoin('access', 'access.id', 'user_access.access_id')
    .where('access.code', 'in', codes)
    .select('user_access.user_id')
    .union(
      db
        .selectFrom('user_role')
        .innerJoin('role_access', 'role_access.role_id', 'user_role.role_id')
        .innerJoin('access', 'access.id', 'role_access.access_id')
        .where('access.code', 'in', codes)
        .select('user_role.user_id'),
    )
