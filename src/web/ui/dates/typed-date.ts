import { buildDate, splitDate } from '#domain/weeks.ts'

/**
 * Parses a date typed as dd/mm/aaaa, also with blanks, dots, hyphens or nothing between, to an ISO date, or null. A year of two digits means the
 * latest year with these digits in which the date is not after `latest`. Without `latest` such a year gives null.
 */
export function parseTypedDate(text: string, latest?: string): string | null {
  const [, day, month, year] =
    /^\s*(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4}|\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})(\d{4}|\d{2})\s*$/.exec(text) ?? []
  if (year === undefined) return null
  const buildDateIn = (wholeYear: number) => buildDate(wholeYear, Number(month), Number(day))
  if (year.length === 4) return buildDateIn(Number(year))
  if (latest === undefined) return null
  const century = splitDate(latest).year - (splitDate(latest).year % 100)
  const candidates = [century, century - 100].map((start) => buildDateIn(start + Number(year)))
  return candidates.find((date) => date !== null && date <= latest) ?? null
}

/** Parses a day and a month without a year, such as 3/12, to their next date from `soonest` on, or null. */
export function parseDayAndMonth(text: string, soonest: string): string | null {
  const [, day, month] = /^\s*(\d{1,2})[/.\s-](\d{1,2})\s*$/.exec(text) ?? []
  const { year } = splitDate(soonest)
  const dates = [year, year + 1].map((one) => buildDate(one, Number(month), Number(day)))
  return dates.find((date) => date !== null && date >= soonest) ?? null
}

/** Formats an ISO date as it is typed: "14/05/2018". */
export function formatTypedDate(date: string): string {
  const { year, month, day } = splitDate(date)
  return [String(day).padStart(2, '0'), String(month).padStart(2, '0'), year].join('/')
}
