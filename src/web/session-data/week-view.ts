import { formatClock } from '#domain/clock.ts'
import { compareSpanish } from '#domain/collation.ts'
import { groupBy } from '#domain/group-by.ts'
import { buildShortName } from '#domain/names.ts'
import { listSlots } from '#domain/slots.ts'
import { getMark, isActive, type SessionMark } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import { toName } from '#web/people/name.ts'
import type { Schedule, Session, Turn } from './queries.ts'

/** Identifies a cell: a start time on a date. */
export const getCellKey = (date: string, time: number) => `${date} ${time}`

/**
 * Returns a function that groups the sessions of a week by cell and sorts those of each cell by worker and client. It returns the same list again for
 * a cell whose sessions have not changed since the previous call.
 */
export function createCellGrouper() {
  let groups = new Map<string, { unsorted: readonly Session[]; sorted: Session[] }>()
  return (sessions: readonly Session[], week: string): ReadonlyMap<string, Session[]> => {
    const sessionsByCell = groupBy(sessions, (session) => getCellKey(getSessionDate(session, week), session.time))
    groups = new Map(
      [...sessionsByCell].map(([key, unsorted]) => {
        const group = groups.get(key)
        const isSame = group?.unsorted.length === unsorted.length && unsorted.every((session, index) => session === group.unsorted[index])
        return [key, isSame ? group : { unsorted, sorted: [...unsorted].sort(compareNames) }]
      }),
    )
    return new Map([...groups].map(([key, { sorted }]) => [key, sorted]))
  }
}

const compareNames = (one: Session, other: Session) =>
  compareSpanish(buildShortName(toName(one.worker.person)), buildShortName(toName(other.worker.person))) ||
  compareSpanish(buildShortName(toName(one.client.person)), buildShortName(toName(other.client.person)))

/** Lists the sessions of a week by date and start time. Those of one cell keep their order. */
export const listInWeekOrder = (cells: ReadonlyMap<string, readonly Session[]>): Session[] =>
  [...cells.values()].flat().sort((one, other) => {
    const [date, otherDate] = [one.sessionDate ?? '', other.sessionDate ?? '']
    return date === otherDate ? one.time - other.time : date < otherDate ? -1 : 1
  })

/** Returns the date of a session in a week. */
export const getSessionDate = ({ sessionDate, day }: Session, week: string) => sessionDate ?? addDays(week, day)

/** Lists the start times of the grid's rows: the slots of the turn, and the times of sessions booked when the turn had other slots. */
export const listRowTimes = (slots: readonly number[], sessions: readonly Session[]) =>
  [...new Set([...slots, ...sessions.map(({ time }) => time)])].sort((one, other) => one - other)

/**
 * Returns the minutes of the label of a row: how long new sessions of the turn last. In a row that is over, or whose slot the turn no longer has, it is
 * how long the sessions of the row last, if all last equally.
 */
export function getRowDuration(sessions: readonly Session[], duration: number, isOverOrRemoved: boolean): number {
  const [first = duration, ...others] = new Set(sessions.map((session) => session.duration ?? duration))
  return isOverOrRemoved && others.length === 0 ? first : duration
}

/** Formats the end of a session, "08:45", if it does not last as long as the label of its row says. */
export const formatOwnEnd = ({ time, duration }: Session, rowDuration: number) =>
  duration === undefined || duration === rowDuration ? undefined : formatClock(time + duration)

/** The phase of a slot: over, running or upcoming. */
export type Phase = 'past' | 'current' | 'future'

export function getPhase(date: string, time: number, duration: number, now: WallClock): Phase {
  if (date !== now.date) return date < now.date ? 'past' : 'future'
  if (now.minutes < time) return 'future'
  return now.minutes < time + duration ? 'current' : 'past'
}

/** Finds the index of the slot of a date that is running or comes next, or -1. */
export const findCurrentRow = (rows: readonly number[], date: string, duration: number, now: WallClock): number =>
  rows.findIndex((time) => getPhase(date, time, duration, now) !== 'past')

/** Returns the mark that a session shows in a phase of its slot. */
export const getShownMark = (session: Session, phase: Phase): SessionMark => getMark(session, phase === 'past')

/** `duration`: of the turn's sessions today, for a session that is not saved yet. */
type WeekContext = { week: string; duration: number; now: WallClock }

/** Returns the mark that the chip of a session shows now. */
export const getMarkInWeek = (session: Session, { week, duration, now }: WeekContext): SessionMark =>
  getShownMark(session, getPhase(getSessionDate(session, week), session.time, session.duration ?? duration, now))

/** Finds the date of the next slot that has not begun: today, or tomorrow when all of today's have. */
export const findNextDate = (slots: readonly number[], { date, minutes }: WallClock) =>
  slots.some((time) => time >= minutes) ? date : addDays(date, 1)

/**
 * Finds a slot that has not begun, if possible in the week of `dates`. If today still has one, it is the next of today. Otherwise it is the first
 * slot of the first day with sessions, or of the first day when none has sessions.
 */
export function findNextSlot(
  dates: readonly string[],
  slots: readonly number[],
  sessions: readonly Session[],
  now: WallClock,
): { date: string; time: number } {
  const next = findNextDate(slots, now)
  const upcoming = dates.filter((date) => date >= next)
  const days = upcoming.length > 0 ? upcoming : Array.from({ length: 7 }, (_, offset) => addDays(next, offset))
  if (days.includes(now.date)) return { date: now.date, time: slots.find((time) => time >= now.minutes) ?? 0 }
  const weekdaysWithSessions = new Set(sessions.map((session) => session.day))
  return { date: days.find((date) => weekdaysWithSessions.has(getWeekday(date))) ?? days[0] ?? next, time: slots[0] ?? 0 }
}

/** Finds the day with which a phone opens a week: the first from today on with a session that is not over, or else today, or the first of a later week. */
export function findOpeningDate(sessions: readonly Session[], context: WeekContext): string {
  const { week, now } = context
  const first = now.date > week ? now.date : week
  const isLeft = (session: Session) =>
    isActive(session.state) && getPhase(getSessionDate(session, week), session.time, session.duration ?? context.duration, now) !== 'past'
  const dates = sessions.filter(isLeft).map((session) => getSessionDate(session, week))
  return dates.sort()[0] ?? first
}

/** Lists the start times that a turn offers. */
export const listTurnSlots = ({ sessionDuration, breakDuration }: Schedule, { startTime, endTime }: Turn) =>
  listSlots({ start: startTime, end: endTime }, { session: sessionDuration, breakAfter: breakDuration })
