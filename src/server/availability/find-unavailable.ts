import { listDatesOutsideHours, type Unavailability } from '#domain/availability.ts'
import { describeUnavailability } from '#domain/describe-unavailability.ts'
import { buildShortName } from '#domain/names.ts'
import type { Problem, UnavailableReason } from '#domain/problem.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import { type AvailabilityReader, mayReadReason } from './absence-reason.ts'
import { type Availabilities, readAvailabilities, type StoredAbsence } from './read-availability.ts'

/** The worker and the time of a session, on one date or every week. */
export type WorkerBooking = {
  worker_id: string
  day: number
  time: number
  duration: number
  session_date: string | null
  starts_on: string | null
  ends_on: string | null
}

/** Why a session cannot be booked: its worker is not available. */
export type UnavailableWorker = Problem & { reason: UnavailableReason }

type FindOptions = { today: string; reader: AvailabilityReader }

/**
 * Finds for each booking why its worker is not available, if so. A series is only compared with the working hours: at its occurrences from today to a year
 * ahead.
 */
export async function findUnavailable(
  db: Db,
  bookings: readonly WorkerBooking[],
  { today, reader }: FindOptions,
): Promise<(UnavailableWorker | undefined)[]> {
  const workerIds = [...new Set(bookings.map(({ worker_id }) => worker_id))]
  const dates = bookings.map(({ session_date }) => session_date ?? today).sort()
  if (dates.length === 0) return []
  const availabilities = await readAvailabilities(db, workerIds, { from: dates[0]!, to: dates.at(-1)! })
  const occasions = bookings.map((booking) => findFirstDate(booking, availabilities, today))
  const names = await readShortNames(db, [...new Set(bookings.flatMap(({ worker_id }, index) => (occasions[index] ? [worker_id] : [])))])
  return occasions.map((occasion, index) => {
    if (!occasion) return undefined
    const { worker_id, time, duration } = bookings[index]!
    const { date, unavailability } = occasion
    const absence = unavailability.reason === 'hours' ? undefined : unavailability.absence.record
    const message = describeUnavailability(unavailability, {
      name: names.get(worker_id)!,
      date,
      range: { start: time, end: time + duration },
      hours: availabilities.getOf(worker_id).hours,
      absenceReason: absence && mayReadReason(reader, absence) ? absence.reason : null,
    })
    return { path: unavailability.reason === 'closed' ? 'session_date' : 'worker_id', message, reason: unavailability.reason }
  })
}

/** A date on which the worker of a booking is not available. */
type UnavailableDate = { date: string; unavailability: Unavailability<StoredAbsence> }

function findFirstDate(booking: WorkerBooking, availabilities: Availabilities, today: string): UnavailableDate | undefined {
  const { session_date, day, time, duration, starts_on, ends_on } = booking
  if (session_date !== null) {
    const unavailability = availabilities.find({ ...booking, session_date })
    return unavailability && { date: session_date, unavailability }
  }
  const { hours } = availabilities.getOf(booking.worker_id)
  const [date] = listDatesOutsideHours({ day, time, duration, startsOn: starts_on, endsOn: ends_on }, hours, today)
  return date === undefined ? undefined : { date, unavailability: { reason: 'hours' } }
}

async function readShortNames(db: Db, workerIds: readonly string[]): Promise<Map<string, string>> {
  if (workerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('worker')
    .innerJoin('person', 'person.id', 'worker.person_id')
    .where('worker.id', '=', anyOf(workerIds))
    .select(['worker.id', 'person.name as given', 'person.father_last_name as father'])
    .execute()
  return new Map(rows.map(({ id, ...name }) => [id, buildShortName(name)]))
}
