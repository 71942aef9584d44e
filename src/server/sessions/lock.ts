import { lockWorkers } from '../availability/sql.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import { RetryTransaction } from '../database/transaction.ts'
import { type StoredSession, selectSessions } from './sql.ts'

/** The client and worker of a session. */
export type BookedPeople = { worker_id: string; client_id: string }

/**
 * Locks the people of sessions until the transaction ends, in the order of their ids, like the trigger of the table, and then the workers, whose hours and
 * absences stay as they are. A transaction that books or changes sessions calls this first, so that two transactions cannot deadlock.
 */
export async function lockPeople(trx: Trx, people: readonly BookedPeople[]) {
  const workerIds = people.map(({ worker_id }) => worker_id)
  const workers = trx.selectFrom('worker').where('id', '=', anyOf(workerIds))
  const clients = trx.selectFrom('client').where('id', '=', anyOf(people.map(({ client_id }) => client_id)))
  const personIds = workers.select('person_id').unionAll(clients.select('person_id'))
  await trx.selectFrom('person').where('id', 'in', personIds).select('id').orderBy('id').forNoKeyUpdate().execute()
  await lockWorkers(trx, workerIds)
}

/**
 * Locks sessions and their people until the transaction ends. Returns the sessions that exist. `newPeople`: the people to whom the caller is about to
 * assign them.
 */
export async function lockSessions(trx: Trx, ids: readonly string[], newPeople: readonly BookedPeople[] = []): Promise<StoredSession[]> {
  const filtered = selectSessions(trx).where('id', '=', anyOf(ids))
  const people = await filtered.select(['worker_id', 'client_id']).execute()
  if (people.length === 0 && newPeople.length === 0) return []
  await lockPeople(trx, [...people, ...newPeople])
  if (people.length === 0) return []
  const sessions = await filtered.selectAll().orderBy('id').forUpdate().execute()
  // A session may have been assigned to other people meanwhile. Locking those now would break the lock order.
  const locked = new Set(
    [...people, ...newPeople].flatMap(({ worker_id, client_id }) => [worker_id.toLowerCase(), client_id.toLowerCase()]),
  )
  if (sessions.some(({ worker_id, client_id }) => !locked.has(worker_id) || !locked.has(client_id))) throw new RetryTransaction()
  return sessions
}

/** Locks one session as `lockSessions` does. Returns undefined if it does not exist. */
export const lockSession = async (trx: Trx, id: string, newPeople: readonly BookedPeople[] = []) =>
  (await lockSessions(trx, [id], newPeople))[0]
