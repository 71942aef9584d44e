import { overlaps } from './overlap.ts'
import type { Period } from './periods.ts'
import { hasSamePeopleAndSlot, type PeopleAndSlot, type SessionIdentity } from './session-key.ts'
import { addDays, getNextWeekday, getWeekday } from './weeks.ts'

/**
 * The weekly rhythm of a standing session: a weekday (0 = Sunday) from the day `startsOn` to the day `endsOn`, both included. Neither has to fall
 * on that weekday. Without `endsOn` the series has no end. Without `startsOn` it has no known beginning (a server that keeps no period).
 *
 * Each date on which a series takes place is an occurrence. A dated session of the same client, worker, turn and time on the date of an occurrence is
 * an exception, in any state: it replaces that occurrence.
 *
 * The database follows the same rules in SQL, as ranges of whole weeks (`weeks_between` and `place_session` in the migrations): a series has
 * each week that holds one of its dates, except the weeks of its exceptions. Two series on one weekday share a week exactly where they share a date.
 */
export interface Series {
  day: number
  startsOn?: string | null
  endsOn?: string | null
}

const noDates: ReadonlySet<string> = new Set()

/** Returns a single date as a series, so that a dated session can be compared with one. */
export const toSeriesOfOneDate = (date: string): Series => ({ day: getWeekday(date), startsOn: date, endsOn: date })

/** Returns the first occurrence, exceptions included; null for a series without a known beginning. */
export const getFirstDate = ({ day, startsOn }: Series): string | null => (startsOn ? getNextWeekday(startsOn, day) : null)

/**
 * Returns the last occurrence, exceptions included; null for a series without end. It lies before `getFirstDate` when the series has no dates at all.
 */
export const getLastDate = ({ day, endsOn }: Series): string | null => (endsOn ? getNextWeekday(addDays(endsOn, -6), day) : null)

/** Returns the first occurrence from a date on, exceptions included; null when the series has ended. */
export function getNextDate({ day, startsOn, endsOn }: Series, from: string): string | null {
  const date = getNextWeekday(startsOn && startsOn > from ? startsOn : from, day)
  return endsOn && endsOn < date ? null : date
}

/** True when a series takes place on a date or an exception replaces it there. */
export const occursOn = ({ day, startsOn, endsOn }: Series, date: string): boolean =>
  getWeekday(date) === day && (!startsOn || startsOn <= date) && (!endsOn || date <= endsOn)

/** Returns the dates of a period on which a series takes place. `replaced`: the dates of its exceptions, which are left out. */
export function listOccurrenceDates(series: Series, { from, to }: Period, replaced = noDates): string[] {
  const dates: string[] = []
  for (let date = getNextDate(series, from); date !== null && date <= to; date = getNextDate(series, addDays(date, 1)))
    if (!replaced.has(date)) dates.push(date)
  return dates
}

/** True when a dated session replaces an occurrence of a series. */
export const isException = (session: SessionIdentity, series: Series & PeopleAndSlot): boolean =>
  session.sessionDate !== null && hasSamePeopleAndSlot(session, series) && occursOn(series, session.sessionDate)

/** Returns the dates on which these sessions replace an occurrence of a series. */
export const findReplacedDates = (series: Series & PeopleAndSlot, sessions: readonly SessionIdentity[]): Set<string> =>
  new Set(sessions.filter((session) => isException(session, series)).map(({ sessionDate }) => sessionDate!))

/**
 * Returns the last day that a series gets when it is ended before a date, or null when it keeps no date and is deleted. A series without a known beginning is
 * deleted too, because a server that keeps no first day keeps no last day either.
 */
export function endBefore(series: Series, date: string): string | null {
  const first = getFirstDate(series)
  if (first === null) return null
  const last = series.endsOn && series.endsOn < date ? series.endsOn : addDays(date, -1)
  return first > last ? null : last
}

/** A series at a start time (minutes since midnight) with a duration in minutes. */
export type TimedSeries = Series & { time: number; duration: number }

/** True when two series ever share a minute of a date. `replaced`: the dates of the exceptions of both, on which the series do not overlap. */
export function doSeriesOverlap(one: TimedSeries, other: TimedSeries, replaced = noDates): boolean {
  if (one.day !== other.day || !overlaps(toRange(one), toRange(other))) return false
  const from = pickLater(one.startsOn, other.startsOn)
  const to = pickEarlier(one.endsOn, other.endsOn)
  // Exceptions are finite: without a beginning or an end the series share more dates than there are exceptions.
  return !from || !to || listOccurrenceDates(one, { from, to }, replaced).length > 0
}

type OptionalDate = string | null | undefined

const toRange = ({ time, duration }: TimedSeries) => ({ start: time, end: time + duration })
/** Returns the later of two dates. A missing date is ignored. */
const pickLater = (one: OptionalDate, other: OptionalDate) => (one && other && one > other ? one : other || one)
/** Returns the earlier of two dates. A missing date is ignored. */
const pickEarlier = (one: OptionalDate, other: OptionalDate) => (one && other && one < other ? one : other || one)
