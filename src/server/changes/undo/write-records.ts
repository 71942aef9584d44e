import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { UndoableKind } from '#domain/history-kinds.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Trx } from '../../database/connect.ts'
import { splitForStatements } from '../../database/split-for-statements.ts'
import { recordKinds, type Values } from './kinds.ts'
import type { ChangedRecord } from './read-change.ts'

/** The maximum number of records that one statement writes. */
const maxInStatement = 100

/** Marks records as deleted. */
export async function markDeleted(trx: Trx, kind: UndoableKind, records: readonly ChangedRecord[]) {
  for (const part of splitForStatements(records, maxInStatement)) {
    const ids = part.map(({ record_id }) => record_id)
    await sql`update ${sql.table(recordKinds[kind].table)} set deleted_at = now() where id = ${anyOf(ids)}`.execute(trx)
  }
}

/** Deletes records for good. */
export async function deleteRecords(trx: Trx, kind: UndoableKind, records: readonly ChangedRecord[]) {
  const table = sql.table(recordKinds[kind].table)
  for (const part of splitForStatements(records, maxInStatement)) {
    const keys = part.map(({ record_id, after }) => ({ ...after, id: record_id }))
    await sql`
      delete from ${table} as stored using jsonb_populate_recordset(null::${table}, ${JSON.stringify(keys)}::jsonb) as named
      where ${isSameRecord(kind)}
    `.execute(trx)
  }
}

/** Inserts records that were deleted for good. */
export async function insertRecords(trx: Trx, kind: UndoableKind, records: readonly ChangedRecord[]) {
  const table = sql.table(recordKinds[kind].table)
  for (const part of splitForStatements(records, maxInStatement)) {
    const rows = part.map((record) => toRow(kind, record))
    const columns = sql.join([...new Set(rows.flatMap(Object.keys))].map((column) => sql.ref(column)))
    await sql`
      insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
    `.execute(trx)
  }
}

/** A record that was deleted for good comes back with its id and the time of its creation. */
function toRow(kind: UndoableKind, { record_id, before, created_at }: ChangedRecord): Values {
  return {
    ...before,
    ...(recordKinds[kind].idColumn === 'id' && { id: record_id }),
    ...(created_at !== null && { created_at }),
  }
}

/**
 * Writes the columns that a change has changed, or with `isWhole` all of them, also whether the record is deleted. What one record has not changed and another one
 * has is written as it is stored, because the records were compared with what is stored.
 */
export async function updateRecords(trx: Trx, kind: UndoableKind, records: readonly ChangedRecord[], { isWhole = false } = {}) {
  const table = sql.table(recordKinds[kind].table)
  for (const part of splitForStatements(records, maxInStatement)) {
    const columns = new Set(isWhole ? ['deleted_at'] : [])
    for (const { before, after, ...record } of part)
      for (const column of record.columns) if (isWhole || !isDeepStrictEqual(before?.[column], after?.[column])) columns.add(column)
    const [written, values] = ['', 'named.'].map((of) => sql.join([...columns].map((column) => sql.ref(`${of}${column}`))))
    const rows = part.map((record) => toRow(kind, record))
    await sql`
      update ${table} as stored set (${written}) = row(${values})
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) as named where ${isSameRecord(kind)}
    `.execute(trx)
  }
}

/** True for a row `stored` with the key of a row `named`. */
function isSameRecord(kind: UndoableKind) {
  const { idColumn, keyColumns } = recordKinds[kind]
  const isSameId = sql`${sql.ref(`stored.${idColumn}`)} = ${sql.ref(`named.${idColumn}`)}`
  const others = keyColumns.map((column) => sql`${sql.ref(`stored.${column}`)} is not distinct from ${sql.ref(`named.${column}`)}`)
  return sql.join([isSameId, ...others], sql` and `)
}
