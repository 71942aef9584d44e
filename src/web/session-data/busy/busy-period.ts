import { getAbsentRange, listRangesOutsideHours, type WorkingHours } from '#domain/availability.ts'
import type { Range } from '#domain/overlap.ts'
import { isActive } from '#domain/states.ts'
import type { ClinicAvailability } from '#web/availability/clinic-availability.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import type { Schedule, Session, Worker } from '../queries.ts'

export type ClientOrWorker = Session['client' | 'worker']

/** Why a person cannot take a session: another session, or, for a worker, an absence, a closing day or the working hours. */
export type BusyReason =
  | { kind: 'session'; session: Session }
  | { kind: 'absence' | 'closed'; absence: ListedAbsence }
  | { kind: 'hours'; hours: readonly WorkingHours[] }

/** A time in which a person cannot take a session, and the reason. `start` and `end` are minutes since midnight. */
export interface BusyPeriod extends Range {
  person: ClientOrWorker
  date: string
  reason: BusyReason
}

/** The minutes of the sessions of each turn, by the turn's id. */
export type TurnDurations = ReadonlyMap<string, number>

export const mapTurnDurations = (schedules: readonly Schedule[] = []): TurnDurations =>
  new Map(schedules.flatMap(({ turns, sessionDuration }) => turns.map(({ id }) => [id, sessionDuration] as const)))

/** The known busy periods, and the durations of the sessions that are compared with them. */
export interface BusyTime {
  /** Those of sessions come first, because nobody can be booked twice, while a worker who is away can be. */
  periods: readonly BusyPeriod[]
  durations: TurnDurations
}

/** Lists the periods in which active sessions occupy their clients and workers. */
export const listBusyPeriods = (sessions: readonly Session[], durations: TurnDurations): BusyPeriod[] =>
  sessions.flatMap((session) => {
    const { client, worker, sessionDate: date, time: start, duration = durations.get(session.turnId) ?? 1 } = session
    if (date === null || !isActive(session.state)) return []
    const reason = { kind: 'session' as const, session }
    return [client, worker].map((person) => ({ person, date, start, end: start + duration, reason }))
  })

/** Lists the periods of these dates in which workers are not available. Of several reasons the one that concerns the most people comes first. */
export function listUnavailablePeriods(
  workers: readonly (Worker | Session['worker'])[],
  dates: readonly string[],
  { getOf }: ClinicAvailability,
): BusyPeriod[] {
  return workers.flatMap((person) => {
    const { hours, absences, closingDays } = getOf(person.id)
    const listAbsent = (kind: 'absence' | 'closed', date: string) =>
      (kind === 'closed' ? closingDays : absences).flatMap((absence) => {
        const range = getAbsentRange(absence, date)
        return range ? [{ person, date, ...range, reason: { kind, absence } }] : []
      })
    return dates.flatMap((date): BusyPeriod[] => [
      ...listAbsent('closed', date),
      ...listAbsent('absence', date),
      ...listRangesOutsideHours(hours, date).map((range) => ({ person, date, ...range, reason: { kind: 'hours' as const, hours } })),
    ])
  })
}

/** Returns the busy time for a series, whose occurrences absences and closing days do not prevent. */
export const ignoreAbsences = ({ periods, durations }: BusyTime): BusyTime => ({
  periods: periods.filter(({ reason: { kind } }) => kind === 'session' || kind === 'hours'),
  durations,
})

/** True when two clients or workers are the same person. A client's user sees no person's id of a worker. */
export const isSamePerson = (one: ClientOrWorker, other: ClientOrWorker) =>
  one.id === other.id || (one.person.id !== undefined && one.person.id === other.person.id)

/** True when a person cannot take a session in a period. That a worker is not available does not concern the worker's own sessions as a client. */
export const isBusyIn = (person: ClientOrWorker, { person: busy, reason }: BusyPeriod) =>
  reason.kind === 'session' ? isSamePerson(person, busy) : person.id === busy.id
