import { sql } from 'kysely'
import { v7 as createId } from 'uuid'
import type { WaitingEntryInput, WaitingEntryUpdate } from '#api/generated/wire.ts'
import type { Problem } from '#domain/problem.ts'
import { lockClient } from '../clients/sql.ts'
import { anyOf } from '../database/any-of.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { createBadRequestError, createConflictError } from '../errors.ts'
import { refuseUnknownFilters } from '../sessions/query-params.ts'
import { refuseUnknownIds } from '../unknown-ids.ts'

/** Throws a 400 if an entry names somebody or a schedule that does not exist, or times or dates that no slot can have. */
export async function refuseInvalidEntry(db: Db, entry: WaitingEntryUpdate & { client_id?: string }, today: string) {
  const problems = findEntryProblems(entry, today)
  if (problems.length > 0) throw createBadRequestError(problems[0]!.message, problems)
  await refuseUnknownFilters(db, entry)
  const { worker_ids = [] } = entry
  const workers = await db.selectFrom('worker').where('id', '=', anyOf(worker_ids)).where('deleted_at', 'is', null).select('id').execute()
  refuseUnknownIds('worker_ids', worker_ids, workers, 'Este trabajador no existe.')
}

function findEntryProblems({ from_time, to_time, from_date, until_date }: WaitingEntryUpdate, today: string): Problem[] {
  const problems: Problem[] = []
  if (isGiven(from_time) && isGiven(to_time) && to_time <= from_time)
    problems.push({ path: 'to_time', message: 'Debe ser posterior a la hora desde la que puede.' })
  if (isGiven(until_date) && until_date < today) problems.push({ path: 'until_date', message: 'Esta fecha ya pasó.' })
  if (isGiven(from_date) && isGiven(until_date) && until_date < from_date)
    problems.push({ path: 'until_date', message: 'El último día no puede ser anterior al primero.' })
  return problems
}

const isGiven = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

const unknownClientMessage = 'Este cliente no existe.'

/**
 * Inserts an entry and returns its id. Locks its client, because an erasure would miss an entry that is written at the same time, and so would the search for an
 * equal one. Throws a 409 for such a one unless it `mayBeEqual`.
 */
export async function insertEntry(trx: Trx, { client_id, ...entry }: WaitingEntryInput, { mayBeEqual }: { mayBeEqual: boolean }) {
  if (!(await lockClient(trx, client_id)))
    throw createBadRequestError(unknownClientMessage, [{ path: 'client_id', message: unknownClientMessage }])
  const columns = toEntryColumns(entry)
  if (!mayBeEqual) await refuseEqualEntry(trx, client_id, columns)
  const id = createId()
  await trx
    .insertInto('waiting_entry')
    .values({ id, client_id, ...columns })
    .execute()
  return { id }
}

const equalEntryMessage = 'Este cliente ya espera lo mismo en la lista de espera.'

/** Throws a 409 if a client waits for the same already. The note does not count. */
async function refuseEqualEntry(trx: Trx, client_id: string, entry: ReturnType<typeof toEntryColumns>) {
  const equal = await trx
    .selectFrom('waiting_entry')
    .where('client_id', '=', client_id)
    .where('session_id', 'is', null)
    .where('schedule_id', 'is not distinct from', entry.schedule_id)
    .where('from_time', 'is not distinct from', entry.from_time)
    .where('to_time', 'is not distinct from', entry.to_time)
    .where('from_date', 'is not distinct from', entry.from_date)
    .where('until_date', 'is not distinct from', entry.until_date)
    .where(sql<boolean>`days = ${entry.days}::smallint[]`)
    .where(sql<boolean>`worker_ids @> ${entry.worker_ids}::uuid[] and worker_ids <@ ${entry.worker_ids}::uuid[]`)
    .select('id')
    .orderBy('id')
    .executeTakeFirst()
  if (equal) throw createConflictError(equalEntryMessage, [{ path: 'client_id', message: equalEntryMessage, id: equal.id }])
}

/** Replaces what suits somebody who waits. */
export const replaceEntry = (trx: Trx, id: string, entry: WaitingEntryUpdate) =>
  trx.updateTable('waiting_entry').set(toEntryColumns(entry)).where('id', '=', id).execute()

const toEntryColumns = ({ schedule_id, worker_ids, days, from_time, to_time, from_date, until_date, note }: WaitingEntryUpdate) =>
  ({
    schedule_id: schedule_id ?? null,
    worker_ids: worker_ids ?? [],
    days: days?.toSorted() ?? [],
    from_time: from_time ?? null,
    to_time: to_time ?? null,
    from_date: from_date ?? null,
    until_date: until_date ?? null,
    note: note || null,
  }) satisfies ColumnsOf<'waiting_entry', WaitingEntryInput & WaitingEntryUpdate, 'client_id' | 'updated_at'>
