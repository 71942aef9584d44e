import { splitMonth } from './months.ts'
import { addDays, buildDate, countDays } from './weeks.ts'

/** The dates from one to another, both included. */
export interface Period {
  from: string
  to: string
}

/**
 * Returns the period of a year, a month (1–12) or a day. Null if the calendar has no such date, or a month comes without its year or a day without
 * its month.
 */
export function toPeriod({ year, month, day }: { year?: number; month?: number; day?: number }): Period | null {
  if (year === undefined || (month === undefined && day !== undefined)) return null
  const from = buildDate(year, month ?? 1, day ?? 1)
  if (from === null) return null
  if (month === undefined) return { from, to: buildDate(year, 12, 31)! }
  return { from, to: day === undefined ? getLastOfMonth(from) : from }
}

/** Returns the dates of a month `YYYY-MM`. */
export const listMonthDates = (month: string): string[] => listDates(toPeriod(splitMonth(month))!)

/** Returns the dates of a period. */
export const listDates = ({ from, to }: Period): string[] =>
  Array.from({ length: countDays(from, to) + 1 }, (_, index) => addDays(from, index))

/** Splits a period into parts of at most a number of days, in the order of time. */
export function splitPeriod({ from, to }: Period, days: number): Period[] {
  const parts: Period[] = []
  for (let first = from; first <= to; first = addDays(first, days)) {
    const last = addDays(first, days - 1)
    parts.push({ from: first, to: last < to ? last : to })
  }
  return parts
}

/** Returns the last date of a month, by its first: the day before the first of the next month, which is at most 31 days away. */
function getLastOfMonth(first: string): string {
  const next = addDays(first, 31)
  return addDays(next, -Number(next.slice(8)))
}
