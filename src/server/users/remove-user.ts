import { sql } from 'kysely'
import { lockAccess, refuseUserWithMoreAccess, requireAdministrator } from '../access/access-changes.ts'
import type { Actor } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { createConflictError } from '../errors.ts'

/** Deletes a user and ends its sign-ins. Throws when it is the actor, has access that the actor lacks, or is the last administrator. */
export async function removeUser(trx: Trx, id: string, actor: Actor, actorAccess: ReadonlySet<string>) {
  if (id === actor.id) throw createConflictError('No puede eliminarse a sí mismo.')
  await refuseUserWithMoreAccess(trx, actorAccess, id)
  await trx.updateTable('app_user').set({ deleted_at: sql<string>`now()` }).where('id', '=', id).execute()
  await trx.deleteFrom('sign_in').where('user_id', '=', id).execute()
  await requireAdministrator(trx)
}

/** Deletes the user of a client or worker, if there is one. The caller has locked the client or worker. */
export async function removeUserOf(trx: Trx, owner: { client_id: string } | { worker_id: string }, actor: Actor) {
  const [column, id] = 'client_id' in owner ? (['client_id', owner.client_id] as const) : (['worker_id', owner.worker_id] as const)
  const users = trx.selectFrom('app_user').where(column, '=', id).where('deleted_at', 'is', null).select('id')
  if (!(await users.executeTakeFirst())) return
  const actorAccess = await lockAccess(trx, actor)
  // The user may have been deleted meanwhile.
  const user = await users.forUpdate().executeTakeFirst()
  if (user) await removeUser(trx, user.id, actor, actorAccess)
}
