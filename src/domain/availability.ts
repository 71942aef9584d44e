import { minutesPerDay } from './clock.ts'
import { overlaps, type Range } from './overlap.ts'
import { listOccurrenceDates, type TimedSeries } from './series.ts'
import { addDays, getWeekday } from './weeks.ts'

/** A part of a weekday in which a worker is there, on the dates from `fromDate` to `toDate`. Without a date there is no such bound. */
export interface WorkingHours {
  day: number
  startTime: number
  endTime: number
  fromDate: string | null
  toDate: string | null
}

/** The days on which a worker is away, or the clinic is closed: from the one time to the other on each of them, or the whole day without times. */
export interface Absence {
  fromDate: string
  toDate: string
  startTime: number | null
  endTime: number | null
}

/** The minutes of a session on a date. */
export interface DatedRange extends Range {
  date: string
}

/** The data that decide whether a worker is available. Without working hours the worker is there whenever a turn runs. */
export interface Availability<A extends Absence = Absence> {
  hours: readonly WorkingHours[]
  absences: readonly A[]
  closingDays: readonly A[]
}

/** Why a worker is not available, with the absence or closing day that is the reason. */
export type Unavailability<A extends Absence = Absence> = { reason: 'closed' | 'absence'; absence: A } | { reason: 'hours' }

/** Joins ranges that overlap or touch. The result is in the order of time. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** Returns the parts of a range that others leave, in the order of time. */
export function subtractRanges(range: Range, others: readonly Range[]): Range[] {
  const taken = joinRanges(others)
  const ends = [range.start, ...taken.map(({ end }) => Math.max(range.start, end))]
  const starts = [...taken.map(({ start }) => Math.min(range.end, start)), range.end]
  return ends.map((end, index) => ({ start: end, end: starts[index]! })).filter(({ start, end }) => start < end)
}

/** Returns when a worker is there on a date, in the order of time. Without working hours that is the whole day. */
export function listWorkingRanges(hours: readonly WorkingHours[], date: string): Range[] {
  if (hours.length === 0) return [{ start: 0, end: minutesPerDay }]
  const day = getWeekday(date)
  const valid = hours.filter((period) => period.day === day && isValidOn(period, date))
  return joinRanges(valid.map(({ startTime, endTime }) => ({ start: startTime, end: endTime })))
}

/** Returns when a worker is not there on a date: what the working hours leave of the day. */
export const listRangesOutsideHours = (hours: readonly WorkingHours[], date: string): Range[] =>
  subtractRanges({ start: 0, end: minutesPerDay }, listWorkingRanges(hours, date))

/** True when the working hours of a date cover a session whole. */
export const isWithinHours = (hours: readonly WorkingHours[], { date, start, end }: DatedRange): boolean =>
  listWorkingRanges(hours, date).some((range) => range.start <= start && end <= range.end)

/** True when the bounds of working hours hold a date, whatever its weekday. */
export const isValidOn = ({ fromDate, toDate }: Pick<WorkingHours, 'fromDate' | 'toDate'>, date: string): boolean =>
  (fromDate === null || fromDate <= date) && (toDate === null || date <= toDate)

/** Returns the part of a date that an absence takes, or null when it takes none. */
export function getAbsentRange({ fromDate, toDate, startTime, endTime }: Absence, date: string): Range | null {
  if (date < fromDate || toDate < date) return null
  return { start: startTime ?? 0, end: endTime ?? minutesPerDay }
}

/** True when an absence takes a minute of a session. */
export function isDuring(session: DatedRange, absence: Absence): boolean {
  const range = getAbsentRange(absence, session.date)
  return range !== null && overlaps(range, session)
}

/**
 * Returns why a worker cannot have a session, or undefined when nothing prevents it. Of several reasons it is the one that concerns the most people:
 * a closing day comes before an absence, and an absence before the working hours.
 */
export function findUnavailability<A extends Absence>(
  session: DatedRange,
  { hours, absences, closingDays }: Availability<A>,
): Unavailability<A> | undefined {
  const closingDay = closingDays.find((absence) => isDuring(session, absence))
  if (closingDay) return { reason: 'closed', absence: closingDay }
  const absence = absences.find((absence) => isDuring(session, absence))
  if (absence) return { reason: 'absence', absence }
  return isWithinHours(hours, session) ? undefined : { reason: 'hours' }
}

/** Returns when a worker is available on a date, in the order of time: a session within one of these ranges is what `findUnavailability` does not refuse. */
export function listAvailableRanges({ hours, absences, closingDays }: Availability, date: string): Range[] {
  const away = [...absences, ...closingDays].flatMap((absence) => getAbsentRange(absence, date) ?? [])
  return listWorkingRanges(hours, date).flatMap((range) => subtractRanges(range, away))
}

/** How many days ahead of today the occurrences of a series must lie within the working hours. */
const daysAhead = 365

/** Returns the occurrences of a series, from today to at most a year ahead, that the working hours do not cover whole. Absences do not count. */
export function listDatesOutsideHours(series: TimedSeries, hours: readonly WorkingHours[], today: string): string[] {
  const range = { start: series.time, end: series.time + series.duration }
  return listOccurrenceDates(series, { from: today, to: addDays(today, daysAhead) }).filter(
    (date) => !isWithinHours(hours, { date, ...range }),
  )
}
