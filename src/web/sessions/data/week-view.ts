import { compareSpanish } from '#domain/collation.ts'
import { shortName } from '#domain/names.ts'
import { slots } from '#domain/slots.ts'
import { type Mark, markOf } from '#domain/states.ts'
import { addDays, weekday } from '#domain/weeks.ts'
import { toName } from '../../people/name.ts'
import type { Schedule, Session, Turn } from './queries.ts'
import type { Now } from './use-now.ts'

/** A slot on a date, as the key of its cell. */
export const cellKey = (date: string, time: number) => `${date} ${time}`

/** The key of the cell in which the session of a place is: `placeOf` ends with date and hour. */
export const cellOf = (place: string) => place.split(' ').slice(2).join(' ')

/**
 * Makes the sessions of each cell, again and again. By worker, always in the same order, so that an eye runs down the edge of a
 * column; a cell in which nothing has changed stays the same list.
 */
export function createCellGrouper() {
  let before = new Map<string, { as: readonly Session[]; inOrder: Session[] }>()
  return (sessions: readonly Session[], week: string): ReadonlyMap<string, Session[]> => {
    const given = Map.groupBy(sessions, (session) => cellKey(getSessionDate(session, week), session.time))
    before = new Map(
      [...given].map(([key, as]) => {
        const last = before.get(key)
        const same = last?.as.length === as.length && as.every((session, index) => session === last.as[index])
        return [key, same ? last : { as, inOrder: as.toSorted(compareNames) }]
      }),
    )
    return new Map([...before].map(([key, { inOrder }]) => [key, inOrder]))
  }
}

const compareNames = (one: Session, other: Session) =>
  compareSpanish(shortName(toName(one.worker.person)), shortName(toName(other.worker.person))) ||
  compareSpanish(shortName(toName(one.client.person)), shortName(toName(other.client.person)))

/** The date on which a session of a week takes place. */
export const getSessionDate = ({ sessionDate, day }: Session, week: string) => sessionDate ?? addDays(week, day)

/** The rows of the grid: the slots of the turn, and the times of sessions that were booked when its slots lay elsewhere. */
export const listRowTimes = (slots: readonly number[], sessions: readonly Session[]) =>
  [...new Set([...slots, ...sessions.map(({ time }) => time)])].sort((one, other) => one - other)

/** Where a slot lies: over, running, or to come. */
export type Phase = 'past' | 'current' | 'future'

export function getPhase(date: string, time: number, duration: number, now: Now): Phase {
  if (date !== now.date) return date < now.date ? 'past' : 'future'
  if (now.minutes < time) return 'future'
  return now.minutes < time + duration ? 'current' : 'past'
}

/** What a session shows when its slot is in that phase. */
export const getShownMark = (session: Session, phase: Phase): Mark => markOf(session, phase === 'past')

type WeekContext = { week: string; duration: number; now: Now }

/** What a session of a week shows now: the same as its chip. */
export const getMarkInWeek = (session: Session, { week, duration, now }: WeekContext): Mark =>
  getShownMark(session, getPhase(getSessionDate(session, week), session.time, duration, now))

/** The date of the next slot of a turn that has not begun, whatever the weekday: today, or when today's are over tomorrow. */
export const findNextDate = (slots: readonly number[], { date, minutes }: Now) =>
  slots.some((time) => time >= minutes) ? date : addDays(date, 1)

/** The next slot that has not begun: of the week, as long as it has one to come. On another day than today the first one, rather on a day with sessions. */
export function findNextSlot(
  dates: readonly string[],
  slots: readonly number[],
  sessions: readonly Session[],
  now: Now,
): { date: string; time: number } {
  const next = findNextDate(slots, now)
  const ahead = dates.filter((date) => date >= next)
  const days = ahead.length > 0 ? ahead : Array.from({ length: 7 }, (_, days) => addDays(next, days))
  if (days.includes(now.date)) return { date: now.date, time: slots.find((time) => time >= now.minutes) ?? 0 }
  const busy = new Set(sessions.map((session) => session.day))
  return { date: days.find((date) => busy.has(weekday(date))) ?? days[0] ?? next, time: slots[0] ?? 0 }
}

/** The slots of a turn. */
export const listTurnSlots = ({ sessionDuration, breakDuration }: Schedule, { startTime, endTime }: Turn) =>
  slots({ start: startTime, end: endTime }, { session: sessionDuration, pause: breakDuration })
