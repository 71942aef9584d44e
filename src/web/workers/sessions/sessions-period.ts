import type { Period } from '#domain/periods.ts'
import { addDays, countDays, isDate } from '#domain/weeks.ts'

/** The most weeks of a period: with the rest of its first week they are the 62 days of which one call lists sessions. */
export const maxWeeks = 8
const maxDays = 7 * maxWeeks

/** True when the sessions of a period can be shown. */
export const isListable = ({ from, to }: Period) => from <= to && countDays(from, to) < maxDays

/** Reads the period from the URL. Without one it is the next seven days, and of one that is too long its beginning. */
export function parseSessionsPeriod({ searchParams }: URL, today: string): Period {
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '']
  if (!isDate(from) || !isDate(to) || from > to) return { from: today, to: addDays(today, 6) }
  return isListable({ from, to }) ? { from, to } : { from, to: addDays(from, maxDays - 1) }
}
