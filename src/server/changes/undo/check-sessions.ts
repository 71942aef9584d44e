import type { Problem } from '#domain/problem.ts'
import type { Trx } from '../../database/connect.ts'
import { findDurations } from '../../sessions/slot-duration.ts'
import { isUpcoming } from '../../upcoming-sessions.ts'
import type { RecordConflict } from './describe-records.ts'
import type { Values } from './kinds.ts'
import { type ChangedRecord, getRecordKey, joinRows, readHistoryRows, toChangeRows } from './read-change.ts'
import { changesBooking, completeBooking } from './session-values.ts'

/** True for the columns of a session that is active today or later. */
export const isUpcomingSession = (values: Values, today: string) =>
  isUpcoming({ session_date: null, ends_on: null, ...values } as Parameters<typeof isUpcoming>[0], today)

/** Finds the sessions to come whose slot the schedule no longer has. Past sessions keep theirs. The schedules stay locked until the transaction ends. */
export async function findLostSlots(trx: Trx, records: readonly ChangedRecord[], today: string): Promise<Problem[]> {
  const sessions = records.flatMap((record) =>
    record.kind === 'session' && record.before !== null && changesBooking(record) ? [completeBooking(record.before, record.record_id)] : [],
  )
  const found = await findDurations(trx, sessions)
  return sessions.flatMap(({ id }, index) => {
    const problem = found[index]!
    const session = records.find(({ record_id }) => record_id === id)!
    const isLost = typeof problem !== 'number' && problem.path === 'time' && isUpcomingSession(session.before!, today)
    return isLost ? [{ path: 'session', message: problem.message, id }] : []
  })
}

/** Finds the replies of clients that ended with their sessions while a change was undone, besides those that the change had made. */
export async function findEndedReplies(trx: Trx, undoId: string, records: readonly ChangedRecord[]): Promise<RecordConflict[]> {
  const getKey = (record: ChangedRecord) => getRecordKey({ ...record, values: (record.after ?? record.before)! })
  const known = new Set(records.map(getKey))
  const written = joinRows(toChangeRows(await readHistoryRows(trx, undoId))!)
  return written
    .filter((record) => record.kind === 'reply' && record.after === null && !known.has(getKey(record)))
    .map((record) => ({ record, verb: 'llegó' }))
}
