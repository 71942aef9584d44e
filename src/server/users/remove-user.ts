import { sql } from 'kysely'
import { lockAccess, refuseUserWithMoreAccessOrData } from '../access/access-changes.ts'
import type { Actor } from '../call.ts'
import type { Trx } from '../database/connect.ts'
import { createConflictError } from '../errors.ts'
import { deleteSecondFactor } from '../second-factor/sql.ts'

type RemovedUser = { id: string; client_id: string | null; worker_id: string | null }

/** Deletes a user with its second factor, and ends its sign-ins. Throws when it is the actor, or may do more than the actor. */
export async function removeUser(trx: Trx, user: RemovedUser, actor: Actor, actorAccess: ReadonlySet<string>) {
  await refuseRemoving(trx, user, actor, actorAccess)
  const { id } = user
  await trx.updateTable('app_user').set({ deleted_at: sql<string>`now()` }).where('id', '=', id).execute()
  await trx.deleteFrom('sign_in').where('user_id', '=', id).execute()
  await deleteSecondFactor(trx, id)
}

async function refuseRemoving(trx: Trx, user: RemovedUser, actor: Actor, actorAccess: ReadonlySet<string>) {
  if (user.id === actor.id) throw createConflictError('No puede eliminarse a sí mismo.')
  await refuseUserWithMoreAccessOrData(trx, actor, actorAccess, user)
}

/**
 * Deletes the user of a client or worker, if there is one. A user who signs in for both keeps the other. The caller has locked the client or
 * worker.
 */
export async function removeUserOf(trx: Trx, owner: { client_id: string } | { worker_id: string }, actor: Actor) {
  const [column, id] = 'client_id' in owner ? (['client_id', owner.client_id] as const) : (['worker_id', owner.worker_id] as const)
  const users = trx.selectFrom('app_user').where(column, '=', id).where('deleted_at', 'is', null).select(['id', 'client_id', 'worker_id'])
  if (!(await users.executeTakeFirst())) return
  const actorAccess = await lockAccess(trx, actor)
  // The user may have been deleted meanwhile.
  const user = await users.forUpdate().executeTakeFirst()
  if (!user) return
  if (user.client_id === null || user.worker_id === null) return removeUser(trx, user, actor, actorAccess)
  await refuseRemoving(trx, user, actor, actorAccess)
  await trx
    .updateTable('app_user')
    .set({ [column]: null })
    .where('id', '=', user.id)
    .execute()
}
