import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import type { Problem } from '#domain/problem.ts'
import { formatLongDate, formatWeekdays, weekdays } from '#domain/spanish.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import { splitForStatements } from '../database/split-for-statements.ts'
import { maxDetails } from '../upcoming-sessions.ts'
import type { Booking } from './booking.ts'
import { selectOverlappingPeriods } from './busy-periods.ts'
import { mayReadSession, type ReadingUser } from './may-read-session.ts'

/**
 * A session in which a person of a booking is busy already. The message says who is busy with whom, and when; `id` is set if the user may read the
 * session.
 */
export type Conflict = Problem & { session_id: string }

type ConflictOptions = {
  reader: ReadingUser
  /** Ids of sessions that are ignored. */
  except?: readonly string[]
}

/** The maximum number of bookings of which one statement finds the conflicts. Each may have many. */
const maxInStatement = 50

/** Finds the first conflicts (at most `maxDetails`) of each booking, in the order of the bookings. */
export async function findConflicts(db: Db, bookings: readonly Booking[], { reader, except = [] }: ConflictOptions): Promise<Conflict[][]> {
  const conflicts: Conflict[][] = []
  for (const part of splitForStatements(bookings, maxInStatement)) {
    const periods = await selectOverlappingPeriods(db, part, except).execute()
    const reasonIds = periods.map(({ reason_id }) => reason_id)
    const sessions = new Map((await selectOccupyingSessions(db, reasonIds).execute()).map((session) => [session.id, session]))
    const ofBooking = Map.groupBy(periods, ({ index }) => index)
    // A session that was deleted between the two statements does not conflict any more.
    const describe = (period: OverlappingPeriod) => {
      const session = sessions.get(period.reason_id)
      return session ? [describeConflict(period, session, part[period.index]!, reader)] : []
    }
    conflicts.push(...part.map((_, index) => (ofBooking.get(index) ?? []).flatMap(describe)))
  }
  return conflicts
}

/** Returns one sentence for all conflicts: the first one, and how many more sessions conflict. Undefined without conflicts. */
export function summarizeConflicts(conflicts: readonly Conflict[]): string | undefined {
  const [first] = conflicts
  const more = new Set(conflicts.map(({ session_id }) => session_id)).size - 1
  if (first === undefined || more === 0) return first?.message
  // The query stops at this number.
  const count = conflicts.length === maxDetails ? `al menos ${more}` : `${more}`
  return `${first.message} Hay ${count} ${more === 1 ? 'cruce' : 'cruces'} más.`
}

type OverlappingPeriod = Awaited<ReturnType<ReturnType<typeof selectOverlappingPeriods>['execute']>>[number]

function describeConflict(period: OverlappingPeriod, session: OccupyingSession, booking: Booking, reader: ReadingUser): Conflict {
  const isVisible = mayReadSession(reader, session)
  const client = buildShortName({ given: session.client_name, father: session.client_last_name })
  const worker = buildShortName({ given: session.worker_name, father: session.worker_last_name })
  const meeting =
    period.person_id === session.worker_person
      ? `${worker} ya atiende a ${isVisible ? client : 'otro cliente'}`
      : `${client} ya tiene sesión con ${isVisible ? worker : 'otro trabajador'}`
  return {
    session_id: session.id,
    path: period.is_worker_of_booking ? 'worker_id' : 'client_id',
    message: `${meeting} ${formatWhen(session, period.date, booking)}${formatTurn(session, booking)}.`,
    ...(isVisible && { id: session.id }),
  }
}

/** Selects sessions with what a conflict says of them. */
const selectOccupyingSessions = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('session')
    .where('session.id', '=', anyOf(ids))
    .innerJoin('client', 'client.id', 'session.client_id')
    .innerJoin('person as client_person', 'client_person.id', 'client.person_id')
    .innerJoin('turn', 'turn.id', 'session.turn_id')
    .innerJoin('schedule', 'schedule.id', 'turn.schedule_id')
    .innerJoin('worker', 'worker.id', 'session.worker_id')
    .innerJoin('person as worker_person', 'worker_person.id', 'worker.person_id')
    .select(['session.id', 'session.client_id', 'session.worker_id'])
    .select(['session.session_date', 'session.day', 'session.time', 'session.duration'])
    .select(['client_person.name as client_name', 'client_person.father_last_name as client_last_name'])
    .select(['worker_person.name as worker_name', 'worker_person.father_last_name as worker_last_name'])
    .select(['session.turn_id', 'turn.name as turn_name', 'schedule.name as schedule_name', 'worker.person_id as worker_person'])

type OccupyingSession = Awaited<ReturnType<ReturnType<typeof selectOccupyingSessions>['execute']>>[number]

function formatWhen({ session_date, day, time, duration }: OccupyingSession, date: string, booking: Booking) {
  const isEveryWeek = session_date === null && booking.session_date === null
  const days = isEveryWeek
    ? `los ${formatWeekdays(day)} desde el ${formatLongDate(date).slice(weekdays[day]!.length + 1)}`
    : `el ${formatLongDate(date)}`
  return `${days} de ${formatClock(time)} a ${formatClock(time + duration)}`
}

/** Formats the schedule and turn of the session, or nothing if the session is in the turn of the booking. */
const formatTurn = ({ turn_id, schedule_name, turn_name }: OccupyingSession, booking: Booking) =>
  turn_id === booking.turn_id ? '' : ` (${schedule_name}, ${turn_name})`
