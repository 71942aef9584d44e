import type { OperationCall } from '../call.ts'
import { runTransaction } from '../database/transaction.ts'
import { createConflictError, requireFound } from '../errors.ts'
import { selectMessages } from './sql.ts'

type SettlingCall = Pick<OperationCall<'markMessageTold'>, 'db' | 'path' | 'actor' | 'now'>

/** Stores that a message was told or dropped. One that is so already stays as it is. Throws a 404 or 409 otherwise. */
export const settleMessage = ({ db, path, actor, now }: SettlingCall, state: 'told' | 'dropped') =>
  runTransaction(db, async (trx) => {
    const message = selectMessages(trx).where('message.id', '=', path.id).forUpdate('message').executeTakeFirst()
    const { id, state: current } = requireFound(await message, 'el aviso')
    if (current === state) return
    if (current !== 'to-tell') throw createConflictError(current === 'told' ? 'Este aviso ya se dio.' : 'Este aviso ya no hace falta.')
    const told = state === 'told' ? { told_at: now.toISOString(), told_by: actor.id } : {}
    await trx
      .updateTable('message')
      .set({ state, ...told })
      .where('id', '=', id)
      .execute()
  })
