import { shortName } from '#domain/names.ts'
import { type Mark, markOf } from '#domain/states.ts'
import { addDays, weekday } from '#domain/weeks.ts'
import { nameOf } from '../people/name.ts'
import type { Session } from './queries.ts'
import type { Now } from './use-now.ts'

/** A slot on a date, as the key of its cell. */
export const cellKey = (date: string, time: number) => `${date} ${time}`

/** The key of the cell in which the session of a place is: `placeOf` ends with date and hour. */
export const cellOf = (place: string) => place.split(' ').slice(2).join(' ')

const collator = new Intl.Collator('es')

/**
 * Makes the sessions of each cell, again and again. By worker, always in the same order, so that an eye runs down the edge of a
 * column; a cell in which nothing has changed stays the same list.
 */
export function cellMaker() {
  let before = new Map<string, { as: readonly Session[]; inOrder: Session[] }>()
  return (sessions: readonly Session[], week: string): ReadonlyMap<string, Session[]> => {
    const given = Map.groupBy(sessions, (session) => cellKey(dateOf(session, week), session.time))
    before = new Map(
      [...given].map(([key, as]) => {
        const last = before.get(key)
        const same = last?.as.length === as.length && as.every((session, index) => session === last.as[index])
        return [key, same ? last : { as, inOrder: as.toSorted(byNames) }]
      }),
    )
    return new Map([...before].map(([key, { inOrder }]) => [key, inOrder]))
  }
}

const byNames = (one: Session, other: Session) =>
  collator.compare(shortName(nameOf(one.worker.person)), shortName(nameOf(other.worker.person))) ||
  collator.compare(shortName(nameOf(one.client.person)), shortName(nameOf(other.client.person)))

/** The date on which a session of a week takes place. */
export const dateOf = ({ sessionDate, day }: Session, week: string) => sessionDate ?? addDays(week, day)

/** The rows of the grid: the slots of the turn, and the times of sessions that were booked when its slots lay elsewhere. */
export const rowsOf = (slots: readonly number[], sessions: readonly Session[]) =>
  [...new Set([...slots, ...sessions.map(({ time }) => time)])].sort((one, other) => one - other)

/** Where a slot lies: over, running, or to come. */
export type Phase = 'past' | 'current' | 'future'

export function phaseOf(date: string, time: number, duration: number, now: Now): Phase {
  if (date !== now.date) return date < now.date ? 'past' : 'future'
  if (now.minutes < time) return 'future'
  return now.minutes < time + duration ? 'current' : 'past'
}

/** What a session shows when its slot is in that phase. */
export const shownMark = (session: Session, phase: Phase): Mark => markOf(session, phase === 'past')

type At = { week: string; duration: number; now: Now }

/** What a session of a week shows now: the same as its chip. */
export const markAt = (session: Session, { week, duration, now }: At): Mark =>
  shownMark(session, phaseOf(dateOf(session, week), session.time, duration, now))

/** The next slot of a week that has not begun; on another day its first one, rather on a day with sessions. */
export function nextSlot(
  dates: readonly string[],
  slots: readonly number[],
  sessions: readonly Session[],
  { date, minutes }: Now,
): { date: string; time: number } {
  const later = slots.find((time) => time >= minutes)
  if (dates.includes(date) && later !== undefined) return { date, time: later }
  const ahead = dates.filter((other) => other > date)
  const days = ahead.length > 0 ? ahead : dates
  const busy = new Set(sessions.map((session) => session.day))
  return { date: days.find((other) => busy.has(weekday(other))) ?? days[0] ?? date, time: slots[0] ?? 0 }
}
