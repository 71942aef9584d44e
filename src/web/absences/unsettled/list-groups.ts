import { groupBy } from '#domain/group-by.ts'
import { capitalize } from '#domain/spanish.ts'
import { unavailableNames } from '#web/availability/unavailable-names.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import { formatFullName } from '#web/people/name.ts'
import type { Session } from '#web/session-data/queries.ts'
import { describeAbsenceTime } from '../describe-absence.ts'
import { isTouched } from './unsettled-query.ts'

/** The unsettled sessions with one reason: an absence, a closing day, or a worker's hours. */
export interface UnsettledGroup {
  key: string
  /** Undefined for sessions outside the working hours, and while the absence is unknown. */
  absence: ListedAbsence | undefined
  sessions: Session[]
}

/** Finds the absence or closing day for which a session is unsettled. */
export const findReason = (session: Session, absences: readonly ListedAbsence[]): ListedAbsence | undefined =>
  session.unavailable === 'hours'
    ? undefined
    : absences.find((absence) => (absence.workerId === null) === (session.unavailable === 'closed') && isTouched(session, absence))

/** Identifies the absence or closing day that touches a session. The sessions outside the hours of a worker have their own key. */
export const getReasonKey = (session: Session, absences: readonly ListedAbsence[]): string =>
  findReason(session, absences)?.id ?? `${session.unavailable} ${session.unavailable === 'closed' ? '' : session.worker.id}`

/** Names who is not available: the worker of a session, or on a closing day the whole clinic. */
export const nameOwner = ({ unavailable, worker }: Session): string =>
  unavailable === 'closed' ? 'Toda la clínica' : formatFullName(worker.person)

/** "Vacaciones, del 3 al 7 de diciembre", "Fuera de su horario". */
export function describeGroupReason({ unavailable }: Session, absence: ListedAbsence | undefined): string {
  if (absence) return capitalize([absence.reason, describeAbsenceTime(absence)].filter(Boolean).join(', '))
  return unavailable ? capitalize(unavailableNames[unavailable].worker) : ''
}

/** Groups sessions by the absence or closing day that touches them. Those outside the hours are a group for each worker. */
export function listGroups(sessions: readonly Session[], absences: readonly ListedAbsence[]): UnsettledGroup[] {
  const groups = groupBy(sessions, (session) => getReasonKey(session, absences))
  return [...groups].map(([key, sessions]) => ({ key, absence: findReason(sessions[0]!, absences), sessions }))
}

/** The number of dates from which on those of a series are one row. */
const minSeriesDates = 3

/** Separates the series that are outside the working hours on many dates, each with its dates, from what is to be settled date by date. */
export function splitSeries(sessions: readonly Session[]): { series: [Session, ...Session[]][]; dated: Session[] } {
  // A date that the client declined is settled by itself.
  const isRepeated = ({ standing, unavailable, clientReply }: Session) =>
    standing === true && unavailable === 'hours' && clientReply !== 'declined'
  const groups = [...groupBy(sessions.filter(isRepeated), ({ id }) => id).values()].filter(({ length }) => length >= minSeriesDates)
  const ofSeries = new Set(groups.flat())
  return { series: groups as [Session, ...Session[]][], dated: sessions.filter((session) => !ofSeries.has(session)) }
}
