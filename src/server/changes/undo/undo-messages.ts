import { type AppointmentChange, getMessageKind, invertChange, isToCome, mergeChanges } from '#domain/appointments.ts'
import { readWallClock } from '#domain/today.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Trx } from '../../database/connect.ts'
import { insertMessages } from '../../sessions/changes/write-messages.ts'
import type { ChangedRecord } from './read-change.ts'
import { deleteRecords, insertRecords } from './write-records.ts'

/** True for a message that a change of sessions wrote, or replaced by its own, and not for one that someone told or dropped. */
export const isOfSessions = ({ kind, before, after }: { kind: string; before: unknown; after: unknown }) =>
  kind === 'message' && (before === null || after === null)

/**
 * Takes back the messages of a change that a transaction undoes. Those that are not told are deleted, and those that they had replaced must be told again. What was
 * told is told once more, as it is after the undo. What staff dropped stays so.
 */
export async function undoMessages(trx: Trx, records: readonly ChangedRecord[], { now, timeZone }: { now: Date; timeZone: string }) {
  const written = records.filter(({ before }) => before === null)
  const replaced = Map.groupBy(
    records.filter(({ after }) => after === null),
    ({ before }) => String(before!.client_id),
  )
  const current = await trx
    .selectFrom('message')
    .where('id', '=', anyOf(written.map(({ record_id }) => record_id)))
    .selectAll()
    .forUpdate()
    .execute()
  const inState = (state: 'to-tell' | 'told') => current.filter((message) => message.state === state)
  const untoldIds = new Set(inState('to-tell').map(({ id }) => id))
  await deleteRecords(
    trx,
    'message',
    written.filter(({ record_id }) => untoldIds.has(record_id)),
  )
  const told = inState('told')
  const toldClients = new Set(told.map(({ client_id }) => client_id))
  await insertRecords(
    trx,
    'message',
    [...replaced].flatMap(([clientId, ofClient]) => (toldClients.has(clientId) ? [] : ofClient)),
  )
  const clock = readWallClock(now, timeZone)
  const news = told.map(({ client_id, kind, changes }) => {
    const earlier = (replaced.get(client_id) ?? []).flatMap(({ before }) => before!.changes as AppointmentChange[])
    const taken = mergeChanges(changes.map(invertChange), earlier).filter(({ before, after }) => isToCome((after ?? before)!, clock))
    // What an undo has told and is undone in turn is what the first change said.
    return { client_id, kind: kind === 'restored' ? getMessageKind(taken) : ('restored' as const), changes: taken }
  })
  await insertMessages(trx, news, now)
}
