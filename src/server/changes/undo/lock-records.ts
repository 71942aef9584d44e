import { lockAllWorkers, lockWorkers } from '../../availability/sql.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Trx } from '../../database/connect.ts'
import type { ChangeRow } from './read-change.ts'

/**
 * Locks everything that a change has changed until the transaction ends, in the order in which every transaction locks: people by their ids, workers, and then
 * the records themselves.
 */
export async function lockRecords(trx: Trx, rows: readonly ChangeRow[]) {
  await lockPeopleOfRows(trx, rows)
  const isClosingDay = ({ kind, before, after }: ChangeRow) => kind === 'absence' && (after ?? before)?.worker_id === undefined
  if (rows.some(isClosingDay)) await lockAllWorkers(trx)
  else
    await lockWorkers(
      trx,
      rows.flatMap(({ people }) => people),
    )
  const listIds = (kind: ChangeRow['kind']) => rows.flatMap((row) => (row.kind === kind ? [row.record_id] : []))
  const scheduleIds = rows.flatMap(({ kind, before, after }) => (kind === 'turn' ? [String((after ?? before)?.schedule_id)] : []))
  // A write to a record that refers to a client or worker, such as a public link, waits for the end of the transaction too.
  await lockRows(trx, 'client', listIds('client'))
  await lockRows(trx, 'worker', listIds('worker'))
  await lockRows(trx, 'session', listIds('session'))
  await lockRows(trx, 'waiting_entry', listIds('waiting-entry'))
  await lockRows(trx, 'absence', listIds('absence'))
  await lockRows(trx, 'schedule', [...listIds('schedule'), ...scheduleIds])
}

/** Locks the people of the clients and workers whom the rows are about. */
async function lockPeopleOfRows(trx: Trx, rows: readonly ChangeRow[]) {
  const participants = rows.flatMap(({ people }) => people)
  const personIds = rows.flatMap(({ kind, record_id }) => (kind === 'person' ? [record_id] : []))
  const selectPersonIds = (kind: 'client' | 'worker') => trx.selectFrom(kind).where('id', '=', anyOf(participants)).select('person_id')
  await trx
    .selectFrom('person')
    .where((person) =>
      person.or([person('id', '=', anyOf(personIds)), person('id', 'in', selectPersonIds('worker').unionAll(selectPersonIds('client')))]),
    )
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

const lockRows = (trx: Trx, table: 'client' | 'worker' | 'session' | 'waiting_entry' | 'absence' | 'schedule', ids: readonly string[]) =>
  ids.length === 0 ? [] : trx.selectFrom(table).where('id', '=', anyOf(ids)).select('id').orderBy('id').forUpdate().execute()
