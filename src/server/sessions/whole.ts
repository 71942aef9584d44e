import type { Session, SessionWorker, Worker } from '#api/generated/wire.ts'
import type { Actor, Own } from '../call.ts'
import { selectAllClients, wholeClients } from '../clients/sql.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import { found } from '../errors.ts'
import { withPeople } from '../people/sql.ts'
import { selectAllWorkers } from '../workers/sql.ts'
import { asRecords, type SessionRow, selectSessions } from './sql.ts'

/** Who reads, and by what right. */
type Reading = { actor: Pick<Actor, 'access' | 'client_id'>; own: Own | null }

/** Sessions with their client and worker whole, as the reader may see them: narrow queries joined here, twice as fast as one wide join. */
export async function wholeSessions(db: Db, rows: readonly SessionRow[], { actor, own }: Reading): Promise<Session[]> {
  if (rows.length === 0) return []
  const clientRows = await selectAllClients(db)
    .where('client.id', '=', anyOf(idsOf(rows, 'client_id')))
    .execute()
  const workerRows = await selectAllWorkers(db)
    .where('worker.id', '=', anyOf(idsOf(rows, 'worker_id')))
    .execute()
  const clients = byId(await wholeClients(db, clientRows, actor))
  const workers = byId((await withPeople(db, workerRows)).map((worker) => workerFor(actor, worker)))
  // foreign keys hold that both are there
  return rows.map(({ client_id, worker_id, note, ...row }) => ({
    ...row,
    // the staff writes it for the staff
    note: own?.client_id === client_id ? null : note,
    client: clients.get(client_id)!,
    worker: workers.get(worker_id)!,
  }))
}

/** One session whole, as a record. Throws a 404. */
export async function readSession(db: Db, id: string, reading: Reading): Promise<Session> {
  const [session] = await wholeSessions(db, await asRecords(selectSessions(db).where('session.id', '=', id)).execute(), reading)
  return found(session, 'la sesión')
}

/** A client's user sees only the names of a worker. */
function workerFor({ client_id }: Reading['actor'], worker: Worker): SessionWorker {
  if (client_id === null) return worker
  const { name, father_last_name, mother_last_name } = worker.person
  return { id: worker.id, person: { name, father_last_name, mother_last_name } }
}

const idsOf = (rows: readonly SessionRow[], key: 'client_id' | 'worker_id') => [...new Set(rows.map((row) => row[key]))]

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
