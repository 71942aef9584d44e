import { endBefore, isException } from '#domain/series.ts'
import { isActive, type State } from '#domain/states.ts'
import { addDays, weekday, weekStart } from '#domain/weeks.ts'
import type { Session } from '../queries.ts'
import { type Change, getOccurrence, toSeriesRecord } from './change.ts'

/** Where a session shall be, and with whom. */
export type Target = { turnId: string; date: string; time: number; worker: Session['worker'] }

/** Of a standing session: this date alone, or this one and all that follow. */
export type Scope = 'once' | 'onwards'

/** Where a session is. */
export const getTarget = ({ turnId, sessionDate, time, worker }: Session): Target => ({ turnId, date: sessionDate ?? '', time, worker })

/** A new session; the server gives it its id. */
export type Booking = Pick<Session, 'client' | 'worker' | 'turnId' | 'time' | 'note'> & {
  date: string
  /** Every week from the date on, to `until` or without end; "undated" on a server without the additions, which keeps neither. */
  standing?: { until: string | null } | 'undated'
}

/** Books once, or every week from a date on. */
export const planBooking = ({ date, standing, ...rest }: Booking): Change => {
  const session: Session = { ...unsavedFields, ...rest, day: weekday(date), sessionDate: date, state: 'pending' }
  const period = standing && standing !== 'undated' && { standing: true, startsOn: date, endsOn: standing.until }
  return [{ kind: 'book', sessions: [standing ? { ...session, sessionDate: null, ...period } : session], hides: [] }]
}

/** What no server has given yet. */
const unsavedFields = { id: '', createdAt: '', updatedAt: '', deletedAt: null }

/** Another state, or came and did not come. */
export const planMark = (session: Session, marks: { state?: State; attended?: boolean | null }): Change => [
  { kind: 'mark', before: session, after: { ...session, ...marks, ...(session.standing && { standing: false }) } },
]

/** Another note: of a standing session for this date alone, or for all of it. */
export function planNote(session: Session, note: string | null, scope: 'once' | 'all'): Change {
  if (!session.standing) return [{ kind: 'edit', before: session, after: { ...session, note } }]
  if (scope === 'once') return [{ kind: 'book', sessions: [{ ...toException(session), note }], hides: [session] }]
  const series = toSeriesRecord(session)
  return [{ kind: 'edit', before: series, after: { ...series, note } }]
}

/**
 * Another slot or worker on one date. A standing session is postponed on its date and held where it is wanted; so is a session
 * that stands in for one (`series`), because it cannot leave its place.
 */
export function planMove(session: Session, target: Target, series?: Session): Change {
  if (session.standing)
    return [
      { kind: 'book', sessions: [{ ...toException(session), state: 'postponed' }, toMovedSession(session, target)], hides: [session] },
    ]
  if (series)
    return [...planMark(session, { state: 'postponed' }), { kind: 'book', sessions: [toMovedSession(session, target)], hides: [] }]
  const after = withTarget(session, target)
  // nobody has come yet to what is put off; a server that does not keep it has nothing to mark
  const unmarked = session.attended !== undefined && target.date > (session.sessionDate ?? '') ? { attended: null } : {}
  return [{ kind: 'edit', before: session, after: { ...after, ...unmarked } }]
}

/** Another slot or worker from the date of an occurrence on: the series ends and another begins. `records`: what the client has with the worker. */
export function planMoveOnwards(occurrence: Session, target: Target, records: readonly Session[]): Change {
  const series = toSeriesRecord(occurrence)
  const next: Session = {
    ...withTarget(series, target),
    ...unsavedFields,
    sessionDate: null,
    startsOn: target.date,
    endsOn: series.endsOn ?? null,
  }
  return [...planEnd(occurrence, records), { kind: 'book', sessions: [next], hides: [] }]
}

/** Ends the series of an occurrence: it and all that follow are deleted, what lies before stays. */
export function planEnd(occurrence: Session, records: readonly Session[]): Change {
  const from = occurrence.sessionDate ?? ''
  const gone = [...findDatedSessionsFrom(occurrence, records), ...findFollowingSeries(occurrence, records)]
  return [{ kind: 'end', series: toSeriesRecord(occurrence), from, gone }]
}

/** Deletes a session; where it stands in for a standing one (`series`), that one has its date back. */
export function planDeletion(session: Session, series?: Session): Change {
  const back = series && getOccurrence(series, weekStart(session.sessionDate ?? ''))
  return [{ kind: 'delete', sessions: [session], shows: back ? [back] : [] }]
}

/** The same weekday and hour so many weeks later, or earlier when negative. */
export const planShift = (session: Session, weeks: number, series?: Session): Change =>
  planMove(session, { ...getTarget(session), date: addDays(session.sessionDate ?? '', 7 * weeks) }, series)

/** The series of which a dated session is an exception, among the records of its client in its turn. */
export const findReplacedSeries = (session: Session, records: readonly Session[]): Session | undefined =>
  session.standing ? undefined : records.find((record) => record.sessionDate === null && isException(session, record))

/** The dated sessions of the hour of a series from an occurrence on, in whatever turn: they go when it ends there. */
export const findDatedSessionsFrom = (occurrence: Session, records: readonly Session[]): Session[] =>
  records.filter(
    (record) => record.sessionDate !== null && record.sessionDate >= (occurrence.sessionDate ?? '') && hasHourOf(record, occurrence),
  )

/** The series that begin later at the hour of one, in whatever turn: they go when it ends. */
export const findFollowingSeries = (occurrence: Session, records: readonly Session[]): Session[] =>
  records.filter(
    (record) =>
      record.sessionDate === null &&
      record.id !== occurrence.id &&
      (record.startsOn ?? '') > (occurrence.sessionDate ?? '') &&
      hasHourOf(record, occurrence),
  )

/** Whether a series ends as a whole when it ends at this occurrence. */
export const isFirstOccurrence = (occurrence: Session) => endBefore(occurrence, occurrence.sessionDate ?? '') === null

const hasHourOf = (one: Session, other: Session) =>
  one.client.id === other.client.id && one.worker.id === other.worker.id && one.day === other.day && one.time === other.time

/** What stands in for a standing session on its date, as it is. */
const toException = (occurrence: Session): Session => ({ ...occurrence, ...unsavedFields, standing: false, startsOn: null, endsOn: null })

/** A session as it will be held elsewhere; nobody has come yet. */
const toMovedSession = (session: Session, target: Target): Session => ({
  ...withTarget(toException(session), target),
  state: isActive(session.state) ? session.state : 'pending',
  attended: null,
})

const withTarget = (session: Session, { turnId, date, time, worker }: Target): Session => ({
  ...session,
  ...{ turnId, time, worker, day: weekday(date) },
  sessionDate: session.sessionDate === null ? null : date,
})
