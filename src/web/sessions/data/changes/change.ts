import { endBefore, occursOn } from '#domain/series.ts'
import { hasSamePeopleAndSlot, isSameSession } from '#domain/session-key.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import type { Session } from '../queries.ts'

/** One call to the server, as a value. A standing session is a record (`sessionDate` null) or, in a week, one of its occurrences. */
export type Step =
  /** Books sessions, all or none. `hides`: the occurrences that they replace as exceptions. */
  | { kind: 'book'; sessions: readonly Session[]; hides: readonly Session[] }
  /** Deletes sessions, all or none. `shows`: the occurrences that were replaced by them. */
  | { kind: 'delete'; sessions: readonly Session[]; shows: readonly Session[] }
  /** Changes the state or the attendance. For an occurrence the server books an exception. */
  | { kind: 'mark'; before: Session; after: Session }
  /** Changes the slot, the people, the note or the end of a series. */
  | { kind: 'edit'; before: Session; after: Session }
  /** Ends a series before a date. `deleted`: the sessions that are deleted along with it. */
  | { kind: 'end'; series: Session; from: string; deleted: readonly Session[] }

/** A change of the agenda as a value: steps that are sent one after the other, all or none. */
export type Change = readonly Step[]

/** A week of a turn. `week` is its Sunday. */
export type TurnWeek = { turnId: string; week: string }

/** Returns the session that a change begins with, as it was before; undefined when the change books one. */
export function getChangedSession([step]: Change): Session | undefined {
  if (step?.kind === 'mark' || step?.kind === 'edit') return step.before
  return step?.kind === 'delete' ? step.sessions[0] : step?.kind === 'end' ? step.series : undefined
}

/** Returns the sessions of a week after a change. Sessions that it does not touch stay the same objects. */
export const applyToWeek = (sessions: readonly Session[], change: Change, turnWeek: TurnWeek): Session[] =>
  change.reduce<Session[]>((week, step) => applyStep(week, step, turnWeek), sessions as Session[])

function applyStep(week: Session[], step: Step, turnWeek: TurnWeek): Session[] {
  if (step.kind === 'book') return step.sessions.reduce((sessions, session) => addSession(sessions, session, turnWeek), week)
  if (step.kind === 'delete')
    return step.shows.reduce((sessions, session) => addSession(sessions, session, turnWeek), removeSessions(week, step.sessions))
  if (step.kind === 'end') {
    const { client, worker, day, time } = step.series
    return week.filter(
      (session) =>
        session.client.id !== client.id ||
        session.worker.id !== worker.id ||
        session.day !== day ||
        session.time !== time ||
        (session.sessionDate ?? '') < step.from,
    )
  }
  const { before, after } = step
  if (before.sessionDate === null) return addSession(removeSessions(week, [before]), after, turnWeek)
  const index = week.findIndex((session) => isMatch(session, before))
  if (index < 0 || !isInWeek(after, turnWeek)) return addSession(removeSessions(week, [before]), after, turnWeek)
  // The key stays unique, also when the server will refuse the change because somebody is already booked there.
  return week.with(index, after).filter((session) => session === after || !isSameSession(session, after))
}

/** Adds a session to the week in which it takes place. An exception replaces its occurrence, and an occurrence does not replace an exception. */
function addSession(week: Session[], session: Session, turnWeek: TurnWeek): Session[] {
  const shown = session.sessionDate === null ? getOccurrence(session, turnWeek.week) : session
  if (!shown || !isInWeek(shown, turnWeek)) return week
  const index = week.findIndex((other) => isSameSession(other, shown))
  if (index < 0) return [...week, shown]
  return session.sessionDate === null ? week : week.with(index, shown)
}

const removeSessions = (week: Session[], removed: readonly Session[]) =>
  week.filter((session) => !removed.some((other) => isMatch(session, other)))

/** Compares series by id, whatever their dates, and dated sessions by key, because a session that is booked again has another id. */
const isMatch = (session: Session, other: Session) =>
  other.sessionDate === null
    ? // Series that wait for the server have no id yet.
      session.id === other.id && (other.id !== '' || hasSamePeopleAndSlot(session, other))
    : isSameSession(session, other)

const isInWeek = (session: Session, { turnId, week }: TurnWeek) =>
  session.turnId === turnId && session.sessionDate !== null && getWeekStart(session.sessionDate) === week

/** Returns the occurrence of a series in the week that begins on that Sunday, even if an exception replaces it; null without one. */
export function getOccurrence(series: Session, week: string): Session | null {
  const sessionDate = addDays(week, series.day)
  return occursOn(series, sessionDate) ? { ...series, sessionDate } : null
}

/** Returns the record of the series of an occurrence. */
export const toSeriesRecord = (occurrence: Session): Session => ({ ...occurrence, sessionDate: null })

/** Returns the change that undoes another. Without `canDelete` the exception of a marked occurrence is not deleted but gets its previous marks. */
export const invertChange = (change: Change, canDelete = true): Change => change.toReversed().flatMap((step) => invertStep(step, canDelete))

function invertStep(step: Step, canDelete: boolean): Step[] {
  if (step.kind === 'book') return [{ kind: 'delete', sessions: step.sessions, shows: step.hides }]
  if (step.kind === 'delete') return [{ kind: 'book', sessions: step.sessions, hides: step.shows }]
  if (step.kind === 'end') return resumeSeries(step)
  const { kind, before, after } = step
  if (kind === 'edit' || !before.standing) return [{ kind, before: after, after: before }]
  if (canDelete) return [{ kind: 'delete', sessions: [after], shows: [before] }]
  return [{ kind, before: after, after: { ...after, state: before.state, attended: before.attended } }]
}

/** Continues a series that was ended. Its exceptions come first, because other sessions may take the slots that they had released. */
function resumeSeries({ series, from, deleted }: Extract<Step, { kind: 'end' }>): Step[] {
  const endsOn = endBefore(series, from)
  if (endsOn === null) return [{ kind: 'book', sessions: [series, ...deleted], hides: [] }]
  const bookAgain: Step[] = deleted.length > 0 ? [{ kind: 'book', sessions: deleted, hides: [] }] : []
  return [...bookAgain, { kind: 'edit', before: { ...series, endsOn }, after: series }]
}
