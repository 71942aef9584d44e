import type { HistoryEntry } from '#api/generated/wire.ts'
import { mayReadHistoryKind, type UndoableKind } from '#domain/history-kinds.ts'
import type { Problem } from '#domain/problem.ts'
import type { Actor } from '../../call.ts'
import type { Db } from '../../database/connect.ts'
import { createConflictError, type HttpError } from '../../errors.ts'
import { addNames } from '../../history/sql.ts'
import { maxDetails } from '../../upcoming-sessions.ts'
import { recordKinds } from './kinds.ts'
import type { ChangedRecord } from './read-change.ts'

/** A record that conflicts with an undo, and what has become of it: `cambió`. */
export type RecordConflict = { record: ChangedRecord; verb: string }

/** Describes records that conflict with an undo (at most `maxDetails`), with names and ids only where the user may read them. */
export async function describeRecordConflicts(db: Db, recordConflicts: readonly RecordConflict[], actor: Actor): Promise<Problem[]> {
  const described = recordConflicts.slice(0, maxDetails)
  const namesOf = await readNamesOfRecords(
    db,
    described.map(({ record }) => record),
    actor,
  )
  return described.map(({ record, verb }, index) => {
    const { kind, record_id, before, after } = record
    const { idColumn, noun, describe } = recordKinds[kind]
    const names = namesOf[index]
    if (!names) return { path: kind, message: `Desde entonces ${verb} ${noun}.` }
    const what = describe((after ?? before)!, (id) => names.get(String(id)) ?? 'alguien')
    return { path: kind, message: `Desde entonces ${verb} ${what}.`, ...(idColumn === 'id' && { id: record_id }) }
  })
}

/** A record that an undo would restore, although another one that it names was deleted. */
export type Orphan = { record: ChangedRecord; parent: UndoableKind; parentId: string }

/** Describes the deleted records that others need, each once. */
export async function describeOrphans(db: Db, orphans: readonly Orphan[], actor: Actor): Promise<Problem[]> {
  const ofParents = [...new Map(orphans.map((orphan) => [orphan.parentId, orphan])).values()].slice(0, maxDetails)
  const namesOf = await readNamesOfRecords(
    db,
    ofParents.map(({ record }) => record),
    actor,
  )
  return ofParents.map(({ parent, parentId }, index) => {
    const name = namesOf[index]?.get(parentId)
    return { path: parent, message: `Desde entonces se eliminó ${recordKinds[parent].noun}${name ? ` ${name}` : ''}.` }
  })
}

/** Reads what the ids in records are called. Undefined for a record that the user may not read. */
async function readNamesOfRecords(db: Db, records: readonly ChangedRecord[], actor: Actor) {
  const entries = records.map(({ row }) => row as Omit<HistoryEntry, 'names'>)
  const named = await addNames(db, entries, actor.access)
  return records.map((record, index) =>
    mayRead(actor, record) ? new Map(named[index]!.names.map(({ id, name }) => [id, name])) : undefined,
  )
}

/** True where the user may read a record: by its history, or as the worker of a session and of what is about it. */
const mayRead = ({ access, worker_id }: Actor, { kind, before, after }: ChangedRecord) =>
  mayReadHistoryKind(access, kind) || (worker_id !== null && (after ?? before)!.worker_id === worker_id)

/** Creates the 409 of an undo: with this message, or with the first problem and how many more there are. */
export function createUndoConflict(problems: readonly Problem[], message?: string): HttpError {
  const more = problems.length - 1
  const rest = more === 0 ? '' : more === 1 ? ' Hay otro cambio así.' : ` Hay otros ${more} cambios así.`
  return createConflictError(message ?? `${problems[0]!.message}${rest}`, problems.slice(0, maxDetails))
}
