import { endBefore, listOccurrenceDates, occursOn } from '#domain/series.ts'
import { hasSamePeopleAndSlot, isSameSession } from '#domain/session-key.ts'
import { isActive } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import type { Session } from '../queries.ts'
import type { SessionScope } from '../session-scope.ts'

/**
 * How a step is made although a worker is not available: the user accepts that, or the step restores a session, which then is to be decided about as
 * before.
 */
export type Override = 'accept' | 'restore'

/** One call to the server, as a value. A standing session is a record (`sessionDate` null) or, in a week, one of its occurrences. */
export type Step =
  /**
   * Books sessions, all or none. `hides`: the occurrences that they replace as exceptions. A session with `waitingEntryId` takes this entry off the waiting
   * list. Deleting the session puts it back.
   */
  | { kind: 'book'; sessions: readonly Session[]; hides: readonly Session[]; override?: Override }
  /** Deletes sessions, all or none. `shows`: the occurrences that were replaced by them. */
  | { kind: 'delete'; sessions: readonly Session[]; shows: readonly Session[] }
  /** Changes the state or the attendance. For an occurrence the server books an exception. */
  | { kind: 'mark'; before: Session; after: Session; override?: Override }
  /** Changes the slot, the people or the note of a session, or the date on which a series ends. */
  | { kind: 'edit'; before: Session; after: Session; override?: Override }
  /** Ends a series before a date. `deleted`: the sessions that are deleted along with it. */
  | { kind: 'end'; series: Session; from: string; deleted: readonly Session[] }

/** A change of the agenda as a value: steps that are sent one after the other, all or none. */
export type Change = readonly Step[]

/** Returns a change that is made even where a worker is not available. */
export const overrideAvailability = (change: Change): Change => change.map((step) => overrideStep(step, 'accept'))

/** Returns a step that is made even where a worker is not available. One that releases a slot needs nothing of it. */
export function overrideStep(step: Step, override: Override): Step {
  const takesSlot = step.kind === 'book' || step.kind === 'edit' || (step.kind === 'mark' && isActive(step.after.state))
  return takesSlot ? { ...step, override } : step
}

/** Returns the session that a change begins with, as it was before; undefined when the change books one. */
export function getChangedSession([step]: Change): Session | undefined {
  if (step?.kind === 'mark' || step?.kind === 'edit') return step.before
  return step?.kind === 'delete' ? step.sessions[0] : step?.kind === 'end' ? step.series : undefined
}

/** Returns the sessions of a scope after a change. Sessions that it does not touch stay the same objects, and so does a list that it does not touch. */
export const applyChange = (sessions: readonly Session[], change: Change, scope: SessionScope): Session[] =>
  change.reduce<Session[]>((current, step) => applyStep(current, step, scope), sessions as Session[])

function applyStep(shown: Session[], step: Step, scope: SessionScope): Session[] {
  if (step.kind === 'book') return step.sessions.reduce((sessions, session) => addSession(sessions, removeDuration(session), scope), shown)
  if (step.kind === 'delete')
    return step.shows.reduce((sessions, session) => addSession(sessions, session, scope), removeSessions(shown, step.sessions))
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
  // The key stays unique, also when the server will refuse the change because somebody is already booked there.
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

/** Returns the change that undoes another. Without `canDelete` the exception of a marked occurrence is not deleted but gets its previous marks. */
export const invertChange = (change: Change, canDelete = true): Change =>
  [...change].reverse().flatMap((step) => invertStep(step, canDelete))

function invertStep(step: Step, canDelete: boolean): Step[] {
  if (step.kind === 'book') return [{ kind: 'delete', sessions: step.sessions, shows: step.hides }]
  if (step.kind === 'delete') return [{ kind: 'book', sessions: step.sessions, hides: step.shows }]
  if (step.kind === 'end') return resumeSeries(step)
  const { kind, before, after } = step
  if (kind === 'edit' || !before.standing) return [{ kind, before: after, after: before }]
  if (canDelete) return [{ kind: 'delete', sessions: [after], shows: [before] }]
  return [{ kind, before: after, after: { ...after, state: before.state, attended: before.attended } }]
}

/**
 * Continues a series that was ended. Its exceptions are booked first: without a canceled one, the series could conflict with a session that took its
 * slot.
 */
function resumeSeries({ series, from, deleted }: Extract<Step, { kind: 'end' }>): Step[] {
  const endsOn = endBefore(series, from)
  if (endsOn === null) return [{ kind: 'book', sessions: [series, ...deleted], hides: [] }]
  const bookAgain: Step[] = deleted.length > 0 ? [{ kind: 'book', sessions: deleted, hides: [] }] : []
  return [...bookAgain, { kind: 'edit', before: { ...series, endsOn }, after: series }]
}
