import { sql } from 'kysely'
import { hasAccess, hasAnyAccess } from '#domain/access.ts'
import type { Actor } from '../../call.ts'
import type { Db, Trx } from '../../database/connect.ts'
import { createForbiddenError } from '../../errors.ts'
import { type PersonKind, readKinds } from '../../people/sql.ts'
import { findAtPlaceOfSeries } from '../../sessions/exceptions.ts'
import { type AccessType, recordKinds, type Values } from './kinds.ts'
import type { ChangedRecord } from './read-change.ts'

/** A record, and the type of access that its change needed. An undo has the records of the change that it undoes, the other way round. */
type Judged = { record: ChangedRecord; type: AccessType; values: Values }

/** The facts on which the access to a record depends, besides the record. */
type Context = {
  judged: readonly Judged[]
  /** The sessions that replace an occurrence of a series. */
  exceptions: ReadonlySet<Values>
  kindsOfPeople: ReadonlyMap<string, readonly PersonKind[]>
}

/**
 * Throws a 403 unless the user may, as of now, do to each record what the change did: register, change or delete it. Where an undo is undone, that is what the
 * first change did, which is done again.
 */
export async function requireUndoAccess(trx: Trx, actor: Actor, records: readonly ChangedRecord[]) {
  const isReversed = await isUndoing(trx, records[0]?.row.undoes ?? null)
  const judged = records.map((record) => ({ record, type: getType(record, isReversed), values: (record.after ?? record.before)! }))
  const dated = judged.flatMap(({ record, values }) => (record.kind === 'session' && values.session_date !== undefined ? [values] : []))
  const exceptions = await findAtPlaceOfSeries(trx, dated as unknown as Parameters<typeof findAtPlaceOfSeries>[1])
  const kindsOfPeople = new Map<string, readonly PersonKind[]>()
  for (const { kind, record_id } of records) if (kind === 'person') kindsOfPeople.set(record_id, await readKinds(trx, record_id))
  const context: Context = { judged, exceptions: exceptions as ReadonlySet<object> as ReadonlySet<Values>, kindsOfPeople }
  const missing = judged.flatMap((one) =>
    isOwnChange(actor, one, context) ? [] : listCodes(one, context).filter((codes) => !hasAnyAccess(actor.access, codes)),
  )
  if (missing.length > 0) throw createForbiddenError([...new Set(missing.flat())])
}

/** True for the undo of a change, and not for the undo of an undo, which is the change once more. */
async function isUndoing(db: Db, undoes: string | null): Promise<boolean> {
  if (undoes === null) return false
  const { rows } = await sql<{ is_undoing: boolean }>`
    with recursive undone (id) as (
      select ${undoes}::uuid
      union all
      select (select undoes from history where change_id = undone.id limit 1) from undone where undone.id is not null
    )
    select count(id) % 2 = 1 as is_undoing from undone
  `.execute(db)
  return rows[0]!.is_undoing
}

function getType({ before, after }: ChangedRecord, isReversed: boolean): AccessType {
  if (before !== null && after !== null) return 'update'
  return (before === null) === isReversed ? 'delete' : 'register'
}

/** Lists what a user needs: one code of each list. */
function listCodes(one: Judged, context: Context): (readonly string[])[] {
  const { record, values } = one
  const type = record.kind === 'turn' ? findTypeOfSchedule(values, context) : one.type
  const codes = recordKinds[record.kind].listCodes(type, values)
  if (record.kind !== 'person') return [[...codes, ...listOtherCodes(one, context)]]
  // A user who changes data that a client and a worker share must be allowed to change both.
  const kinds = context.kindsOfPeople.get(record.record_id)!
  if (kinds.length === 0) return [codes]
  const ofKinds = kinds.map((kind) => `${kind}s.${type}`)
  return type === 'update' ? ofKinds.map((code) => [code]) : [ofKinds]
}

/** A turn is created and deleted with its schedule, or by a change of it. */
const findTypeOfSchedule = ({ schedule_id }: Values, { judged }: Context): AccessType =>
  judged.find(({ record }) => record.kind === 'schedule' && record.record_id === schedule_id)?.type ?? 'update'

/** Lists the codes with which a call also changes a record that is not the one that it is about. */
function listOtherCodes({ record: { kind, before, after }, type, values }: Judged, { judged, exceptions }: Context): string[] {
  const isChangedOnly = (column: string) => type === 'update' && listChangedColumns(before, after).every((changed) => changed === column)
  const deletedWith = (['client', 'worker'] as const).filter((owner) =>
    judged.some(({ record, type }) => record.kind === owner && type === 'delete' && record.record_id === values[`${owner}_id`]),
  )
  const codes = deletedWith.map((owner) => `${owner}s.delete`)
  if (kind === 'session') {
    if (type === 'register' && exceptions.has(values)) codes.push('sessions.update')
    if (isChangedOnly('ends_on')) codes.push('sessions.delete')
    // A new absence or closing day, or other working hours, take back what was accepted.
    if (isChangedOnly('accepted')) codes.push('workers.update', 'schedules.update')
  }
  if (kind === 'waiting-entry' && isChangedOnly('session_id')) codes.push('sessions.register', 'sessions.delete')
  return codes
}

const listChangedColumns = (before: Values | null, after: Values | null) =>
  Object.keys({ ...before, ...after }).filter((column) => before?.[column] !== after?.[column])

/** The columns of their own sessions that workers change. The acceptance goes with the state. */
const ownColumns = ['state', 'attended', 'note', 'accepted']

/** True for what workers may change of their own sessions: state, attendance and note, on one date of a series too, and what ends the client's reply. */
function isOwnChange({ access, worker_id }: Actor, { record, values }: Judged, { exceptions }: Context): boolean {
  const { kind, before, after } = record
  if (worker_id === null || values.worker_id !== worker_id || !hasAccess(access, 'my_sessions.update')) return false
  if (kind === 'reply') return true
  if (kind !== 'session') return false
  return before === null || after === null
    ? exceptions.has(values)
    : listChangedColumns(before, after).every((column) => ownColumns.includes(column))
}
