// Calendar dates are texts `YYYY-MM-DD` without a time zone. Weeks start on Sunday.

const msPerDay = 86_400_000

const formatIsoDate = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Returns the milliseconds of a date's midnight in UTC, or null if the text is not a date. */
function parse(text: string): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // JavaScript reads 30 February as 2 March.
  return new Date(time).getUTCDate() === Number(text.slice(8)) ? time : null
}

function parseOrThrow(date: string): number {
  const time = parse(date)
  if (time === null) throw new RangeError(`Not a date: ${date}`)
  return time
}

/**
 * True for a date of the calendar, false for 30 February and for a part of a date. Functions that calculate with dates throw a RangeError for these.
 */
export const isDate = (text: string): boolean => parse(text) !== null

/** Returns the date of three calendar numbers (month 1–12), or null if the calendar has no such date. */
export function buildDate(year: number, month: number, dayOfMonth: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
  return isDate(text) ? text : null
}

/** Returns the three calendar numbers of a date. */
export function splitDate(date: string): { year: number; month: number; day: number } {
  const moment = new Date(parseOrThrow(date))
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() }
}

/** Returns the date a number of days later, or earlier when it is negative. */
export const addDays = (date: string, days: number): string => formatIsoDate(parseOrThrow(date) + days * msPerDay)

/** Returns the number of days from one date to another. */
export const countDays = (from: string, to: string): number => (parseOrThrow(to) - parseOrThrow(from)) / msPerDay

/** Returns the weekday of a date: 0 = Sunday … 6 = Saturday. */
export const getWeekday = (date: string): number => new Date(parseOrThrow(date)).getUTCDay()

/** Returns the Sunday that starts the date's week. */
export const getWeekStart = (date: string): string => addDays(date, -getWeekday(date))

/** Returns the seven dates of the date's week, from Sunday. */
export const listWeekDates = (date: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(getWeekStart(date), index))

/** Returns the first date on a weekday (0 = Sunday), from the given date on. */
export const getNextWeekday = (date: string, day: number): string => addDays(date, (day - getWeekday(date) + 7) % 7)
