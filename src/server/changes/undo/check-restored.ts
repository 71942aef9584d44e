import type { UndoableKind } from '#domain/history-kinds.ts'
import type { Actor } from '../../call.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Trx } from '../../database/connect.ts'
import { findEndedReplies, findLostSlots, isUpcomingSession } from './check-sessions.ts'
import { createUndoConflict, describeOrphans, describeRecordConflicts, type Orphan } from './describe-records.ts'
import { recordKinds } from './kinds.ts'
import type { ChangedRecord } from './read-change.ts'

/** Throws a 409 if a restored record names a deleted one that it needs, its slot is lost, or the reply of a client has ended. */
export async function checkRestored(
  trx: Trx,
  undoId: string,
  records: readonly ChangedRecord[],
  { actor, today }: { actor: Actor; today: string },
) {
  // This waits for changes of the schedules that are in progress, by which a turn may be deleted.
  const lostSlots = await findLostSlots(trx, records, today)
  const orphans = await describeOrphans(trx, await findOrphans(trx, records, today), actor)
  const replies = await describeRecordConflicts(trx, await findEndedReplies(trx, undoId, records), actor)
  const problems = [...orphans, ...lostSlots, ...replies]
  if (problems.length > 0) throw createUndoConflict(problems)
}

/** Finds the restored records that name a deleted one. */
async function findOrphans(trx: Trx, records: readonly ChangedRecord[], today: string): Promise<Orphan[]> {
  const named = records.flatMap((record) =>
    Object.entries(getParents(record, today)).flatMap(([column, parent]) => {
      const id = record.before![column]
      return typeof id === 'string' ? [{ record, parent, parentId: id }] : []
    }),
  )
  const deleted = new Set<string>()
  for (const [parent, ofParent] of Map.groupBy(named, ({ parent }) => parent)) {
    const { table } = recordKinds[parent]
    const rows = await trx
      .selectFrom(table as 'client')
      .where('id', '=', anyOf(ofParent.map(({ parentId }) => parentId)))
      .where('deleted_at', 'is not', null)
      .select('id')
      .execute()
    for (const { id } of rows) deleted.add(id)
  }
  return named.filter(({ parentId }) => deleted.has(parentId))
}

/** Returns the columns that name records without which a restored one cannot be. Only a session to come needs its people. */
function getParents({ kind, before }: ChangedRecord, today: string): Record<string, UndoableKind> {
  if (before === null) return {}
  const { parents } = recordKinds[kind]
  return kind === 'session' && isUpcomingSession(before, today) ? { ...parents, client_id: 'client', worker_id: 'worker' } : parents
}
