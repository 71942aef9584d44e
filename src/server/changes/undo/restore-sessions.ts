import { sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Trx } from '../../database/connect.ts'
import { describeConstraint, isViolationOf } from '../../database/constraints.ts'
import { createConflictError } from '../../errors.ts'
import { pickBooking } from '../../sessions/booking.ts'
import { doubleBookingConstraints } from '../../sessions/changes/explain-violations.ts'
import { readSeriesIds } from '../../sessions/exceptions.ts'
import { type Conflict, findConflicts, summarizeConflicts } from '../../sessions/find-conflicts.ts'
import type { ReadingUser } from '../../sessions/may-read-session.ts'
import { selectSessions } from '../../sessions/sql.ts'
import { maxDetails } from '../../upcoming-sessions.ts'
import { orderSessions } from './order-sessions.ts'
import type { ChangedRecord } from './read-change.ts'
import { changesBooking, completeBooking, holdsSlot, isSeries } from './session-values.ts'
import { markDeleted, updateRecords } from './write-records.ts'

/**
 * Restores sessions as they were before a change. All of them leave their slots first, and are written in an order in which none takes a key that another one still
 * has, because a constraint is checked by each statement. Throws a 409 that says who is busy, as `reader` may read it, where a slot was taken meanwhile.
 */
export async function restoreSessions(trx: Trx, sessions: readonly ChangedRecord[], reader: ReadingUser) {
  await updateRecords(
    trx,
    'session',
    sessions.filter((session) => !changesBooking(session)),
  )
  const rebooked = sessions.filter(changesBooking)
  if (rebooked.length === 0) return
  await sql`savepoint bookings`.execute(trx)
  try {
    await writeBookings(trx, rebooked)
  } catch (error) {
    const constraint = doubleBookingConstraints.find((name) => isViolationOf(error, name))
    if (constraint === undefined) throw error
    // A failed transaction answers no more queries until it has gone back.
    await sql`rollback to savepoint bookings`.execute(trx)
    const conflicts = await findConflictsOfRestored(trx, rebooked, reader)
    const details = conflicts.map(({ session_id: _, ...problem }) => problem)
    throw createConflictError(summarizeConflicts(conflicts) ?? describeConstraint(constraint)!.message, details)
  }
}

async function writeBookings(trx: Trx, sessions: readonly ChangedRecord[]) {
  await releaseSlots(trx, sessions)
  const waitingSeries = new Set(sessions.filter(({ after }) => isSeries(after)))
  for (const group of orderSessions(sessions)) {
    // A dated session gives a date to its series, or takes it: a trigger then books the slots of a series that waits for its turn here.
    await releaseSlots(trx, [...waitingSeries])
    for (const session of group) waitingSeries.delete(session)
    if (group[0]?.before === null) await markDeleted(trx, 'session', group)
    else await updateRecords(trx, 'session', group, { isWhole: true })
  }
}

async function releaseSlots(trx: Trx, sessions: readonly ChangedRecord[]) {
  if (sessions.length === 0) return
  const ids = sessions.map(({ record_id }) => record_id)
  await trx.deleteFrom('session_person').where('session_id', '=', anyOf(ids)).execute()
}

/** Finds the sessions that hold the slots of restored sessions, and the dates that go back to a series when its exception is deleted. */
async function findConflictsOfRestored(trx: Trx, sessions: readonly ChangedRecord[], reader: ReadingUser): Promise<Conflict[]> {
  const except = sessions.map(({ record_id }) => record_id)
  const bookings = sessions.flatMap(({ record_id, before }) => (before && holdsSlot(before) ? [completeBooking(before, record_id)] : []))
  const deletedIds = sessions.flatMap(({ record_id, before }) => (before === null ? [record_id] : []))
  const deleted = await selectSessions(trx).where('id', '=', anyOf(deletedIds)).selectAll().orderBy('id').execute()
  const seriesIds = await readSeriesIds(trx, deleted)
  const exceptions = deleted.filter((session) => seriesIds.has(session) && !deletedIds.includes(seriesIds.get(session)!))
  return (await findConflicts(trx, [...bookings, ...exceptions.map(pickBooking)], { reader, except })).flat().slice(0, maxDetails)
}
