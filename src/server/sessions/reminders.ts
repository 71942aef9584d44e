import { sql } from 'kysely'
import type { Db, Trx } from '../database/connect.ts'
import { createOtherDateError } from './other-date.ts'
import { type StoredSession, selectOccurrences, selectSessions } from './sql.ts'

/** Reads a session as it takes place on a date. Throws a 400 if it does not, also when an exception replaces it there. */
export async function readOccurrence(trx: Trx, session: StoredSession, date: string) {
  const sessions = selectSessions(trx).where('session.id', '=', session.id)
  const occurrence = await selectOccurrences(sessions, { from: date, to: date }).executeTakeFirst()
  if (!occurrence) throw createOtherDateError(session)
  return occurrence
}

/** Stores that the client was reminded now of a session on a date. */
export async function saveReminder(trx: Trx, { client_id, worker_id, turn_id, time }: StoredSession, session_date: string, now: Date) {
  const reminded_at = now.toISOString()
  await trx
    .insertInto('session_reminder')
    .values({ client_id, worker_id, turn_id, time, session_date, reminded_at })
    .onConflict((conflict) => conflict.columns(['client_id', 'worker_id', 'turn_id', 'session_date', 'time']).doUpdateSet({ reminded_at }))
    .execute()
}

/** Deletes the mark that the client was reminded of a session on a date. */
export async function deleteReminder(trx: Trx, { client_id, worker_id, turn_id, time }: StoredSession, session_date: string) {
  const key = { client_id, worker_id, turn_id, time, session_date }
  await trx
    .deleteFrom('session_reminder')
    .where((eb) => eb.and(key))
    .execute()
}

type DatedRow = { client_id: string; worker_id: string; turn_id: string; time: number; session_date: string | null }

/** Reads when the clients were last reminded of these sessions. A session without a date has no reminder. */
export async function readReminders<Row extends DatedRow>(db: Db, rows: readonly Row[]): Promise<Map<Row, string>> {
  const dated = rows.filter(({ session_date }) => session_date !== null)
  if (dated.length === 0) return new Map()
  const pick = (key: keyof DatedRow) => dated.map((row) => row[key])
  const reminders = await sql<{ position: number; reminded_at: string }>`
    select position::int, reminded_at
    from unnest(
      ${pick('client_id')}::uuid[], ${pick('worker_id')}::uuid[], ${pick('turn_id')}::uuid[], ${pick('session_date')}::date[], ${pick('time')}::smallint[]
    ) with ordinality as session (client_id, worker_id, turn_id, session_date, time, position)
    join session_reminder using (client_id, worker_id, turn_id, session_date, time)
  `.execute(db)
  return new Map(reminders.rows.map(({ position, reminded_at }) => [dated[position - 1]!, reminded_at]))
}
