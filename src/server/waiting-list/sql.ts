import { sql } from 'kysely'
import type { WaitingEntry as WaitingEntryBody } from '#api/generated/wire.ts'
import type { WaitingEntry } from '#domain/waiting-list.ts'
import type { Actor } from '../call.ts'
import { joinPeopleToClients, selectAllClients } from '../clients/sql.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { requireFound } from '../errors.ts'
import type { PropertiesOf } from '../properties-of.ts'

/** The entries to select; a missing field does not narrow them. Those of a worker or schedule are also those that name none. */
type EntryFilter = { client_id?: string; worker_id?: string; schedule_id?: string }

/**
 * Selects the entries of the waiting list, those who have waited longest first. Entries that were booked or whose last date is past are none, nor are those
 * of deleted clients. Deleted workers and schedules are left out of them.
 */
export const selectEntries = (db: Db, today: string, { client_id, worker_id, schedule_id }: EntryFilter = {}) =>
  db
    .selectFrom('waiting_entry')
    .innerJoin('client', 'client.id', 'waiting_entry.client_id')
    .leftJoin('schedule', (join) => join.onRef('schedule.id', '=', 'waiting_entry.schedule_id').on('schedule.deleted_at', 'is', null))
    .where('waiting_entry.session_id', 'is', null)
    .where('client.deleted_at', 'is', null)
    .where((entry) => entry.or([entry('waiting_entry.until_date', 'is', null), entry('waiting_entry.until_date', '>=', today)]))
    .$if(client_id !== undefined, (query) => query.where('waiting_entry.client_id', '=', client_id!))
    .$if(worker_id !== undefined, (query) =>
      query.where(sql<boolean>`(waiting_entry.worker_ids = '{}' or ${worker_id}::uuid = any(waiting_entry.worker_ids))`),
    )
    .$if(schedule_id !== undefined, (query) =>
      query.where((entry) => entry.or([entry('waiting_entry.schedule_id', 'is', null), entry('schedule.id', '=', schedule_id!)])),
    )
    .select(['waiting_entry.id', 'waiting_entry.client_id', 'schedule.id as schedule_id', 'waiting_entry.days'])
    .select(['waiting_entry.from_time', 'waiting_entry.to_time', 'waiting_entry.from_date', 'waiting_entry.until_date'])
    .select(['waiting_entry.note', 'waiting_entry.created_at', 'waiting_entry.updated_at'])
    .select(selectWorkerIds.as('worker_ids'))
    .select(isScheduleDeleted.as('schedule_deleted'))
    .select(sql<boolean>`${isScheduleDeleted} or (waiting_entry.worker_ids <> '{}' and ${selectWorkerIds} = '{}')`.as('fits_nobody'))
    .orderBy('waiting_entry.created_at')
    .orderBy('waiting_entry.id')

const isScheduleDeleted = sql<boolean>`(waiting_entry.schedule_id is not null and schedule.id is null)`

const selectWorkerIds = sql<string[]>`array(
  select worker.id from unnest(waiting_entry.worker_ids) with ordinality as named (id, position)
  join worker on worker.id = named.id and worker.deleted_at is null
  order by named.position
)`

/** An entry as `selectEntries` selects it. */
export type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>

/** Reads one of the entries that `selectEntries` selects. Throws a 404 if it is none. */
export const readEntry = async (db: Db, id: string, today: string): Promise<EntryRow> =>
  requireFound(await selectEntries(db, today).where('waiting_entry.id', '=', id).executeTakeFirst(), entryName)

/** Locks an entry that `readEntry` would read until the transaction ends. */
export const lockEntry = async (trx: Trx, id: string, today: string) =>
  requireFound(await selectEntries(trx, today).where('waiting_entry.id', '=', id).forUpdate('waiting_entry').executeTakeFirst(), entryName)

const entryName = 'la entrada de la lista de espera'

/** Adds the client to each entry, as far as the actor may see it. */
export async function joinClients(db: Db, rows: readonly EntryRow[], actor: Pick<Actor, 'access'>): Promise<WaitingEntryBody[]> {
  const ids = [...new Set(rows.map(({ client_id }) => client_id))]
  const clientRows = await selectAllClients(db).where('client.id', '=', anyOf(ids)).execute()
  const clients = new Map((await joinPeopleToClients(db, clientRows, actor)).map((client) => [client.id, client]))
  // A foreign key guarantees that the client exists.
  return rows.map(
    (row) =>
      ({
        id: row.id,
        client_id: row.client_id,
        client: clients.get(row.client_id)!,
        schedule_id: row.schedule_id,
        worker_ids: row.worker_ids,
        schedule_deleted: row.schedule_deleted || undefined,
        fits_nobody: row.fits_nobody || undefined,
        days: row.days,
        from_time: row.from_time,
        to_time: row.to_time,
        from_date: row.from_date,
        until_date: row.until_date,
        note: row.note,
        created_at: row.created_at,
        updated_at: row.updated_at,
      }) satisfies PropertiesOf<WaitingEntryBody>,
  )
}

/** Converts columns to an entry of the domain's rules. */
export const toWaitingEntry = (row: EntryRow): WaitingEntry => ({
  scheduleId: row.schedule_id,
  workerIds: row.worker_ids,
  fitsNobody: row.fits_nobody,
  days: row.days,
  fromTime: row.from_time,
  toTime: row.to_time,
  fromDate: row.from_date,
  untilDate: row.until_date,
})
