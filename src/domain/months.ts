// Months are texts `YYYY-MM`, which sort by time.

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

/** True for a month `YYYY-MM`. Functions that calculate with months throw a RangeError for any other text. */
export const isMonth = (text: string): boolean => monthPattern.test(text)

/** Returns the month of a date: "2026-11" of "2026-11-24". */
export const getMonth = (date: string): string => date.slice(0, 7)

/** Returns the calendar numbers of a month (1–12). */
export function splitMonth(text: string): { year: number; month: number } {
  if (!isMonth(text)) throw new RangeError(`Not a month: ${text}`)
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5)) }
}

/** Returns the month a number of months later, or earlier when it is negative. */
export function addMonths(from: string, count: number): string {
  const { year, month } = splitMonth(from)
  const months = year * 12 + month - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** Returns the months from one to another, both included. */
export function listMonths(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}
