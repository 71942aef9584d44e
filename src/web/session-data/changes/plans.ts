import { isException } from '#domain/series.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { isActive, type State } from '#domain/states.ts'
import { addDays, getWeekday, getWeekStart } from '#domain/weeks.ts'
import type { Session } from '../queries.ts'
import { type Change, getOccurrence, type Step, toSeriesRecord } from './change.ts'

/** The slot and the worker to which a session moves. */
export type Target = { turnId: string; date: string; time: number; worker: Session['worker'] }

/** The sessions of a series that a change affects: one, one and all later ones, or all that are not over. */
export type Scope = 'once' | 'onwards' | 'all'

/** Returns the current slot and worker of a session, as a target. */
export const toTarget = ({ turnId, sessionDate, time, worker }: Session): Target => ({ turnId, date: sessionDate ?? '', time, worker })

/** A new session, which has no id yet. */
export type Booking = Pick<Session, 'client' | 'worker' | 'turnId' | 'time' | 'note'> & {
  date: string
  /** Repeats it every week from `date` to `until`, or without end. */
  standing?: { until: string | null }
  /** The entry of the waiting list that it takes off the list. */
  waitingEntryId?: string
  /** The session in whose place it is booked. */
  replaced?: Session
}

/** Books a session once, or every week from a date on. */
export const planBooking = ({ date, standing, waitingEntryId, replaced, ...rest }: Booking): Change => {
  const entry = waitingEntryId !== undefined && { waitingEntryId }
  const session: Session = {
    ...unsavedFields,
    ...rest,
    ...entry,
    day: getWeekday(date),
    state: 'pending',
    attended: null,
    ...(standing
      ? { standing: true, sessionDate: null, startsOn: date, endsOn: standing.until }
      : { standing: false, sessionDate: date, startsOn: null, endsOn: null }),
  }
  return [replaced ? bookInPlace(replaced, session) : { kind: 'book', session }]
}

/** The fields that the server sets. */
export const unsavedFields = { id: '', createdAt: '', updatedAt: '', deletedAt: null, movedFrom: null, movedTo: null }

/**
 * Changes the state, the attendance or what is accepted of the worker's absence. An occurrence becomes an exception, which gets its id from the server.
 */
export const planMark = (session: Session, marks: Marks): Change => [{ kind: 'mark', ...markSession(session, marks) }]

type Marks = { state?: State; attended?: boolean | null; accepted?: NonNullable<Session['accepted']> }

const markSession = (session: Session, marks: Marks) => ({
  before: session,
  after: { ...session, ...marks, ...(session.standing && { standing: false, id: '', seriesId: session.id }) },
})

/** Books a session in the place of another one, which the server postpones unless it is canceled or postponed already. */
function bookInPlace(replaced: Session, session: Session): Step {
  const { before, after } = markSession(replaced, isActive(replaced.state) ? { state: 'postponed' } : {})
  return {
    kind: 'book',
    session: { ...session, movedFrom: toPlace(replaced) },
    replaced: { before, after: { ...after, movedTo: toPlace(session) } },
  }
}

const toPlace = ({ id, sessionDate, time, turnId }: Session) => ({ id, sessionDate: sessionDate ?? '', time, turnId })

/** Changes the note of a session. A standing session gets it on one date or for the whole series. */
export function planNote(session: Session, note: string | null, scope: 'once' | 'all'): Change {
  if (!session.standing) return [{ kind: 'edit', before: session, after: { ...session, note } }]
  if (scope === 'once') return [{ kind: 'book', session: { ...toException(session), note } }]
  const series = toSeriesRecord(session)
  return [{ kind: 'edit', before: series, after: { ...series, note } }]
}

/**
 * Moves a session on one date. A dated session is edited. An occurrence, or an exception of `series`, must keep its slot: it is postponed there, and a
 * new session is booked in its place.
 */
export function planMove(session: Session, target: Target, series?: Session): Change {
  if (session.standing || series) return [bookInPlace(session, toMovedSession(session, target))]
  const after = applyTarget(session, target)
  // A session that moves to a later date loses its attendance.
  const attendance = target.date > (session.sessionDate ?? '') ? { attended: null } : {}
  return [{ kind: 'edit', before: session, after: { ...after, ...attendance } }]
}

/** Deletes a dated session. If it is an exception of `series`, its occurrence comes back. */
export function planDeletion(session: Session, series?: Session): Change {
  const occurrence = series && getOccurrence(series, getWeekStart(session.sessionDate ?? ''))
  return [{ kind: 'delete', session, ...(occurrence && { shows: occurrence }) }]
}

/** Moves a session by a number of days, earlier when negative. */
export const planShift = (session: Session, days: number, series?: Session): Change =>
  planMove(session, { ...toTarget(session), date: addDays(session.sessionDate ?? '', days) }, series)

/** Finds the series of which a dated session is an exception, among the records of its client in its turn. */
export const findReplacedSeries = (session: Session, records: readonly Session[]): Session | undefined =>
  session.standing ? undefined : records.find((record) => record.sessionDate === null && isException(session, record))

/** True for sessions of one client and worker at one weekday and time, in any turn. */
export const isSamePairAndTime = (one: Session, other: Session) =>
  one.client.id === other.client.id && one.worker.id === other.worker.id && one.day === other.day && one.time === other.time

/** Returns the exception that replaces an occurrence, with the same people, slot, marks and note. */
const toException = (occurrence: Session): Session => ({
  ...removeEntry(occurrence),
  ...unsavedFields,
  standing: false,
  seriesId: occurrence.id,
  startsOn: null,
  endsOn: null,
})

/** Returns a session without its entry of the waiting list, which one session takes off the list. */
export const removeEntry = ({ waitingEntryId: _, ...session }: Session): Session => session

/** Returns a session in its new slot, without attendance. */
export function toMovedSession(session: Session, target: Target): Session {
  const moved = applyTarget(toException(session), target)
  return { ...moved, state: isActive(moved.state) ? moved.state : 'pending', attended: null }
}

/**
 * Returns a session at a target. Whether the worker is available there, and whether a series has an occurrence there, is for the server to say. A session that was
 * confirmed for another time is pending there.
 */
export function applyTarget(
  { unavailable: _, accepted: __, seriesId: ___, clientReply: ____, clientRepliedAt: _____, ...session }: Session,
  { turnId, date, time, worker }: Target,
): Session {
  const place = { turnId, time, day: getWeekday(date), sessionDate: session.sessionDate === null ? null : date }
  const isSamePlace = Object.entries(place).every(([key, value]) => session[key as keyof typeof place] === value)
  const state = session.state === 'confirmed' && !isSamePlace ? 'pending' : session.state
  return { ...session, ...place, worker, state }
}

/** True when a session is at the target already. */
export const isAtTarget = (session: Session, target: Target) =>
  session.turnId === target.turnId && getSessionKey(session) === getSessionKey({ ...session, ...target, sessionDate: target.date })
