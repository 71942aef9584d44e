import { sql } from 'kysely'
import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import type { Problem } from '#domain/problem.ts'
import { formatLongDate, weekdays } from '#domain/spanish.ts'
import type { Db } from '../database/connect.ts'
import { maxDetails } from '../upcoming-sessions.ts'
import type { Booking } from './booking.ts'
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

/** Finds the first conflicts (at most `maxDetails`) of each booking, in the order of the bookings. */
export async function findConflicts(db: Db, bookings: readonly Booking[], { reader, except = [] }: ConflictOptions): Promise<Conflict[][]> {
  const rows = Map.groupBy(await selectConflicts(db, bookings, except).execute(), ({ index }) => index)
  return bookings.map((booking, index) => (rows.get(index) ?? []).map((row) => describeConflict(row, booking, reader)))
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

function describeConflict(row: ConflictRow, booking: Booking, reader: ReadingUser): Conflict {
  const isVisible = mayReadSession(reader, row)
  const client = buildShortName({ given: row.client_name, father: row.client_last_name })
  const worker = buildShortName({ given: row.worker_name, father: row.worker_last_name })
  const meeting = row.is_worker_of_session
    ? `${worker} ya atiende a ${isVisible ? client : 'otro cliente'}`
    : `${client} ya tiene sesión con ${isVisible ? worker : 'otro trabajador'}`
  return {
    session_id: row.id,
    path: row.is_worker_of_booking ? 'worker_id' : 'client_id',
    message: `${meeting} ${formatWhen(row, booking)}${formatTurn(row, booking)}.`,
    ...(isVisible && { id: row.id }),
  }
}

/**
 * Returns the bookings as rows, each with the ids of its people and with its weeks, by the rules of `domain/series.ts`. The migrations call an exception
 * a stand-in.
 */
const selectBookingRows = (bookings: readonly Booking[]) => sql<{ index: number; client_person: string; worker_person: string }>`(
  select booking.*, client.person_id as client_person, worker.person_id as worker_person, case when session_date is null
    then weeks_between(starts_on, ends_on, day) - stand_in_weeks(client_id, worker_id, turn_id, day, time)
    else datemultirange(week_of(session_date)) end as weeks
  from jsonb_to_recordset(${JSON.stringify(bookings.map((booking, index) => ({ ...booking, index })))}::jsonb) as booking (
    index int, id uuid, client_id uuid, worker_id uuid, turn_id uuid, day int, time int, duration int,
    session_date date, starts_on date, ends_on date)
  join client on client.id = booking.client_id
  join worker on worker.id = booking.worker_id
)`

/** Selects for each booking the active sessions of its people that overlap with it, once for each shared person, with the first shared date. */
const selectConflicts = (db: Db, bookings: readonly Booking[], except: readonly string[]) =>
  db
    .selectFrom(selectBookingRows(bookings).as('booking'))
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('session_person as taken')
          .innerJoin('session', 'session.id', 'taken.session_id')
          .where(sql<boolean>`taken.person_id in (booking.client_person, booking.worker_person)`)
          .where(
            sql<boolean>`taken.minutes && int4range(booking.day * 1440 + booking.time, booking.day * 1440 + booking.time + booking.duration)`,
          )
          .where(sql<boolean>`taken.weeks && booking.weeks`)
          .where(sql<boolean>`session.id is distinct from booking.id`)
          .where('session.id', '<>', sql<string>`all(${except}::uuid[])`)
          // An exception does not conflict with its own series.
          .where(
            sql<boolean>`(
              (session.session_date is null) = (booking.session_date is null)
              or (session.client_id, session.worker_id, session.turn_id, session.time) <> (booking.client_id, booking.worker_id, booking.turn_id, booking.time)
            )`,
          )
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
          .select(['session.turn_id', 'turn.name as turn_name', 'schedule.name as schedule_name'])
          .select(sql<boolean>`taken.person_id = booking.worker_person`.as('is_worker_of_booking'))
          .select(sql<boolean>`taken.person_id = worker.person_id`.as('is_worker_of_session'))
          .select(sql<string>`lower(taken.weeks * booking.weeks) + session.day`.as('date'))
          .orderBy('date')
          .orderBy('session.time')
          .orderBy('session.id')
          .orderBy('is_worker_of_booking', 'desc')
          .limit(maxDetails)
          .as('conflict'),
      (join) => join.onTrue(),
    )
    .select('booking.index')
    .selectAll('conflict')
    .orderBy('booking.index')
    .orderBy('conflict.date')
    .orderBy('conflict.time')
    .orderBy('conflict.id')
    .orderBy('conflict.is_worker_of_booking', 'desc')

type ConflictRow = Awaited<ReturnType<ReturnType<typeof selectConflicts>['execute']>>[number]

function formatWhen({ session_date, day, time, duration, date }: ConflictRow, booking: Booking) {
  const isEveryWeek = session_date === null && booking.session_date === null
  const weekday = weekdays[day]!
  const plural = weekday.endsWith('s') ? weekday : `${weekday}s`
  const days = isEveryWeek ? `los ${plural} desde el ${formatLongDate(date).slice(weekday.length + 1)}` : `el ${formatLongDate(date)}`
  return `${days} de ${formatClock(time)} a ${formatClock(time + duration)}`
}

/** Formats the schedule and turn of the session, or nothing if the session is in the turn of the booking. */
const formatTurn = ({ turn_id, schedule_name, turn_name }: ConflictRow, booking: Booking) =>
  turn_id === booking.turn_id ? '' : ` (${schedule_name}, ${turn_name})`
