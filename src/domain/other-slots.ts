import { groupBy } from './group-by.ts'
import { listDates, type Period } from './periods.ts'
import { getSessionKey, hasSamePeopleAndSlot, type SessionIdentity } from './session-key.ts'
import type { DatedSlot } from './slots.ts'
import { isActive, type State } from './states.ts'
import type { WallClock } from './today.ts'
import { addDays, getWeekday } from './weeks.ts'

/** The number of days after a session in which another slot for it is searched. */
export const searchedDays = 14

/** A session of some weeks, in any state. A standing one has the date of its occurrence. */
export interface KnownSession extends SessionIdentity {
  day: number
  state: State
  standing: boolean
}

/** The weeks in which other slots are looked for, and all that the caller knows of them. */
interface KnownWeeks<Session extends SessionIdentity> {
  now: WallClock
  period: Period
  sessions: readonly KnownSession[]
  /** The workers who have working hours. */
  idsWithHours: ReadonlySet<string>
  /** Lists the start times of a turn. */
  listTimes: (turnId: string) => readonly number[]
  /** True when the client or the worker of a session cannot come to a slot. The session itself does not count. */
  isBusy: (session: Session, slot: DatedSlot) => boolean
}

/** Returns the functions that search other slots for sessions, by what is known of some weeks; without it they find nothing. */
export function createSlotSearch<Session extends SessionIdentity>(known: KnownWeeks<Session> | undefined) {
  const sessionsByDate = groupBy(known?.sessions ?? [], ({ sessionDate }) => sessionDate)
  // Without working hours a worker is available every day, so only weekdays on which the turn has sessions count.
  const openDays = new Set(known?.sessions.map(({ turnId, day }) => `${turnId} ${day}`))
  const found = new Map<string, DatedSlot[]>()

  const searchSlots = (session: Session): DatedSlot[] => {
    const { client, worker, turnId, time, sessionDate } = session
    if (!known || sessionDate === null || sessionDate >= known.period.to) return []
    const { now, period, idsWithHours, listTimes, isBusy } = known
    const isFree = (slot: DatedSlot) => {
      if (slot.date < now.date || (slot.date === now.date && slot.time <= now.minutes)) return false
      // No second record of the same people can be booked in a slot, also when the first was canceled or postponed.
      const isRecorded = sessionsByDate
        .get(slot.date)
        ?.some((other) => !other.standing && hasSamePeopleAndSlot(other, { client, worker, ...slot }))
      return !isRecorded && !isBusy(session, slot)
    }
    const to = [addDays(sessionDate, searchedDays), period.to].sort()[0]!
    const slots = listDates({ from: addDays(sessionDate, 1), to })
      .filter((date) => idsWithHours.has(worker.id) || openDays.has(`${turnId} ${getWeekday(date)}`))
      .flatMap((date) => listTimes(turnId).map((start): DatedSlot => ({ turnId, date, time: start })))
      .filter(isFree)
    const isAtItsTime = (slot: DatedSlot) => slot.time === time
    return [...slots.filter(isAtItsTime), ...slots.filter((slot) => !isAtItsTime(slot))]
  }

  return {
    /** Lists the free slots for a session in the days after it, in its turn: those at its own time first. */
    listSlots: (session: Session): readonly DatedSlot[] => {
      const key = getSessionKey(session)
      const slots = found.get(key) ?? searchSlots(session)
      found.set(key, slots)
      return slots
    },
    /** Counts the sessions of a worker on a date. Undefined where it is not known. */
    countSessions: (workerId: string, date: string): number | undefined =>
      known && date <= known.period.to
        ? (sessionsByDate.get(date) ?? []).filter(({ worker, state }) => worker.id === workerId && isActive(state)).length
        : undefined,
  }
}
