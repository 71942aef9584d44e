import { getMessageKind, invertChange, isToCome, mergeChanges } from '#domain/appointments.ts'
import { readWallClock } from '#domain/today.ts'
import { anyOf } from '../database/any-of.ts'
import type { Trx } from '../database/connect.ts'
import { currentChange } from './current-change.ts'
import { insertMessages } from './write-messages.ts'

/**
 * Takes back the messages of a change that a transaction undoes. Those that are not told are dropped, and those that they had replaced must be told again. What was
 * told is told once more, as it is after the undo.
 */
export async function undoMessages(trx: Trx, changeId: string, { now, timeZone }: { now: Date; timeZone: string }) {
  const messages = await trx
    .selectFrom('message')
    .where((message) => message.or([message('change_id', '=', changeId), message('replaced_by', '=', changeId)]))
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute()
  const replaced = Map.groupBy(
    messages.filter(({ replaced_by }) => replaced_by === changeId),
    ({ client_id }) => client_id,
  )
  const told = messages.filter(({ change_id, state }) => change_id === changeId && state === 'told')
  const untold = messages.filter(({ change_id, state }) => change_id === changeId && state === 'to_tell')
  const returning = untold.flatMap(({ client_id }) => replaced.get(client_id) ?? [])
  const setAll = (rows: typeof messages, values: { state: 'to_tell' | 'dropped'; replaced_by: typeof currentChange | null }) =>
    trx
      .updateTable('message')
      .set(values)
      .where('id', '=', anyOf(rows.map(({ id }) => id)))
      .execute()
  if (untold.length > 0) await setAll(untold, { state: 'dropped', replaced_by: currentChange })
  if (returning.length > 0) await setAll(returning, { state: 'to_tell', replaced_by: null })
  const clock = readWallClock(now, timeZone)
  const news = told.map(({ client_id, kind, changes }) => {
    const earlier = (replaced.get(client_id) ?? []).flatMap((message) => message.changes)
    const taken = mergeChanges(changes.map(invertChange), earlier).filter(({ before, after }) => isToCome((after ?? before)!, clock))
    // What an undo has told and is undone in turn is what the first change said.
    return { client_id, kind: kind === 'restored' ? getMessageKind(taken) : ('restored' as const), changes: taken }
  })
  await insertMessages(trx, news, now)
}
