import { isActive, states } from '#domain/states.ts'
import type { Trx } from '../database/connect.ts'
import type { StoredSession } from './sql.ts'

const inactiveStates = states.filter((state) => !isActive(state))

/**
 * Deletes the client's reply of not coming to a session on a date, because staff say that it takes place. Called before the state changes: the reply to a session
 * that is canceled or postponed stays, because undoing that is no answer to the client.
 */
export async function settleDeclined(trx: Trx, { client_id, worker_id, turn_id, time }: StoredSession, session_date: string) {
  const key = { client_id, worker_id, turn_id, time, session_date }
  await trx
    .deleteFrom('session_reply')
    .where((eb) => eb.and({ ...key, reply: 'declined' }))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session')
            .where((eb) => eb.and(key))
            .where('deleted_at', 'is', null)
            .where('state', 'in', inactiveStates)
            .select('id'),
        ),
      ),
    )
    .execute()
}
