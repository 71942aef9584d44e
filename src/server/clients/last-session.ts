import { sql } from 'kysely'
import type { Client, LastSession } from '#api/generated/wire.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import type { PropertiesOf } from '../properties-of.ts'

/** Selects the last date of a session. A standing session has that of its last occurrence. */
const lastDate = sql<string>`upper(session.weeks) - 7 + session.day`

/** Adds to what is shown of each client the last session, if there was one. The clients must have no upcoming sessions, because an endless series has no last date. */
export async function joinLastSessions(db: Db, clients: readonly Client[]): Promise<Client[]> {
  if (clients.length === 0) return []
  const rows = await db
    .selectFrom('session')
    .where('client_id', '=', anyOf(clients.map(({ id }) => id)))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`not isempty(weeks)`)
    .distinctOn('client_id')
    .select(['client_id', lastDate.as('session_date'), 'time', 'turn_id', 'state'])
    .orderBy('client_id')
    .orderBy(sql.ref('session_date'), 'desc')
    .orderBy('time', 'desc')
    .execute()
  const lastSessions = new Map(
    rows.map(({ client_id, session_date, time, turn_id, state }) => [
      client_id,
      { session_date, time, turn_id, state } satisfies PropertiesOf<LastSession>,
    ]),
  )
  return clients.map((client) => ({ ...client, last_session: lastSessions.get(client.id) }))
}
