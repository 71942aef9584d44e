import { minutesPerDay } from '#domain/clock.ts'
import { isActive, type State } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { formatWorker, isClinicClosed, type PublicView } from '../public-view.ts'

/** A session of the client whom the page is for. Times are minutes since midnight. */
export type OwnSession = {
  id: string
  /** The same whenever the session is shown, also when one week of a series gets a separate record, with another id. */
  key: string
  date: string
  start: number
  end: number
  /** "Ana Torres" */
  worker: string
  workerId: string
  turnId: string
  state: State
  /** True for an active session on a day on which the clinic is closed. */
  isOnClosedDay: boolean
  /** What the client answered. */
  reply: PublicView['sessions'][number]['clientReply']
}

/** Lists the client's own sessions in their order. */
export const listOwnSessions = (view: PublicView): OwnSession[] =>
  view.sessions
    .filter(({ isAssigned }) => isAssigned)
    .map((session) => toOwnSession(session, view))
    .sort(compareStart)

type Start = Pick<OwnSession, 'date' | 'start'>

/** Compares sessions by their date and time. */
export const compareStart = (one: Start, other: Start) => one.date.localeCompare(other.date) || one.start - other.start

function toOwnSession(session: PublicView['sessions'][number], view: PublicView): OwnSession {
  // Only the sessions of other clients have no state.
  const { id, workerId, turnId, time, state = 'confirmed', duration, sessionDate: date } = session
  const worker = view.workers.find((other) => other.id === workerId)
  const seriesId = session.standing ? id : session.seriesId
  const key = seriesId === undefined ? id : `${seriesId}-${date}`
  // One that takes place all the same changes nothing for the client.
  const isOnClosedDay = isActive(state) && isClinicClosed(view, date) && !session.accepted
  return {
    id,
    key,
    date,
    start: time,
    end: time + duration,
    worker: worker ? formatWorker(worker) : '',
    workerId,
    turnId,
    state,
    isOnClosedDay,
    reply: session.clientReply,
  }
}

/** True while the client can answer whether someone comes: until the session begins. */
export const isAnswerable = ({ date, start, state }: OwnSession, now: WallClock) => isActive(state) && !isOver({ date, end: start }, now)

/** Returns the client's active session that ends next, also after the shown weeks. */
export function findNextSession(view: PublicView, ownSessions: readonly OwnSession[], now: WallClock): OwnSession | undefined {
  const next = ownSessions.find((session) => isActive(session.state) && !isOver(session, now))
  return next ?? (view.nextSession && findUpcoming(toOwnSession(view.nextSession, view), now))
}

/**
 * Returns the client's next session that was canceled or postponed, if it would have come before the next one that takes place: the client may be looking
 * for it.
 */
export const findReleasedSession = (ownSessions: readonly OwnSession[], nextSession: OwnSession | undefined, now: WallClock) =>
  ownSessions.find(
    (session) => !isActive(session.state) && !isOver(session, now) && (!nextSession || compareStart(session, nextSession) < 0),
  )

/** Returns the session unless it has ended since the view was loaded. */
const findUpcoming = (session: OwnSession, now: WallClock) => (isOver(session, now) ? undefined : session)

/** True for what ends on a date, at minutes since midnight, that have passed. */
export const isOver = ({ date, end }: { date: string; end: number }, now: WallClock) =>
  getMoment(date, end) <= getMoment(now.date, now.minutes)

/** Returns a number that grows with the date and the minutes. */
const getMoment = (date: string, minutes: number) => Date.parse(date) / 60_000 + Math.min(minutes, minutesPerDay)
