/** Calendar dates are texts `YYYY-MM-DD` and know no time zone. Weeks start on Sunday. */
const day = 86_400_000

const ms = (date: string) => Date.parse(`${date}T00:00:00Z`)
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Whether a text is a date of the calendar; 30 February is none. */
export const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(ms(text)) && iso(ms(text)) === text

/** The date of three calendar numbers (month 1–12), or null where the calendar has none. */
export function dateOf(year: number, month: number, dayOfMonth: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
  return isDate(text) ? text : null
}

/** The three calendar numbers of a date. */
export function partsOf(date: string): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

/** The date so many days later, or earlier when negative. */
export const addDays = (date: string, days: number): string => iso(ms(date) + days * day)

/** How many days lie from one date to another. */
export const daysBetween = (from: string, to: string): number => (ms(to) - ms(from)) / day

/** 0 = Sunday … 6 = Saturday. */
export const weekday = (date: string): number => new Date(ms(date)).getUTCDay()

/** The Sunday that starts the date's week. */
export const weekStart = (date: string): string => addDays(date, -weekday(date))

/** The seven dates of the date's week, from Sunday. */
export const weekDates = (date: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(weekStart(date), index))

/** The first date, from this one on, of a weekday (0 = Sunday). */
export const nextWeekday = (date: string, day: number): string => addDays(date, (day - weekday(date) + 7) % 7)
