import { endBefore, occursOn } from '#domain/series.ts'
import { addDays, weekStart } from '#domain/weeks.ts'
import type { Session } from '../queries.ts'

/** One call to the server, as a value. Standing sessions are records (`sessionDate` null) or, in a week, one of their occurrences. */
export type Step =
  /** Makes sessions, all or none. `hides`: the occurrences of standing sessions in whose place they stand. */
  | { kind: 'book'; sessions: readonly Session[]; hides: readonly Session[] }
  /** Deletes sessions, all or none. `shows`: the occurrences that get their dates back. */
  | { kind: 'delete'; sessions: readonly Session[]; shows: readonly Session[] }
  /** State and attendance; of an occurrence of a standing session by making what stands in for it. */
  | { kind: 'mark'; before: Session; after: Session }
  /** Place, people, note, end of a series. */
  | { kind: 'edit'; before: Session; after: Session }
  /** Ends a series: from a date on nothing is left of it. `gone`: the dated sessions that go along. */
  | { kind: 'end'; series: Session; from: string; gone: readonly Session[] }

/** A change of the agenda as a value: one step after the other, and all of them or none. */
export type Change = readonly Step[]

/** The week of a turn, by its Sunday. */
export type TurnWeek = { turnId: string; week: string }

/** What a session is told by within a week: there is one record at most for one client, worker, turn, date and time. */
export const getSessionKey = ({ client, worker, sessionDate, time }: Session) => `${client.id} ${worker.id} ${sessionDate} ${time}`

/** Whether two sessions have the same place; compared by its parts, because a long selection asks millions of times. */
export const hasSameKey = (one: Session, other: Session) =>
  one.time === other.time && one.sessionDate === other.sessionDate && one.client.id === other.client.id && one.worker.id === other.worker.id

/** The week after a change; sessions that it does not touch stay the same objects. */
export const applyToWeek = (sessions: readonly Session[], change: Change, at: TurnWeek): Session[] =>
  change.reduce<Session[]>((week, step) => applyStep(week, step, at), sessions as Session[])

function applyStep(week: Session[], step: Step, at: TurnWeek): Session[] {
  if (step.kind === 'book') return step.sessions.reduce((sessions, session) => addSession(sessions, session, at), week)
  if (step.kind === 'delete')
    return step.shows.reduce((sessions, session) => addSession(sessions, session, at), removeSessions(week, step.sessions))
  if (step.kind === 'end') {
    const { client, worker, day, time } = step.series
    return week.filter(
      (one) =>
        one.client.id !== client.id || one.worker.id !== worker.id || one.day !== day || one.time !== time || dateOf(one) < step.from,
    )
  }
  const { before, after } = step
  if (before.sessionDate === null) return addSession(removeSessions(week, [before]), after, at)
  const index = week.findIndex((session) => isSame(session, before))
  if (index < 0 || !isIn(after, at)) return addSession(removeSessions(week, [before]), after, at)
  return week.with(index, after)
}

/** With a session where it takes place in that week; what it stands in for goes, and a series gives way to what stands in for it. */
function addSession(week: Session[], session: Session, at: TurnWeek): Session[] {
  const shown = session.sessionDate === null ? getOccurrence(session, at.week) : session
  if (!shown || !isIn(shown, at)) return week
  const index = week.findIndex((other) => hasSameKey(other, shown))
  if (index < 0) return [...week, shown]
  return session.sessionDate === null ? week : week.with(index, shown)
}

const removeSessions = (week: Session[], gone: readonly Session[]) =>
  week.filter((session) => !gone.some((other) => isSame(session, other)))

/** A dated session is known by its place, because made again it has another id; a series by its id, whatever its dates. */
const isSame = (session: Session, other: Session) =>
  other.sessionDate === null ? session.id === other.id : session.turnId === other.turnId && hasSameKey(session, other)

const isIn = (session: Session, { turnId, week }: TurnWeek) =>
  session.turnId === turnId && session.sessionDate !== null && weekStart(session.sessionDate) === week

const dateOf = ({ sessionDate }: Session) => sessionDate ?? ''

/** The occurrence of a series in the week that begins on that Sunday, even if an exception replaces it; null without one. */
export function getOccurrence(series: Session, week: string): Session | null {
  const sessionDate = addDays(week, series.day)
  return occursOn(series, sessionDate) ? { ...series, sessionDate } : null
}

/** The standing session of an occurrence, as a record. */
export const toSeriesRecord = (occurrence: Session): Session => ({ ...occurrence, sessionDate: null })

/** What takes a change back. Who may not delete leaves what stands in for a standing session there, as it was before. */
export const invertChange = (change: Change, mayDelete = true): Change => change.toReversed().flatMap((step) => invertStep(step, mayDelete))

function invertStep(step: Step, mayDelete: boolean): Step[] {
  if (step.kind === 'book') return [{ kind: 'delete', sessions: step.sessions, shows: step.hides }]
  if (step.kind === 'delete') return [{ kind: 'book', sessions: step.sessions, hides: step.shows }]
  if (step.kind === 'end') return resumeSeries(step)
  const { kind, before, after } = step
  if (kind === 'edit' || !before.standing) return [{ kind, before: after, after: before }]
  if (mayDelete) return [{ kind: 'delete', sessions: [after], shows: [before] }]
  return [{ kind, before: after, after: { ...after, state: before.state, attended: before.attended } }]
}

/** A series that was ended goes on as before. First what stood in for it: others may hold the dates that it had released. */
function resumeSeries({ series, from, gone }: Extract<Step, { kind: 'end' }>): Step[] {
  const endsOn = endBefore(series, from)
  if (endsOn === null) return [{ kind: 'book', sessions: [series, ...gone], hides: [] }]
  const again: Step[] = gone.length > 0 ? [{ kind: 'book', sessions: gone, hides: [] }] : []
  return [...again, { kind: 'edit', before: { ...series, endsOn }, after: series }]
}
