import type { Period } from '#domain/periods.ts'
import { listOccurrenceDates, occursOn } from '#domain/series.ts'
import { hasSamePeopleAndSlot, isSameSession } from '#domain/session-key.ts'
import { isActive } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import type { Operation } from '#web/auth/access.ts'
import type { Session } from '../queries.ts'

/**
 * One step of a change, as the contract has it, with the sessions that a screen shows before the server has answered. A standing session is a record
 * (`sessionDate` null) or, in a week, one of its occurrences. `override`: the step is made although the worker is not available. The kinds are named after what
 * the user does; in the contract `book` is `create`, `edit` is `update`, `mark` is `state`, `end` is `end_series`, and `delete` is the same.
 */
export type Step =
  /**
   * Books a session. One with `waitingEntryId` takes this entry off the waiting list. `replaced`: the session of the client in whose place it is booked, before and
   * after the server has postponed it.
   */
  | { kind: 'book'; session: Session; replaced?: { before: Session; after: Session }; override?: boolean }
  /** Deletes a session. `shows`: the occurrence that it replaced. */
  | { kind: 'delete'; session: Session; shows?: Session }
  /** Changes the state or the attendance. For an occurrence the server books an exception. */
  | { kind: 'mark'; before: Session; after: Session; override?: boolean }
  /** Changes the slot, the people or the note of a session, or the date on which a series ends. */
  | { kind: 'edit'; before: Session; after: Session; override?: boolean }
  /** Ends a series before a date, and deletes its dated sessions from then on. */
  | { kind: 'end'; series: Session; from: string }

/** A change of the agenda as a value: steps that are made in one transaction, all or none. */
export type Change = readonly Step[]

/** Returns a change that is made even where a worker is not available. A step that releases a slot needs nothing of it. */
export const acceptUnavailability = (change: Change): Change =>
  change.map((step) => {
    const takesSlot = step.kind === 'book' || step.kind === 'edit' || (step.kind === 'mark' && isActive(step.after.state))
    return takesSlot ? { ...step, override: true } : step
  })

/** Returns the session that a change begins with, as it was before; undefined when the change only books one. */
export function getChangedSession([step]: Change): Session | undefined {
  if (step?.kind === 'book') return step.replaced?.before
  if (step?.kind === 'mark' || step?.kind === 'edit') return step.before
  return step?.kind === 'delete' ? step.session : step?.kind === 'end' ? step.series : undefined
}

/** Lists the sessions of a change as they were before and as they are after it. */
export const listTouched = (change: Change): Session[] =>
  change.flatMap((step) => {
    if (step.kind === 'book') return step.replaced ? [step.session, step.replaced.before, step.replaced.after] : [step.session]
    if (step.kind === 'delete') return [step.session]
    return step.kind === 'end' ? [step.series] : [step.before, step.after]
  })

/** Returns the sessions of a scope after a change. Sessions that it does not touch stay the same objects, and so does a list that it does not touch. */
export const applyChange = (sessions: readonly Session[], change: Change, scope: SessionScope): Session[] =>
  change.reduce<Session[]>((current, step) => applyStep(current, step, scope), sessions as Session[])

function applyStep(shown: Session[], step: Step, scope: SessionScope): Session[] {
  if (step.kind === 'book') {
    const others = step.replaced ? applyStep(shown, { kind: 'mark', ...step.replaced }, scope) : shown
    return addSession(others, removeDuration(step.session), scope)
  }
  if (step.kind === 'delete') {
    const left = removeSessions(shown, [step.session])
    return step.shows ? addSession(left, step.shows, scope) : left
  }
  if (step.kind === 'end') {
    const { client, worker, day, time } = step.series
    return shown.filter(
      (session) =>
        session.client.id !== client.id ||
        session.worker.id !== worker.id ||
        session.day !== day ||
        session.time !== time ||
        (session.sessionDate ?? '') < step.from,
    )
  }
  const { before } = step
  const after = step.kind === 'edit' && !isInSameSlot(before, step.after) ? removeDuration(step.after) : step.after
  if (before.sessionDate === null) return addSession(removeSessions(shown, [before]), after, scope)
  const index = shown.findIndex((session) => isMatch(session, before))
  if (index < 0 || !isInScope(after, scope)) return addSession(removeSessions(shown, [before]), after, scope)
  // The key stays unique, also when the server will refuse the change because someone is already booked there.
  return shown
    .map((session, position) => (position === index ? after : session))
    .filter((session) => session === after || !isSameSession(session, after))
}

/** Returns a session without its duration, because the server gives a new or moved session the duration that the schedule has now. */
const removeDuration = ({ duration: _, ...session }: Session): Session => session

const isInSameSlot = (one: Session, other: Session) =>
  one.turnId === other.turnId && one.day === other.day && one.time === other.time && one.sessionDate === other.sessionDate

/**
 * Adds a session, or the occurrences of a series, as far as the scope contains them. An exception replaces its occurrence, and an occurrence does not
 * replace an exception.
 */
function addSession(shown: Session[], session: Session, scope: SessionScope): Session[] {
  if (session.sessionDate !== null) return isInScope(session, scope) ? replaceSession(shown, session) : shown
  const occurrences = listOccurrenceDates(session, scope).map((sessionDate) => ({ ...session, sessionDate }))
  const missing = occurrences.filter((occurrence) => !shown.some((other) => isSameSession(other, occurrence)))
  const added = missing.filter((occurrence) => isInScope(occurrence, scope))
  return added.length > 0 ? [...shown, ...added] : shown
}

function replaceSession(shown: Session[], session: Session): Session[] {
  const index = shown.findIndex((other) => isSameSession(other, session))
  return index < 0 ? [...shown, session] : shown.map((other, position) => (position === index ? session : other))
}

/** Returns the same list when it has none of the removed sessions. */
function removeSessions(shown: Session[], removed: readonly Session[]): Session[] {
  const left = shown.filter((session) => !removed.some((other) => isMatch(session, other)))
  return left.length < shown.length ? left : shown
}

/** Compares series by id, whatever their dates, and dated sessions by key, because a session that is booked again has another id. */
const isMatch = (session: Session, other: Session) =>
  other.sessionDate === null
    ? // Series that wait for the server have no id yet.
      session.id === other.id && (other.id !== '' || hasSamePeopleAndSlot(session, other))
    : isSameSession(session, other)

const isInScope = ({ sessionDate, ...session }: Session, { from, to, turnId, clientId, workerId }: SessionScope) =>
  sessionDate !== null &&
  sessionDate >= from &&
  sessionDate <= to &&
  (turnId === undefined || session.turnId === turnId) &&
  (clientId === undefined || session.client.id === clientId) &&
  (workerId === undefined || session.worker.id === workerId)

/** Returns the occurrence of a series in the week that begins on that Sunday, even if an exception replaces it; null without one. */
export function getOccurrence(series: Session, week: string): Session | null {
  const sessionDate = addDays(week, series.day)
  return occursOn(series, sessionDate) ? { ...series, sessionDate } : null
}

/** Returns the record of the series of an occurrence. */
export const toSeriesRecord = (occurrence: Session): Session => ({ ...occurrence, sessionDate: null })

/** The sessions that a query shows: those of a period, in one turn or all, of one client or worker or of everybody. */
type SessionScope = Period & { turnId?: string; clientId?: string; workerId?: string }

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * A query of sessions with a scope shows the user's changes before the server has answered. `operation` is the one whose access a query needs, where its key
     * begins with the path of another one.
     */
    queryMeta: { sessionScope?: SessionScope; operation?: Operation }
  }
}
