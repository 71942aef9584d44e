import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { isUndoableKind, type UndoableKind } from '#domain/history-kinds.ts'
import type { Db } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { recordKinds, type Values } from './kinds.ts'

/** A row of the history of a kind that can be undone. */
export type ChangeRow = Selectable<Tables['history']> & { kind: UndoableKind }

/**
 * A record that a change has changed: as it was before, and as the change left it. Null before it was created and after it was deleted. The values have the
 * column under whose id the history keeps the record, too.
 */
export type ChangedRecord = {
  kind: UndoableKind
  record_id: string
  before: Values | null
  after: Values | null
  /** The columns that had a value before, in between or after. */
  columns: ReadonlySet<string>
  /** When the record was created, if the change deleted it for good. */
  created_at: string | null
  /** The last row of the history about it. */
  row: ChangeRow
}

/** Reads the rows of a change in the order in which they were written. */
export const readHistoryRows = (db: Db, changeId: string) =>
  db.selectFrom('history').where('change_id', '=', changeId).selectAll().orderBy('id').execute()

/** Returns the rows if all of them are of kinds that can be undone, and otherwise undefined. */
export const toChangeRows = (rows: readonly Selectable<Tables['history']>[]): ChangeRow[] | undefined => {
  const found = rows.flatMap((row) => (isUndoableKind(row.kind) ? [{ ...row, kind: row.kind }] : []))
  return found.length === rows.length ? found : undefined
}

/** Joins the rows about each record. Leaves out the records that are in the end as they were. */
export function joinRows(rows: readonly ChangeRow[]): ChangedRecord[] {
  const records = new Map<string, ChangedRecord>()
  for (const row of rows) {
    const { kind, record_id, record_created_at } = row
    // An erasure has emptied it.
    if (row.before === null && row.after === null) continue
    const [before, after] = [withId(row, row.before), withId(row, row.after)]
    const key = getRecordKey({ kind, record_id, values: (after ?? before)! })
    const earlier = records.get(key)
    records.set(key, {
      kind,
      record_id,
      row,
      after,
      columns: new Set([...(earlier?.columns ?? []), ...Object.keys({ ...before, ...after })]),
      before: earlier ? earlier.before : before,
      created_at: record_created_at ?? earlier?.created_at ?? null,
    })
  }
  return [...records.values()].filter(({ before, after }) => !isDeepStrictEqual(before, after))
}

/** Adds the column that the history keeps apart, unless it is the `id` that every statement names by itself. */
function withId({ kind, record_id }: ChangeRow, values: Values | null): Values | null {
  const { idColumn } = recordKinds[kind]
  return values === null || idColumn === 'id' ? values : { ...values, [idColumn]: record_id }
}

/** Returns the key of a record among all that a change may have. */
export function getRecordKey({ kind, record_id, values }: Pick<ChangedRecord, 'kind' | 'record_id'> & { values: Values }): string {
  const columns: readonly string[] = recordKinds[kind].keyColumns
  return JSON.stringify([kind, record_id, ...columns.map((column) => values[column] ?? null)])
}
