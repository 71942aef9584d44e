import { v7 as createId } from 'uuid'
import type { WaitingEntryInput, WaitingEntryUpdate } from '#api/generated/wire.ts'
import { minutesPerDay } from '#domain/clock.ts'
import type { Problem } from '#domain/problem.ts'
import { lockClient } from '../clients/sql.ts'
import { anyOf } from '../database/any-of.ts'
import type { ColumnsOf } from '../database/columns-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { createBadRequestError, createConflictError } from '../errors.ts'
import { refuseUnknownFilters } from '../sessions/query-params.ts'
import { refuseUnknownIds } from '../unknown-ids.ts'
import { type EntryRow, selectEntries } from './sql.ts'

/** Throws a 400 if an entry names someone or a schedule that does not exist, or times or dates that no slot can have. */
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
export async function insertEntry(
  trx: Trx,
  { client_id, ...entry }: WaitingEntryInput,
  { today, mayBeEqual }: { today: string; mayBeEqual: boolean },
) {
  if (!(await lockClient(trx, client_id)))
    throw createBadRequestError(unknownClientMessage, [{ path: 'client_id', message: unknownClientMessage }])
  const columns = toEntryColumns(entry)
  const equal = mayBeEqual ? undefined : await findEqualEntry(trx, { client_id, ...columns }, today)
  if (equal) throw createConflictError(equalEntryMessage, [{ path: 'client_id', message: equalEntryMessage, id: equal.id }])
  const id = createId()
  await trx
    .insertInto('waiting_entry')
    .values({ id, client_id, ...columns })
    .execute()
  return { id }
}

/** Replaces what suits someone who waits. Throws a 409 if that becomes the same as in another entry of the client. */
export async function replaceEntry(trx: Trx, { id, client_id, ...current }: EntryRow, entry: WaitingEntryUpdate, today: string) {
  const columns = toEntryColumns(entry)
  const isOther = buildEntryKey(columns, today) !== buildEntryKey(current, today)
  if (isOther && (await findEqualEntry(trx, { client_id, ...columns }, today))) throw createConflictError(equalEntryMessage)
  await trx.updateTable('waiting_entry').set(columns).where('id', '=', id).execute()
}

const equalEntryMessage = 'Este cliente ya espera lo mismo en la lista de espera.'

type ComparedEntry = Omit<ReturnType<typeof toEntryColumns>, 'note'>

/** Finds an open entry of a client with which the same slots suit. The note does not count. */
async function findEqualEntry(trx: Trx, { client_id, ...entry }: ComparedEntry & { client_id: string }, today: string) {
  const wanted = buildEntryKey(entry, today)
  const entries = await selectEntries(trx, today, { client_id }).execute()
  return entries.find((other) => !other.fits_nobody && buildEntryKey(other, today) === wanted)
}

/** Builds a key that is the same for entries with which the same slots suit: all days are none, as are a whole day and a first date that has come. */
const buildEntryKey = ({ schedule_id, worker_ids, days, from_time, to_time, from_date, until_date }: ComparedEntry, today: string) =>
  JSON.stringify([
    schedule_id?.toLowerCase() ?? null,
    [...new Set(worker_ids.map((worker) => worker.toLowerCase()))].toSorted(),
    days.length === 7 ? [] : days,
    from_time || null,
    to_time === minutesPerDay ? null : to_time,
    from_date !== null && from_date <= today ? null : from_date,
    until_date,
  ])

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
