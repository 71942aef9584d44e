import type { Trx } from '../database/connect.ts'
import { createOtherDateError } from './other-date.ts'
import { type StoredSession, selectOccurrences, selectSessions } from './sql.ts'

/** Reads a session as it takes place on a date. Throws a 400 if it does not, also when an exception replaces it there. */
export async function readOccurrence(trx: Trx, session: StoredSession, date: string) {
  const sessions = selectSessions(trx).where('session.id', '=', session.id)
  const occurrence = await selectOccurrences(sessions, { from: date, to: date }).executeTakeFirst()
  if (!occurrence) throw createOtherDateError(session)
  return occurrence
}

/** Stores the time at which the client was reminded of a session on a date. */
export async function saveReminder(trx: Trx, { client_id, worker_id, turn_id, time }: StoredSession, session_date: string, now: Date) {
  const reminded_at = now.toISOString()
  await trx
    .insertInto('session_reminder')
    .values({ client_id, worker_id, turn_id, time, session_date, reminded_at })
    .onConflict((conflict) => conflict.columns(['client_id', 'worker_id', 'turn_id', 'session_date', 'time']).doUpdateSet({ reminded_at }))
    .execute()
}

/** Deletes the record that the client was reminded of a session on a date. */
export async function deleteReminder(trx: Trx, { client_id, worker_id, turn_id, time }: StoredSession, session_date: string) {
  const key = { client_id, worker_id, turn_id, time, session_date }
  await trx
    .deleteFrom('session_reminder')
    .where((eb) => eb.and(key))
    .execute()
}
