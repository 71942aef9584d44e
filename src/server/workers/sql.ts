import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import type { Worker, WorkerInput, WorkerUpdate } from '#api/generated/wire.ts'
import { lockRegistrations } from '../availability/sql.ts'
import type { Actor } from '../call.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { requireFound } from '../errors.ts'
import { deleteFeed } from '../feed-tokens.ts'
import { findOrInsertPerson, readPeopleOf } from '../people/sql.ts'
import type { PropertiesOf } from '../properties-of.ts'

/** Selects all workers, including deleted ones, which past sessions still show. `joinPeopleToWorkers` adds the person. */
export const selectAllWorkers = (db: Db) =>
  db
    .selectFrom('worker')
    .innerJoin('person', 'person.id', 'worker.person_id')
    .leftJoin('app_user', (join) => join.onRef('app_user.worker_id', '=', 'worker.id').on('app_user.deleted_at', 'is', null))
    .select(['worker.id', 'worker.person_id', 'worker.positions', 'worker.color', 'app_user.id as user_id'])
    .select(['worker.created_at', 'worker.updated_at', 'worker.deleted_at'])

/** Selects the workers that are not deleted. */
export const selectWorkers = (db: Db) =>
  // The condition on the person is redundant, but lets the index on the order of people serve the list.
  selectAllWorkers(db).where('worker.deleted_at', 'is', null).where('person.deleted_at', 'is', null)

type WorkerRow = Awaited<ReturnType<ReturnType<typeof selectAllWorkers>['executeTakeFirstOrThrow']>>

/** Returns workers with their people. A worker without a user has no `user_id`. */
export async function joinPeopleToWorkers(db: Db, rows: readonly WorkerRow[]): Promise<Worker[]> {
  const getPerson = await readPeopleOf(db, rows)
  return rows.map(
    (row) =>
      ({
        id: row.id,
        person: getPerson(row.person_id),
        positions: row.positions,
        color: row.color,
        user_id: row.user_id ?? undefined,
        created_at: row.created_at,
        updated_at: row.updated_at,
        deleted_at: row.deleted_at,
      }) satisfies PropertiesOf<Worker>,
  )
}

/** Reads a worker with its person. Throws a 404 if there is none. */
export async function readWorker(db: Db, id: string): Promise<Worker> {
  const [worker] = await joinPeopleToWorkers(db, await selectWorkers(db).where('worker.id', '=', id).execute())
  return requireFound(worker, 'el trabajador')
}

/** Inserts a worker and returns its id. Without a color it gets the least used one. */
export async function insertWorker(trx: Trx, worker: WorkerInput, actor: Pick<Actor, 'access'>) {
  const id = createId()
  const person_id = await findOrInsertPerson(trx, worker.person, { kind: 'worker', actor })
  await lockRegistrations(trx)
  await trx
    .insertInto('worker')
    .values({ id, person_id, ...toWorkerColumns(worker) })
    .execute()
  return { id }
}

/** Locks a worker and its person until the transaction ends. Every transaction locks the person first. */
export const lockWorker = (trx: Trx, id: string) =>
  trx
    .selectFrom('person')
    .innerJoin('worker', 'worker.person_id', 'person.id')
    .where('worker.id', '=', id)
    .where('worker.deleted_at', 'is', null)
    .select(['worker.id', 'worker.person_id', 'worker.updated_at', 'person.birth_date'])
    .select(['person.name', 'person.father_last_name', 'person.mother_last_name'])
    .forUpdate()
    .executeTakeFirst()

/** Replaces the positions of a worker, and the color unless it is missing. */
export const updateWorker = (trx: Trx, id: string, worker: WorkerUpdate) =>
  trx.updateTable('worker').set(toWorkerColumns(worker)).where('id', '=', id).execute()

const toWorkerColumns = ({ positions, color }: WorkerInput | WorkerUpdate) =>
  ({ positions, color }) satisfies ColumnsOf<'worker', WorkerInput & WorkerUpdate, 'id' | 'person' | 'updated_at'>

/** Deletes a worker with hours, absences and feed, and takes it out of the public links. */
export async function deleteWorker(trx: Trx, id: string) {
  await trx.deleteFrom('working_hours').where('worker_id', '=', id).execute()
  await trx.deleteFrom('absence').where('worker_id', '=', id).execute()
  await trx.deleteFrom('public_link_worker').where('worker_id', '=', id).execute()
  await deleteFeed(trx, { worker_id: id })
  await trx.updateTable('worker').set({ deleted_at: sql<string>`now()` }).where('id', '=', id).execute()
}
