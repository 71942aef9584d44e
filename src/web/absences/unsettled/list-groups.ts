import { groupBy } from '#domain/group-by.ts'
import type { ListedAbsence } from '../../availability/use-absences.ts'
import type { Session } from '../../sessions/data/queries.ts'
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

/** Groups sessions by the absence or closing day that touches them. Those outside the hours are a group for each worker. */
export function listGroups(sessions: readonly Session[], absences: readonly ListedAbsence[]): UnsettledGroup[] {
  const groups = groupBy(sessions, (session) => findReason(session, absences)?.id ?? `${session.unavailable} ${session.worker.id}`)
  return [...groups].map(([key, sessions]) => ({ key, absence: findReason(sessions[0]!, absences), sessions }))
}

/** The number of dates from which on those of a series are one row. */
const minSeriesDates = 3

/** Separates the series that are outside the working hours on many dates, each with its dates, from what is to be settled date by date. */
export function splitSeries(sessions: readonly Session[]): { series: [Session, ...Session[]][]; dated: Session[] } {
  const isRepeated = ({ standing, unavailable }: Session) => standing === true && unavailable === 'hours'
  const groups = [...groupBy(sessions.filter(isRepeated), ({ id }) => id).values()].filter(({ length }) => length >= minSeriesDates)
  const ofSeries = new Set(groups.flat())
  return { series: groups as [Session, ...Session[]][], dated: sessions.filter((session) => !ofSeries.has(session)) }
}
