import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { undoableKinds } from '#domain/history-kinds.ts'
import { getWeekday } from '#domain/weeks.ts'
import type { Trx } from '../../database/connect.ts'
import type { RecordConflict } from './describe-records.ts'
import { recordKinds, type Values } from './kinds.ts'
import { type ChangedRecord, type ChangeRow, getRecordKey, joinRows } from './read-change.ts'

/**
 * Compares records with what is stored now. Returns those to restore, and those that were changed since. A client's later reply of not coming stays, and the
 * later confirmation of a session is a conflict.
 */
export async function compareRecords(
  trx: Trx,
  records: readonly ChangedRecord[],
): Promise<{ toRestore: ChangedRecord[]; recordConflicts: RecordConflict[] }> {
  const live = await readLive(trx, records)
  const toRestore: ChangedRecord[] = []
  const recordConflicts: RecordConflict[] = []
  for (const record of records) {
    const { kind, after } = record
    const now = live.get(getRecordKey({ ...record, values: (after ?? record.before)! })) ?? null
    if (isDeepStrictEqual(now, after)) toRestore.push(record)
    else if (kind !== 'reply' || now?.reply !== 'declined') recordConflicts.push({ record, verb: now === null ? 'se eliminó' : 'cambió' })
  }
  recordConflicts.push(...(await findConfirmations(trx, records)))
  return { toRestore, recordConflicts }
}

/** Reads the records as they are now, as the history would keep them. Deleted ones are missing. */
async function readLive(trx: Trx, records: readonly ChangedRecord[]): Promise<Map<string, Values>> {
  const live = new Map<string, Values>()
  for (const kind of undoableKinds) {
    const ids = [...new Set(records.flatMap((record) => (record.kind === kind ? [record.record_id] : [])))]
    if (ids.length === 0) continue
    const { table, idColumn } = recordKinds[kind]
    const id = sql.ref(idColumn)
    const { rows } = await sql<{ record_id: string; values: Values }>`
      select record_id, values from (
        select ${id} as record_id, to_history(to_jsonb(stored), ${idColumn}) as values from ${sql.table(table)} as stored where ${id} = any(${ids}::uuid[])
      ) as found where values is not null
    `.execute(trx)
    for (const { record_id, values } of rows)
      live.set(getRecordKey({ kind, record_id, values }), idColumn === 'id' ? values : { ...values, [idColumn]: record_id })
  }
  return live
}

/** Finds the sessions of a change that their clients have confirmed since by the public link, and still do. */
async function findConfirmations(trx: Trx, records: readonly ChangedRecord[]): Promise<RecordConflict[]> {
  const sessions = records.flatMap(({ kind, after }) => (kind === 'session' && after !== null ? [after] : []))
  const last = records.reduce((latest, { row }) => (row.id > latest ? row.id : latest), '')
  if (sessions.length === 0) return []
  const { rows } = await sql<ChangeRow>`
    select confirmation.* from history as confirmation
    join session_reply as reply on reply.client_id = confirmation.record_id and reply.reply = 'confirmed'
      and jsonb_build_object('worker_id', reply.worker_id, 'turn_id', reply.turn_id, 'session_date', reply.session_date, 'time', reply.time)
        <@ confirmation.after
    where confirmation.record_id = any(${sessions.map(({ client_id }) => client_id)}::uuid[]) and confirmation.kind = 'reply'
      and confirmation.id > ${last} and confirmation.user_id is null and confirmation.after ->> 'reply' = 'confirmed'
    order by confirmation.id
  `.execute(trx)
  return rows
    .filter((row) => sessions.some((session) => isReplyAbout({ ...row.after, client_id: row.record_id }, session)))
    .map((row) => ({ record: joinRows([row])[0]!, verb: 'llegó' }))
}

/** True for a reply to a session, or to a series on one of its dates. */
function isReplyAbout(reply: Values, session: Values): boolean {
  const isSamePlace = ['client_id', 'worker_id', 'turn_id', 'time'].every((column) => reply[column] === session[column])
  const date = String(reply.session_date)
  if (session.session_date !== undefined) return isSamePlace && session.session_date === date
  const isWithin = String(session.starts_on) <= date && (session.ends_on === undefined || date <= String(session.ends_on))
  return isSamePlace && isWithin && getWeekday(date) === session.day
}
