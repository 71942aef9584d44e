import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import { maxDetails } from '../upcoming-sessions.ts'
import { pickBooking } from './booking.ts'
import { catchDoubleBooking } from './double-booking.ts'
import { selectExceptionsAmong } from './exceptions.ts'
import { findConflicts } from './find-conflicts.ts'
import type { ReadingUser } from './may-read-session.ts'
import { returnToWaitingList } from './take-off-waiting-list.ts'

/** The message when a series cannot return to the date of a deleted exception, because its slot was booked meanwhile. */
export const slotBookedMessage = 'El cupo se ocupó mientras tanto.'

/**
 * Deletes sessions in one statement; the dates of exceptions return to their series, and the entries of the waiting list for which the sessions were booked to
 * their place. `getPath` gives the path of a deleted session in the details of a conflict.
 */
export async function deleteSessions(trx: Trx, ids: readonly string[], getPath?: (id: string) => string) {
  await catchDoubleBooking(
    async (db, reader) => findConflictsOnFreedDates(db, ids, { reader, getPath }),
    () => trx.updateTable('session').set({ deleted_at: sql<string>`now()` }).where('id', '=', anyOf(ids)).execute(),
  )
  await returnToWaitingList(trx, ids)
}

type FreedDatesOptions = { reader: ReadingUser; getPath: ((id: string) => string) | undefined }

async function findConflictsOnFreedDates(db: Db, ids: readonly string[], { reader, getPath }: FreedDatesOptions) {
  const exceptions = await selectExceptionsAmong(db, ids).selectAll('session').orderBy('session.id').execute()
  const conflicts = await findConflicts(db, exceptions.map(pickBooking), { reader, except: ids })
  const details = conflicts.flatMap((conflictsOfOne, index) =>
    conflictsOfOne.map((conflict) => ({ ...conflict, path: getPath?.(exceptions[index]!.id) ?? conflict.path })),
  )
  return details.slice(0, maxDetails)
}
