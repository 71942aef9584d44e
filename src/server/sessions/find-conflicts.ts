import { sql } from 'kysely'
import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import type { Problem } from '#domain/problem.ts'
import { formatLongDate, weekdays } from '#domain/spanish.ts'
import { isActive, states } from '#domain/states.ts'
import type { Db } from '../database/connect.ts'
import { maxDetails } from '../upcoming-sessions.ts'
import type { Booking } from './booking.ts'

/** A session in which the worker or client of a booking is busy already; the message says who with whom, and when. */
export type Conflict = Problem & { session_id: string }

/** Finds the first conflicts (at most `maxDetails`) of each booking, in the order of the bookings. `except`: ids of sessions that are ignored. */
export async function findConflicts(db: Db, bookings: readonly Booking[], except: readonly string[] = []): Promise<Conflict[][]> {
  const rows = Map.groupBy(await selectConflicts(db, bookings, except).execute(), ({ index }) => index)
  return bookings.map((booking, index) => (rows.get(index) ?? []).flatMap((row) => describeConflicts(row, booking)).slice(0, maxDetails))
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

function describeConflicts(row: ConflictRow, booking: Booking): Conflict[] {
  const client = buildShortName({ given: row.client_name, father: row.client_last_name })
  const worker = buildShortName({ given: row.worker_name, father: row.worker_last_name })
  const slot = `${formatWhen(row, booking)}${formatTurn(row, booking)}`
  const session_id = row.id
  return [
    ...(row.same_worker ? [{ session_id, path: 'worker_id', message: `${worker} ya atiende a ${client} ${slot}.` }] : []),
    ...(row.same_client ? [{ session_id, path: 'client_id', message: `${client} ya tiene sesión con ${worker} ${slot}.` }] : []),
  ]
}

/** Returns the bookings as rows, each with its weeks, by the rules of `domain/series.ts`. The migrations call an exception a stand-in. */
const selectBookingRows = (bookings: readonly Booking[]) => sql<{ index: number; weeks: string; session_date: string | null }>`(
  select booking.*, case when session_date is null
    then weeks_between(starts_on, ends_on, day) - stand_in_weeks(client_id, worker_id, turn_id, day, time)
    else datemultirange(week_of(session_date)) end as weeks
  from jsonb_to_recordset(${JSON.stringify(bookings.map((booking, index) => ({ ...booking, index })))}::jsonb) as booking (
    index int, id uuid, client_id uuid, worker_id uuid, turn_id uuid, day int, time int, duration int,
    session_date date, starts_on date, ends_on date)
)`

/** Selects for each booking the active sessions of its worker or client that overlap with it, each with the first shared date. */
const selectConflicts = (db: Db, bookings: readonly Booking[], except: readonly string[]) =>
  db
    .selectFrom(selectBookingRows(bookings).as('booking'))
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('session')
          .where('session.deleted_at', 'is', null)
          .where('session.state', 'in', states.filter(isActive))
          .where(sql<boolean>`(session.client_id = booking.client_id or session.worker_id = booking.worker_id)`)
          .where(
            sql<boolean>`session.minutes && int4range(booking.day * 1440 + booking.time, booking.day * 1440 + booking.time + booking.duration)`,
          )
          .where(sql<boolean>`session.weeks && booking.weeks`)
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
          .select(['session.id', 'session.session_date', 'session.day', 'session.time', 'session.duration'])
          .select(['client_person.name as client_name', 'client_person.father_last_name as client_last_name'])
          .select(['worker_person.name as worker_name', 'worker_person.father_last_name as worker_last_name'])
          .select(['session.turn_id', 'turn.name as turn_name', 'schedule.name as schedule_name'])
          .select(sql<boolean>`session.client_id = booking.client_id`.as('same_client'))
          .select(sql<boolean>`session.worker_id = booking.worker_id`.as('same_worker'))
          .select(sql<string>`lower(session.weeks * booking.weeks) + session.day`.as('date'))
          .orderBy('date')
          .orderBy('session.time')
          .orderBy('session.id')
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
