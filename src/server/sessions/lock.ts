import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import { Overtaken } from '../database/transaction.ts'
import { type StoredSession, selectSessions } from './sql.ts'

type People = { worker_id: string; client_id: string }

/**
 * Holds the people whose sessions are about to change until the transaction ends. The database's own trigger holds them too, in this order;
 * who changes several sessions, or one that is there already, does it first, lest two transactions wait for each other.
 */
export async function lockPeople(trx: Trx, people: readonly People[]) {
  const workers = trx.selectFrom('worker').where('id', '=', anyOf(people.map(({ worker_id }) => worker_id)))
  const clients = trx.selectFrom('client').where('id', '=', anyOf(people.map(({ client_id }) => client_id)))
  await workers.select('id').orderBy('id').forNoKeyUpdate().execute()
  await clients.select('id').orderBy('id').forNoKeyUpdate().execute()
}

/** The sessions that are about to change, perhaps to other people: with all that is kept of them, held until the transaction ends. Unknown ids are left out. */
export async function lockSessions(trx: Trx, ids: readonly string[], others: readonly People[] = []): Promise<StoredSession[]> {
  const chosen = selectSessions(trx).where('id', '=', anyOf(ids))
  const people = await chosen.select(['worker_id', 'client_id']).execute()
  if (people.length === 0) return []
  await lockPeople(trx, [...people, ...others])
  const sessions = await chosen.selectAll().orderBy('id').forUpdate().execute()
  // one that went to other people meanwhile: to hold them as well now would be out of order
  const held = new Set([...people, ...others].flatMap(({ worker_id, client_id }) => [worker_id, client_id]))
  if (sessions.some(({ worker_id, client_id }) => !held.has(worker_id) || !held.has(client_id))) throw new Overtaken()
  return sessions
}

/** One session that is about to change. */
export const lockSession = async (trx: Trx, id: string, others: readonly People[] = []) => (await lockSessions(trx, [id], others))[0]
