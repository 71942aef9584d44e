import type { UndoableKind } from '#domain/history-kinds.ts'
import type { Trx } from '../../database/connect.ts'
import type { ReadingUser } from '../../sessions/may-read-session.ts'
import { recordKinds } from './kinds.ts'
import type { ChangedRecord } from './read-change.ts'
import { restoreSessions } from './restore-sessions.ts'
import { deleteRecords, insertRecords, markDeleted, updateRecords } from './write-records.ts'

/** The records that sessions need, and those that are about sessions and people. */
const restoredFirst: readonly UndoableKind[] = ['person', 'client', 'worker', 'schedule', 'turn']
const restoredLast: readonly UndoableKind[] = ['working-hours', 'absence', 'waiting-entry', 'message', 'reminder', 'reply']

/** Restores records as they were before a change. Throws a 409 where the slot of a session was taken meanwhile, as `reader` may read it. */
export async function restoreRecords(trx: Trx, records: readonly ChangedRecord[], reader: ReadingUser) {
  const ofKind = (kind: UndoableKind) => records.filter((record) => record.kind === kind)
  for (const kind of restoredFirst) await restoreKind(trx, kind, ofKind(kind))
  await restoreSessions(trx, ofKind('session'), reader)
  for (const kind of restoredLast) await restoreKind(trx, kind, ofKind(kind))
}

/** Restores records of a kind: first those that are deleted, which may have a name or a key that another one takes. */
async function restoreKind(trx: Trx, kind: UndoableKind, records: readonly ChangedRecord[]) {
  const removed = records.filter((record) => record.before === null)
  const returning = records.filter((record) => record.after === null)
  const changed = records.filter((record) => record.before !== null && record.after !== null)
  if (recordKinds[kind].isSoft) {
    await markDeleted(trx, kind, removed)
    await updateRecords(trx, kind, returning, { isWhole: true })
  } else {
    await deleteRecords(trx, kind, removed)
    await insertRecords(trx, kind, returning)
  }
  await updateRecords(trx, kind, changed)
}
