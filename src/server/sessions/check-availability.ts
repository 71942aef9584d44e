import type { SessionState } from '#api/generated/wire.ts'
import type { UnavailableReason } from '#domain/problem.ts'
import { isActive } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import { findUnavailable, type UnavailableWorker, type WorkerBooking } from '../availability/find-unavailable.ts'
import type { Trx } from '../database/connect.ts'
import { isUpcoming } from '../upcoming-sessions.ts'
import type { Booking } from './booking.ts'
import { findAtPlaceOfSeries } from './exceptions.ts'
import type { ReadingUser } from './may-read-session.ts'
import type { StoredSession } from './sql.ts'

/** A session as it is to be stored, and as it is stored already. With `override` it is booked even if its worker is not available. */
export type BookingChange = { after: Booking & { state: SessionState }; before?: StoredSession; override: boolean }

export type AvailabilityOptions = { today: string; reader: ReadingUser }

/** Why a change is refused, or the value of `accepted` after it; undefined: it stays as it is. */
type Outcome = { problem: UnavailableWorker } | { problem?: undefined; accepted: UnavailableReason | null | undefined }

/**
 * Checks for each change whether the worker is available, where the session of today or later becomes active or gets another worker, date, time or duration.
 * An exception at the place of its series is not refused, because the series is there already. The caller has locked the workers.
 */
export async function checkAvailability(
  trx: Trx,
  changes: readonly BookingChange[],
  { today, reader }: AvailabilityOptions,
): Promise<Outcome[]> {
  const toCheck = changes.map(({ after, before }) => pickWhatIsNew(after, before, today))
  const checked = toCheck.filter((booking) => booking !== undefined)
  const found = await findUnavailable(trx, checked, { today, reader })
  const unavailable = new Map(checked.flatMap((booking, index) => (found[index] ? [[booking, found[index]] as const] : [])))
  const atPlaceOfSeries = await findAtPlaceOfSeries(trx, [...unavailable.keys()])
  return changes.map(({ after, override }, index) => {
    const booking = toCheck[index]
    const problem = booking && unavailable.get(booking)
    if (!booking || (problem && !override && atPlaceOfSeries.has(booking))) return { accepted: undefined }
    if (problem) return override ? { accepted: problem.reason } : { problem }
    // A session whose worker is available needs no acceptance, unless only a part of the series was checked.
    return { accepted: booking === after ? null : undefined }
  })
}

/** Returns what has to be checked of a session: the whole, the occurrences that a series gets in addition, or nothing. */
function pickWhatIsNew<After extends BookingChange['after']>(
  after: After,
  before: StoredSession | undefined,
  today: string,
): After | undefined {
  if (!isUpcoming(after, today)) return undefined
  if (!before || !isActive(before.state) || decisive.some((key) => after[key] !== before[key])) return after
  const isLonger = before.ends_on !== null && (after.ends_on === null || after.ends_on > before.ends_on)
  return isLonger ? { ...after, starts_on: addDays(before.ends_on!, 1) } : undefined
}

/** The fields whose change makes a check necessary. */
const decisive = ['worker_id', 'day', 'time', 'duration', 'session_date', 'starts_on'] as const satisfies (keyof WorkerBooking)[]
