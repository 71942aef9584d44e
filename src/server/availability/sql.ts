import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Period } from '#domain/periods.ts'
import { addDays } from '#domain/weeks.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db, Trx } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'

/** The greatest number of days of an absence. */
export const maxAbsenceDays = 400

/** Selects the working hours of workers by worker, weekday and start. */
export const selectWorkingHours = (db: Db) =>
  db
    .selectFrom('working_hours')
    .select(['working_hours.worker_id', 'working_hours.day', 'working_hours.start_time', 'working_hours.end_time'])
    .select(['working_hours.from_date', 'working_hours.to_date'])
    .orderBy('working_hours.worker_id')
    .orderBy('working_hours.day')
    .orderBy('working_hours.start_time')
    .orderBy('working_hours.end_time')
    .orderBy('working_hours.from_date', (date) => date.asc().nullsFirst())
    .orderBy('working_hours.to_date', (date) => date.asc().nullsFirst())

/** An absence, or without a worker a closing day, with all its columns. */
export type AbsenceRow = Selectable<Tables['absence']>

/** Selects absences and closing days by their first day and start. */
export const selectAbsences = (db: Db) =>
  db
    .selectFrom('absence')
    .selectAll('absence')
    .orderBy('absence.from_date')
    .orderBy('absence.start_time', (time) => time.asc().nullsFirst())
    .orderBy('absence.id')

/** Selects the absences and closing days that have a day of a period. */
export const selectAbsencesIn = (db: Db, { from, to }: Period) =>
  selectAbsences(db)
    .where('absence.from_date', '<=', to)
    .where('absence.to_date', '>=', from)
    // This takes nothing away, because no absence is longer, but lets the index leave out what is later.
    .where('absence.to_date', '<', addDays(to, maxAbsenceDays))

/** Selects the absences of these workers and the closing days that have a day of a period. */
export const selectAbsencesOf = (db: Db, workerIds: readonly string[], period: Period) =>
  selectAbsencesIn(db, period).where((absence) =>
    absence.or([absence('absence.worker_id', '=', anyOf(workerIds)), absence('absence.worker_id', 'is', null)]),
  )

/**
 * Locks workers until the transaction ends, in the order of their ids. Changes of a worker's hours and absences follow bookings of the worker by this lock, and
 * the other way round: a booking is checked against all that is answered by then, and what comes later finds the session.
 */
export const lockWorkers = (trx: Trx, ids: readonly string[]) => lockInOrder(trx.selectFrom('worker').where('id', '=', anyOf(ids)))

/** Locks all workers until the transaction ends, in the order of their ids. Registrations wait, so that none is added meanwhile. */
export async function lockAllWorkers(trx: Trx) {
  await lockRegistrations(trx)
  return lockInOrder(trx.selectFrom('worker'))
}

/** Key of the advisory lock of `lockRegistrations`; `least_used_color` of the database takes it too. */
const registrationLock = 867_386_003

/** Lets registrations of workers follow each other, and closing days, which lock all workers, until the transaction ends. */
export const lockRegistrations = (trx: Trx) => sql`select pg_advisory_xact_lock(${registrationLock})`.execute(trx)

const lockInOrder = (workers: SelectQueryBuilder<Tables, 'worker', object>) =>
  workers.select(['id', 'deleted_at']).orderBy('id').forNoKeyUpdate().execute()
