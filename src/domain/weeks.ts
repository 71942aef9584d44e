// Calendar dates are texts `YYYY-MM-DD` without a time zone. Weeks start on Sunday.

const msPerDay = 86_400_000

const formatIsoDate = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The milliseconds of a date's midnight in UTC, or null if the text is not a date. */
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

/** True for a date of the calendar, false for 30 February and for a part of a date. Functions that calculate with dates throw a RangeError for these. */
export const isDate = (text: string): boolean => parse(text) !== null

/** The date of three calendar numbers (month 1–12), or null if the calendar has no such date. */
export function dateOf(year: number, month: number, dayOfMonth: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
  return isDate(text) ? text : null
}

/** The three calendar numbers of a date. */
export function partsOf(date: string): { year: number; month: number; day: number } {
  const moment = new Date(parseOrThrow(date))
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() }
}

/** The date a number of days later, or earlier when it is negative. */
export const addDays = (date: string, days: number): string => formatIsoDate(parseOrThrow(date) + days * msPerDay)

/** The number of days from one date to another. */
export const daysBetween = (from: string, to: string): number => (parseOrThrow(to) - parseOrThrow(from)) / msPerDay

/** The weekday of a date: 0 = Sunday … 6 = Saturday. */
export const weekday = (date: string): number => new Date(parseOrThrow(date)).getUTCDay()

/** The Sunday that starts the date's week. */
export const weekStart = (date: string): string => addDays(date, -weekday(date))

/** The seven dates of the date's week, from Sunday. */
export const weekDates = (date: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(weekStart(date), index))

/** The first date on a weekday (0 = Sunday), from the given date on. */
export const nextWeekday = (date: string, day: number): string => addDays(date, (day - weekday(date) + 7) % 7)
