import { sql } from 'kysely'
import { readAccessCodes } from '../auth/sql.ts'
import type { Actor } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { conflict, forbidden } from '../errors.ts'
import { beyond } from './beyond.ts'

/**
 * Ends the user that signs in for a client or worker, if there is one, and signs it out. Nobody ends himself, nor somebody who may do what he
 * may not himself; the last one who may give access is thereby safe too.
 */
export async function endUserOf(trx: Trx, owner: { client_id: string } | { worker_id: string }, actor: Actor) {
  const [column, id] = 'client_id' in owner ? (['client_id', owner.client_id] as const) : (['worker_id', owner.worker_id] as const)
  const user = await trx
    .selectFrom('app_user')
    .where(column, '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!user) return
  if (user.id === actor.id) throw conflict('No puede eliminarse a sí mismo.')
  const surplus = beyond(actor.access, await readAccessCodes(trx, user.id))
  if (surplus.length > 0) throw forbidden(surplus, 'Su usuario tiene permisos que usted no tiene.')
  await trx.updateTable('app_user').set({ deleted_at: sql<string>`now()` }).where('id', '=', user.id).execute()
  await trx.deleteFrom('sign_in').where('user_id', '=', user.id).execute()
}
