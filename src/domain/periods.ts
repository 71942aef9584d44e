import { monthParts } from './months.ts'
import { addDays, dateOf, daysBetween } from './weeks.ts'

/** The dates from one to another, both included. */
export interface Period {
  from: string
  to: string
}

/** The period of a year, a month (1–12) or a day. Null if the calendar has no such date, or a month comes without its year or a day without its month. */
export function periodOf({ year, month, day }: { year?: number; month?: number; day?: number }): Period | null {
  if (year === undefined || (month === undefined && day !== undefined)) return null
  const from = dateOf(year, month ?? 1, day ?? 1)
  if (from === null) return null
  if (month === undefined) return { from, to: dateOf(year, 12, 31)! }
  return { from, to: day === undefined ? lastOfMonth(from) : from }
}

/** The dates of a month `YYYY-MM`. */
export const daysOfMonth = (month: string): string[] => datesOf(periodOf(monthParts(month))!)

/** The dates of a period. */
export const datesOf = ({ from, to }: Period): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))

/** The last date of a month, by its first: the day before the first of the next month, which is at most 31 days away. */
function lastOfMonth(first: string): string {
  const next = addDays(first, 31)
  return addDays(next, -Number(next.slice(8)))
}
