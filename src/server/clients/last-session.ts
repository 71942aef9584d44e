import { type RawBuilder, sql } from 'kysely'
import type { Client, LastSession } from '#api/generated/wire.ts'
import { isActive, states } from '#domain/states.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'

/** Selects the last date of a session. A standing session has that of its last occurrence, or null when exceptions replace all of its occurrences. */
const selectLastDate = (alias: 'session' | 'later'): RawBuilder<string> =>
  sql`upper(${sql.ref(`${alias}.weeks`)}) - 7 + ${sql.ref(`${alias}.day`)}`

/** Selects the clients without upcoming sessions whose last session was canceled or postponed and has its date on a day or later. */
export function selectClientsToRebook(db: Db, { from, today }: { from: string; today: string }) {
  const freed = db
    .selectFrom('session')
    .innerJoin('client_upcoming as over', 'over.client_id', 'session.client_id')
    .where('over.until', '<', today)
    .where('session.deleted_at', 'is', null)
    .where(
      'session.state',
      'in',
      states.filter((state) => !isActive(state)),
    )
    .where('session.session_date', '>=', from)
    .select(['session.client_id', 'session.session_date', 'session.time'])
    // Few clients with such a session have no upcoming one, so PostgreSQL must not look for later sessions first, nor among those of everybody.
    .offset(0)
  const later = sql`(
    select true from session as later
    where later.client_id = freed.client_id and later.deleted_at is null
      and (${selectLastDate('later')}, later.time) > (freed.session_date, freed.time)
    limit 1
  )`
  return db.selectFrom(freed.as('freed')).where(sql<boolean>`${later} is null`).select('freed.client_id')
}

/** Adds the last session to each client who has had one. The clients must have no upcoming sessions, because an endless series has no last date. */
export async function joinLastSessions(db: Db, clients: readonly Client[]): Promise<Client[]> {
  if (clients.length === 0) return []
  const rows = await db
    .selectFrom('session')
    .where('client_id', '=', anyOf(clients.map(({ id }) => id)))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`not isempty(weeks)`)
    .distinctOn('client_id')
    .select(['client_id', selectLastDate('session').as('session_date'), 'time', 'turn_id', 'state'])
    .orderBy('client_id')
    .orderBy(sql.ref('session_date'), 'desc')
    .orderBy('time', 'desc')
    .execute()
  const lastSessions = new Map(
    rows.map(({ client_id, ...last_session }): [string, { last_session: LastSession }] => [client_id, { last_session }]),
  )
  return clients.map((client) => ({ ...client, ...lastSessions.get(client.id) }))
}
