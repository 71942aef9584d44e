import {
  type Absence,
  type Availability,
  type DatedRange,
  findUnavailability,
  type Unavailability,
  type WorkingHours,
} from '#domain/availability.ts'
import type { Period } from '#domain/periods.ts'
import { anyOf } from '../database/any-of.ts'
import type { Db } from '../database/connect.ts'
import { type AbsenceRow, selectAbsencesOf, selectWorkingHours } from './sql.ts'

/** An absence or closing day as the domain's rules read it, with its record. */
export type StoredAbsence = Absence & { record: AbsenceRow }

/** A session of a worker on a date. */
export type SessionTime = { worker_id: string; session_date: string; time: number; duration: number }

/** When some workers are available in a period. */
export type Availabilities = {
  getOf: (workerId: string) => Availability<StoredAbsence>
  /** Finds why the worker of a session is not available. */
  find: (session: SessionTime) => Unavailability<StoredAbsence> | undefined
}

/** Reads when these workers are available in a period. */
export async function readAvailabilities(db: Db, workerIds: readonly string[], period: Period): Promise<Availabilities> {
  const hours = await selectWorkingHours(db).where('working_hours.worker_id', '=', anyOf(workerIds)).execute()
  const absences = await selectAbsencesOf(db, workerIds, period).execute()
  const hoursByWorker = Map.groupBy(hours, ({ worker_id }) => worker_id)
  const absencesByWorker = Map.groupBy(absences.map(toStoredAbsence), ({ record }) => record.worker_id)
  const availabilities = new Map<string, Availability<StoredAbsence>>()
  const getOf = (workerId: string) => {
    const known = availabilities.get(workerId)
    if (known) return known
    const availability = {
      hours: (hoursByWorker.get(workerId) ?? []).map(toWorkingHours),
      absences: absencesByWorker.get(workerId) ?? [],
      closingDays: absencesByWorker.get(null) ?? [],
    }
    availabilities.set(workerId, availability)
    return availability
  }
  return { getOf, find: (session) => findUnavailability(toDatedRange(session), getOf(session.worker_id)) }
}

type HoursColumns = { day: number; start_time: number; end_time: number; from_date: string | null; to_date: string | null }

/** Converts columns to working hours of the domain's rules. */
export const toWorkingHours = ({ day, start_time, end_time, from_date, to_date }: HoursColumns): WorkingHours => ({
  day,
  startTime: start_time,
  endTime: end_time,
  fromDate: from_date,
  toDate: to_date,
})

const toStoredAbsence = (record: AbsenceRow): StoredAbsence => ({
  fromDate: record.from_date,
  toDate: record.to_date,
  startTime: record.start_time,
  endTime: record.end_time,
  record,
})

const toDatedRange = ({ session_date, time, duration }: SessionTime): DatedRange => ({
  date: session_date,
  start: time,
  end: time + duration,
})
