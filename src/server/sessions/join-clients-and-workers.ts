import type { Session, SessionWorker, Worker } from '#api/generated/wire.ts'
import type { Actor, OwnIds } from '../call.ts'
import { joinPeopleToClients, selectAllClients } from '../clients/sql.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import { requireFound } from '../errors.ts'
import { joinPeopleToWorkers, selectAllWorkers } from '../workers/sql.ts'
import { mayReadWorkers } from './may-read-workers.ts'
import { type SessionRow, selectRecords, selectSessions } from './sql.ts'

/** The actor who reads sessions. `ownOnly` is set when the actor may read only their own. */
type SessionReader = { actor: Pick<Actor, 'access' | 'client_id' | 'worker_id'>; ownOnly: OwnIds | null }

/** Adds the client and worker to each session, as far as the actor may see them. Narrow queries joined here are twice as fast as one wide join. */
export async function joinClientsAndWorkers(db: Db, rows: readonly SessionRow[], { actor, ownOnly }: SessionReader): Promise<Session[]> {
  if (rows.length === 0) return []
  const clientRows = await selectAllClients(db)
    .where('client.id', '=', anyOf(listUniqueIds(rows, 'client_id')))
    .execute()
  const workerRows = await selectAllWorkers(db)
    .where('worker.id', '=', anyOf(listUniqueIds(rows, 'worker_id')))
    .execute()
  const clients = mapById(await joinPeopleToClients(db, clientRows, actor))
  const workers = mapById((await joinPeopleToWorkers(db, workerRows)).map((worker) => limitWorker(actor, worker)))
  // Foreign keys guarantee that both exist.
  return rows.map(({ client_id, worker_id, note, ...row }) => ({
    ...row,
    // Staff write notes for each other: a client does not see them.
    note: ownOnly?.client_id === client_id ? null : note,
    client: clients.get(client_id)!,
    worker: workers.get(worker_id)!,
  }))
}

/** Reads a stored session with client and worker. Throws a 404 if there is none. */
export async function readSession(db: Db, id: string, reader: SessionReader): Promise<Session> {
  const [session] = await joinClientsAndWorkers(db, await selectRecords(selectSessions(db).where('session.id', '=', id)).execute(), reader)
  return requireFound(session, 'la sesión')
}

/** Returns the worker as the actor may see it: whole, or only the names and the color. Everybody sees the own worker whole. */
function limitWorker(actor: SessionReader['actor'], worker: Worker): SessionWorker {
  if (mayReadWorkers(actor) || worker.id === actor.worker_id) return worker
  const { name, father_last_name, mother_last_name } = worker.person
  return { id: worker.id, person: { name, father_last_name, mother_last_name }, color: worker.color }
}

const listUniqueIds = (rows: readonly SessionRow[], key: 'client_id' | 'worker_id') => [...new Set(rows.map((row) => row[key]))]

const mapById = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
