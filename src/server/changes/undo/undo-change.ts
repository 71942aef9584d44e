import { sql } from 'kysely'
import type { Actor } from '../../call.ts'
import { setUndoes } from '../../database/author.ts'
import type { Db, Trx } from '../../database/connect.ts'
import { createConflictError } from '../../errors.ts'
import { checkDocuments, checkRemovedPeople } from './check-removed.ts'
import { checkRestored } from './check-restored.ts'
import { checkSchedules, readSchedules } from './check-schedules.ts'
import { compareRecords } from './compare-records.ts'
import { createUndoConflict, describeRecordConflicts } from './describe-records.ts'
import { lockRecords } from './lock-records.ts'
import { type ChangeRow, joinRows, readHistoryRows, toChangeRows } from './read-change.ts'
import { refuseErased } from './refuse-erased.ts'
import { requireUndoAccess } from './require-access.ts'
import { restoreRecords } from './restore-records.ts'
import { isOfSessions, undoMessages } from './undo-messages.ts'

type UndoOptions = { actor: Actor; now: Date; today: string; timeZone: string }

/** Throws a 403 where the user's access does not reach a record of a change. */
export const requireAccessToUndo = async (trx: Trx, changeId: string, actor: Actor) =>
  requireUndoAccess(trx, actor, splitRecords(await readChangeRows(trx, changeId)).records)

/**
 * Restores every record of a change as it was before. Returns the id of the undo, which is a change itself. Throws a 403 where the user's access does not reach,
 * and a 409 that names the conflicts.
 */
export async function undoChange(trx: Trx, changeId: string, options: UndoOptions): Promise<string> {
  await lockRecords(trx, await readChangeRows(trx, changeId))
  // Until the locks were given, an erasure may have emptied the rows.
  const rows = await readChangeRows(trx, changeId)
  await refuseErased(trx, rows)
  const { records, messages } = splitRecords(rows)
  await requireUndoAccess(trx, options.actor, records)
  const { toRestore, recordConflicts } = await compareRecords(trx, records)
  if (recordConflicts.length > 0) {
    const message = (await isUndone(trx, changeId)) ? 'Este cambio ya se deshizo.' : undefined
    throw createUndoConflict(await describeRecordConflicts(trx, recordConflicts, options.actor), message)
  }
  if (toRestore.length === 0) throw createConflictError('No queda nada que deshacer.')
  const undoId = await setUndoes(trx, changeId)
  const schedules = await readSchedules(trx, toRestore)
  await restoreRecords(trx, toRestore, options.actor)
  await undoMessages(trx, messages, options)
  await checkRestored(trx, undoId, toRestore, options)
  await checkRemovedPeople(trx, toRestore, options)
  await checkDocuments(trx, toRestore)
  await checkSchedules(trx, schedules, toRestore, options)
  return undoId
}

/** Sets the messages of a change of sessions apart: they follow the sessions, and what staff did with them since is no conflict. */
function splitRecords(rows: readonly ChangeRow[]) {
  const { messages = [], records = [] } = Object.groupBy(joinRows(rows), (record) => (isOfSessions(record) ? 'messages' : 'records'))
  return { messages, records }
}

async function readChangeRows(trx: Trx, changeId: string) {
  const rows = toChangeRows(await readHistoryRows(trx, changeId))
  if (!rows) throw createConflictError('Este cambio no se puede deshacer.')
  return rows
}

/** True for a change that was undone, unless that was undone in turn. */
async function isUndone(db: Db, changeId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string; undoes: string }>`
    with recursive undo (id, undoes) as (
      select change_id, undoes from history where undoes = ${changeId}
      union
      select history.change_id, history.undoes from history join undo on history.undoes = undo.id
    )
    select * from undo
  `.execute(db)
  const undos = Map.groupBy(rows, ({ undoes }) => undoes)
  const hasEffect = (id: string): boolean => (undos.get(id) ?? []).every((undo) => !hasEffect(undo.id))
  return !hasEffect(changeId)
}
