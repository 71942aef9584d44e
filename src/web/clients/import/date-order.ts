/** Which number of a date such as 03/04/2018 comes first. */
export type DateOrder = 'dayFirst' | 'monthFirst'

/** The order that the dates of a column have; `mixed` where they contradict each other, `ambiguous` where all are possible in both orders. */
export type DateEvidence = DateOrder | 'mixed' | 'ambiguous' | 'none'

/** Removes a time after a date. */
export const removeTime = (text: string): string => text.trim().replace(/[ T]\d{1,2}:\d{2}.*$/, '')

/** Splits a date such as 03/04/2018 into its numbers, in their order; null for another text. */
export function parseNumericDate(text: string): { first: number; second: number; year: string } | null {
  const date = removeTime(text)
  const match = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4}|\d{2})$/.exec(date) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(date)
  return match && { first: Number(match[1]), second: Number(match[2]), year: match[3]! }
}

/** Judges by all dates of a column which number comes first in them. */
export function judgeDates(column: readonly string[]): DateEvidence {
  const dates = column.flatMap((text) => parseNumericDate(text) ?? [])
  const hasDayFirst = dates.some(({ first }) => first > 12)
  const hasMonthFirst = dates.some(({ second }) => second > 12)
  // "98-12-31" begins with the year, and so may "16-12-30" below it.
  if (dates.some(({ first, year }) => first > 31 && year.length === 2)) return 'mixed'
  if (hasDayFirst) return hasMonthFirst ? 'mixed' : 'dayFirst'
  if (hasMonthFirst) return 'monthFirst'
  return dates.some(({ first, second }) => first !== second) ? 'ambiguous' : 'none'
}

/** Returns the order in which dates are read: null where they contradict each other. Where all are possible in both orders, the day comes first. */
export const toDateOrder = (evidence: DateEvidence): DateOrder | null =>
  evidence === 'mixed' ? null : evidence === 'monthFirst' ? 'monthFirst' : 'dayFirst'

/** Returns the order that a heading names: "Nacimiento (dd/mm/aaaa)". */
export function guessDateOrder(heading: string): DateOrder | undefined {
  if (/\bd{1,2}[^a-z]?m{1,2}/i.test(heading)) return 'dayFirst'
  return /\bm{1,2}[^a-z]?d{1,2}/i.test(heading) ? 'monthFirst' : undefined
}
