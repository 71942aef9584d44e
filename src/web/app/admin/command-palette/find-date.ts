import { normalizeForSearch } from '#domain/search.ts'
import { getMonthNumber } from '#domain/spanish.ts'
import { addDays, buildDate, countDays, splitDate } from '#domain/weeks.ts'

/** "24/11", "24 de noviembre", "24-11-2027" and, after a word such as "semana", "24". The text has neither accents nor capitals. */
const datePattern =
  /^(?<start>(?:la )?(?:semana|dia)(?: del?)?(?: dia)? )?(?<day>\d{1,2})(?:(?:\s*[/.-]\s*|\s+(?:de\s+)?)(?<month>\d{1,2}|[a-z]{3,}))?(?:(?:\s*[/.-]\s*|\s+(?:del?\s+)?)(?<year>\d{4}|\d{2}))?$/

/**
 * Finds the date that a text means: "24/11", "24 de noviembre de 2027", "semana del 24". Without a year, or without a month, it is the one next
 * to today. Returns null if the text means no date.
 */
export function findDate(text: string, today: string): string | null {
  const { start, day, month, year } = datePattern.exec(normalizeForSearch(text).trim())?.groups ?? {}
  const now = splitDate(today)
  const monthNumber = month === undefined ? undefined : /^\d/.test(month) ? Number(month) : getMonthNumber(month)
  if (day === undefined || (month === undefined ? start === undefined || year !== undefined : monthNumber === undefined)) return null
  const years = year === undefined ? [now.year - 1, now.year, now.year + 1] : [year.length === 2 ? 2000 + Number(year) : Number(year)]
  const months = monthNumber === undefined ? Array.from({ length: 12 }, (_, index) => index + 1) : [monthNumber]
  const dates = years.flatMap((one) => months.map((other) => buildDate(one, other, Number(day)))).filter((date) => date !== null)
  const getDistance = (date: string) => Math.abs(countDays(today, date))
  const [nearest = null] = dates.filter(isAccepted).sort((one, other) => getDistance(one) - getDistance(other))
  return nearest
}

/** True for the dates that the contract accepts. */
const isAccepted = (date: string) => date >= '1900-01-01' && date <= '2200-12-31'

/** The weeks with a name, as days from today. */
export const namedWeeks = [
  { label: 'Esta semana', keywords: 'hoy actual', days: 0 },
  { label: 'Próxima semana', keywords: 'siguiente que viene', days: 7 },
  { label: 'Semana pasada', keywords: 'anterior', days: -7 },
].map(({ days, ...week }) => ({ ...week, getDate: (today: string) => addDays(today, days) }))
