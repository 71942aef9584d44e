import { v7 as createId } from 'uuid'
import type { PublicLink, PublicLinkInput, PublicLinkUpdate } from '#api/generated/wire.ts'
import { hasAnyAccess } from '#domain/access.ts'
import type { Problem } from '#domain/problem.ts'
import type { Actor } from '../call.ts'
import { anyOf } from '../database/any-of.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { createBadRequestError, requireFound } from '../errors.ts'
import { renewFeed } from '../feed-tokens.ts'
import type { PropertiesOf } from '../properties-of.ts'

/** Selects the links; `readLink` adds the workers. */
export const selectLinks = (db: Db) =>
  db
    .selectFrom('public_link')
    .select(['public_link.id', 'public_link.schedule_id', 'public_link.client_id', 'public_link.url', 'public_link.updated_at'])

/** Reads a link with its workers, by id or url. Throws a 404 if there is none. */
export async function readLink(db: Db, by: 'id' | 'url', key: string): Promise<PublicLink> {
  const { id, schedule_id, client_id, url, updated_at } = requireFound(
    await selectLinks(db).where(by, '=', key).executeTakeFirst(),
    'el enlace',
  )
  const workers = await db
    .selectFrom('public_link_worker')
    .where('public_link_id', '=', id)
    .select('worker_id')
    .orderBy('worker_id')
    .execute()
  const worker_ids = workers.map(({ worker_id }) => worker_id)
  return { id, schedule_id, worker_ids, client_id, url, updated_at } satisfies PropertiesOf<PublicLink>
}

/** A link that a call has created, or its id alone. */
export type CreatedLink = PublicLink | Pick<PublicLink, 'id'>

/** Reads a link that a call has created before: by its id alone if it is gone, or was changed since and the actor may not read links. */
export async function readCreatedLink(db: Db, id: string, { access }: Pick<Actor, 'access'>): Promise<CreatedLink> {
  const readable = db
    .selectFrom('public_link')
    .where('id', '=', id)
    .$if(!hasAnyAccess(access, ['public_links.read']), (query) => query.whereRef('updated_at', '=', 'created_at'))
  return (await readable.select('id').executeTakeFirst()) ? readLink(db, 'id', id) : { id }
}

type LinkedIds = Pick<PublicLinkInput, 'schedule_id' | 'worker_ids' | 'client_id'>

/** Locks the schedule, client and workers of a link against deletion until the transaction ends. Throws a 400 if one does not exist. */
export async function lockLinkedRecords(trx: Trx, { schedule_id, worker_ids, client_id }: LinkedIds) {
  const lock = async (table: 'worker' | 'client' | 'schedule', ids: string[]) => {
    const existing = trx.selectFrom(table).where('id', '=', anyOf(ids)).where('deleted_at', 'is', null).select('id').orderBy('id')
    return new Set((await existing.forKeyShare().execute()).map(({ id }) => id))
  }
  const workers = await lock('worker', worker_ids)
  const clients = await lock('client', [client_id])
  const schedules = await lock('schedule', [schedule_id])
  const problems: Problem[] = [
    ...(schedules.size > 0 ? [] : [{ path: 'schedule_id', message: 'Este horario no existe.' }]),
    ...worker_ids.flatMap((id, index) =>
      workers.has(id.toLowerCase()) ? [] : [{ path: `worker_ids.${index}`, message: 'Este trabajador no existe.' }],
    ),
    ...(clients.size > 0 ? [] : [{ path: 'client_id', message: 'Este cliente no existe.' }]),
  ]
  if (problems.length > 0) throw createBadRequestError(problems[0]!.message, problems)
}

/** Inserts a link with its feed and returns its id. */
export async function insertLink(trx: Trx, link: PublicLinkInput): Promise<string> {
  const id = createId()
  await trx
    .insertInto('public_link')
    .values({ id, ...toLinkColumns(link) })
    .execute()
  await insertLinkWorkers(trx, id, link.worker_ids)
  await renewFeed(trx, { public_link_id: id })
  return id
}

/** Locks a link until the transaction ends. */
export const lockLink = (trx: Trx, id: string) => selectLinks(trx).where('id', '=', id).forUpdate().executeTakeFirst()

/** Replaces the fields and workers of a link. */
export async function updateLink(trx: Trx, id: string, link: PublicLinkUpdate) {
  await trx.updateTable('public_link').set(toLinkColumns(link)).where('id', '=', id).execute()
  await trx.deleteFrom('public_link_worker').where('public_link_id', '=', id).execute()
  await insertLinkWorkers(trx, id, link.worker_ids)
}

const toLinkColumns = ({ schedule_id, client_id, url }: PublicLinkInput) =>
  ({ schedule_id, client_id, url }) satisfies ColumnsOf<
    'public_link',
    PublicLinkInput & PublicLinkUpdate,
    'id' | 'worker_ids' | 'updated_at'
  >

/** Deletes the link of a client. Returns false if there was none. */
export async function deleteClientLink(trx: Trx, client_id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('public_link').where('client_id', '=', client_id).executeTakeFirst()
  return numDeletedRows > 0n
}

const insertLinkWorkers = (trx: Trx, public_link_id: string, worker_ids: string[]) =>
  trx
    .insertInto('public_link_worker')
    // The same id may appear in upper and lower case.
    .values([...new Set(worker_ids.map((id) => id.toLowerCase()))].map((worker_id) => ({ public_link_id, worker_id })))
    .execute()
