import { overlaps, type Range } from '#domain/overlap.ts'
import { listSlots } from '#domain/slots.ts'
import { isActive } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { isClinicClosed, type PublicTurn, type PublicView, type PublicWorker } from '../public-view.ts'
import { isOver, type OwnSession } from '../sessions/own-sessions.ts'

/** A slot of a turn on one date, as the client sees it. */
export type DaySlot = {
  start: number
  isPast: boolean
  /** True when the clinic is closed on the date. */
  isClosed: boolean
  /** The client's own active session in the slot. */
  own: OwnSession | undefined
  /** The workers whom the client could have then. */
  freeWorkers: readonly PublicWorker[]
}

/** Returns the slots of a turn on a date. A worker is free while no active session of theirs, whoever it is with, overlaps the slot. */
export function listDaySlots(
  view: PublicView,
  ownSessions: readonly OwnSession[],
  { startTime, endTime }: PublicTurn,
  date: string,
  now: WallClock,
): DaySlot[] {
  const { sessionDuration, breakDuration } = view.schedule
  const ownActive = ownSessions.filter((session) => session.date === date && isActive(session.state))
  const others = view.sessions
    .filter(({ isAssigned, sessionDate }) => !isAssigned && sessionDate === date)
    .map(({ workerId, time, duration = sessionDuration }) => ({ workerId, start: time, end: time + duration }))
  const isClosed = isClinicClosed(view, date)
  const occupied: (Range & { workerId: string })[] = [...ownActive, ...others]
  return listSlots({ start: startTime, end: endTime }, { session: sessionDuration, breakAfter: breakDuration }).map((start) => {
    const slot = { start, end: start + sessionDuration }
    const busyWorkers = new Set(occupied.filter((session) => overlaps(session, slot)).map(({ workerId }) => workerId))
    return {
      start,
      isPast: isOver({ date, end: slot.end }, now),
      isClosed,
      own: ownActive.find((session) => overlaps(session, slot)),
      freeWorkers: isClosed ? [] : view.workers.filter(({ id }) => !busyWorkers.has(id)),
    }
  })
}
