import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { maxDetails } from '../upcoming-sessions.ts'
import type { Booking } from './booking.ts'

/** A person's time that is not free: the weeks, the minutes since Sunday's midnight, and the record that is the reason. */
type BusyPeriodRow = { person_id: string; weeks: string; minutes: string; reason: 'session'; reason_id: string }

/** Selects the busy periods of everybody. It is a plain select, so that a query that joins it uses the index of its table. */
export const busyPeriods = sql<BusyPeriodRow>`(select person_id, weeks, minutes, 'session' as reason, session_id as reason_id from session_person)`

/**
 * Returns the bookings as rows, each with the ids of its people and with its weeks, by the rules of `domain/series.ts`. With
 * `offset 0` the database computes the weeks once for each booking, not again for each period that it compares.
 */
const selectBookingRows = (bookings: readonly Booking[]) => sql<{ index: number; client_person: string; worker_person: string }>`(
  select booking.*, client.person_id as client_person, worker.person_id as worker_person, case when session_date is null
    then weeks_between(starts_on, ends_on, day) - exception_weeks(client_id, worker_id, turn_id, day, time)
    else datemultirange(week_of(session_date)) end as weeks
  from jsonb_to_recordset(${JSON.stringify(bookings.map((booking, index) => ({ ...booking, index })))}::jsonb) as booking (
    index int, id uuid, client_id uuid, worker_id uuid, turn_id uuid, day int, time int, duration int,
    session_date date, starts_on date, ends_on date)
  join client on client.id = booking.client_id
  join worker on worker.id = booking.worker_id
  offset 0
)`

/** True for the booked session itself, for the sessions of `except`, and between an exception and its own series. */
const isIgnored = (except: readonly string[]) => sql<boolean>`exists (
  select from session where session.id = busy.reason_id and (
    session.id = booking.id
    or session.id = any(${except}::uuid[])
    or ((session.session_date is null) <> (booking.session_date is null)
      and (session.client_id, session.worker_id, session.turn_id, session.time) = (booking.client_id, booking.worker_id, booking.turn_id, booking.time))
  )
)`

/**
 * Selects for each booking the busy periods of its people that overlap with it (at most `maxDetails`, the first ones), once for each shared person, with
 * the first shared date. The sessions of `except` are ignored.
 */
export const selectOverlappingPeriods = (db: Db, bookings: readonly Booking[], except: readonly string[]) =>
  db
    .selectFrom(selectBookingRows(bookings).as('booking'))
    .innerJoinLateral(
      (row) =>
        row
          // A join, because the index of session_person serves one person and no list of them.
          .selectFrom(sql<{ id: string }>`(select booking.client_person as id union select booking.worker_person)`.as('booked'))
          .innerJoin(busyPeriods.as('busy'), 'busy.person_id', 'booked.id')
          .where(
            sql<boolean>`busy.minutes && int4range(booking.day * 1440 + booking.time, booking.day * 1440 + booking.time + booking.duration)`,
          )
          .where(sql<boolean>`busy.weeks && booking.weeks`)
          .where(sql<boolean>`not ${isIgnored(except)}`)
          .select(['busy.person_id', 'busy.reason', 'busy.reason_id'])
          .select(sql<boolean>`busy.person_id = booking.worker_person`.as('is_worker_of_booking'))
          .select(sql<string>`lower(busy.weeks * booking.weeks) + lower(busy.minutes) / 1440`.as('date'))
          .select(sql<number>`lower(busy.minutes)`.as('start'))
          .orderBy('date')
          .orderBy('start')
          .orderBy('reason_id')
          .orderBy('is_worker_of_booking', 'desc')
          .limit(maxDetails)
          .as('period'),
      (join) => join.onTrue(),
    )
    .select('booking.index')
    .selectAll('period')
    .orderBy('booking.index')
    .orderBy('period.date')
    .orderBy('period.start')
    .orderBy('period.reason_id')
    .orderBy('period.is_worker_of_booking', 'desc')
