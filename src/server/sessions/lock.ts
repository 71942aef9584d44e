import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import { selectSessions } from './sql.ts'

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

/** A session that is about to change, perhaps to other people: with all that is kept of it, held until the transaction ends. */
export async function lockSession(trx: Trx, id: string, others: readonly People[] = []) {
  const chosen = selectSessions(trx).where('id', '=', id)
  const people = await chosen.select(['worker_id', 'client_id']).executeTakeFirst()
  if (!people) return undefined
  await lockPeople(trx, [people, ...others])
  return chosen.selectAll().forUpdate().executeTakeFirst()
}
