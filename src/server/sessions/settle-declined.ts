import { sql } from 'kysely'
import { isActive, states } from '#domain/states.ts'
import type { Trx } from '../database/connect.ts'
import type { StoredSession } from './sql.ts'

const inactiveStates = states.filter((state) => !isActive(state))

/**
 * Deletes the clients' replies of not coming to sessions on dates, because staff say that they take place. Called before the states change: the reply to a session
 * that is canceled or postponed stays, because undoing that is no answer to the client.
 */
export async function settleDeclined(trx: Trx, settled: readonly { session: StoredSession; session_date: string }[]) {
  if (settled.length === 0) return
  const pick = (key: 'client_id' | 'worker_id' | 'turn_id' | 'time') => settled.map(({ session }) => session[key])
  await sql`
    delete from session_reply as reply
    using unnest(
      ${pick('client_id')}::uuid[], ${pick('worker_id')}::uuid[], ${pick('turn_id')}::uuid[], ${pick('time')}::smallint[],
      ${settled.map(({ session_date }) => session_date)}::date[]
    ) as settled (client_id, worker_id, turn_id, time, session_date)
    where reply.reply = 'declined'
      and (reply.client_id, reply.worker_id, reply.turn_id, reply.time, reply.session_date)
        = (settled.client_id, settled.worker_id, settled.turn_id, settled.time, settled.session_date)
      and not exists (
        select from session
        where session.deleted_at is null and session.state = any(${inactiveStates}::text[])
          and (session.client_id, session.worker_id, session.turn_id, session.time, session.session_date)
            = (settled.client_id, settled.worker_id, settled.turn_id, settled.time, settled.session_date)
      )
  `.execute(trx)
}
