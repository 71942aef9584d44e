import type { Period } from '#domain/periods.ts'
import { capitalize, formatDays, getMonthNumber, getWeekdayName } from '#domain/spanish.ts'
import { addDays, buildDate, countDays, splitDate } from '#domain/weeks.ts'

/** A day as typed, of which month and year may be missing. */
type TypedDay = { day: number; month?: number | undefined; year?: number | undefined }

/**
 * Parses days as people write them: "3/12", "3/12/2026", "3/12 – 7/12", "del 3 al 7 de diciembre", "hoy", "mañana", and "desde el 3/12", which is a year. What is missing of the first day comes
 * from the last one, and a year that is missing is the one in which the last day comes next. Null for any other text.
 */
export function parseTypedDays(text: string, today: string): Period | null {
  const [, onwards] = /^\s*(?:desde|a partir de)\s+(.+)$/i.exec(text) ?? []
  if (onwards !== undefined) {
    const first = parseTypedDays(onwards, today)
    return first && first.from === first.to ? { from: first.from, to: addDays(first.from, daysOnwards) } : first
  }
  const parts = text
    .toLowerCase()
    .replace(/^\s*del?\s+/, '')
    .split(/\s+(?:al?|hasta|[-–—])\s+|[–—-]/)
  if (parts.length > 2) return null
  const [first, last = first] = parts.map((part) => parseTypedDay(part.trim(), today))
  if (!first || !last) return null
  const month = last.month ?? first.month
  if (month === undefined) return null
  const to = resolveDate({ ...last, month }, today)
  const from = to && resolveFirst({ ...first, month: first.month ?? month }, to)
  return from && to ? { from, to } : null
}

/** How many days an absence without a last day takes. An absence has at most 400 days. */
const daysOnwards = 365

function parseTypedDay(text: string, today: string): TypedDay | null {
  const relative = ['hoy', 'mañana'].indexOf(text)
  if (relative !== -1) return splitDate(addDays(today, relative))
  const [, day, month, year] = /^(?:el\s+)?(\d{1,2})(?:\s*[/.]\s*(\d{1,2})(?:\s*[/.]\s*(\d{4}|\d{2}))?)?$/.exec(text) ?? []
  if (day !== undefined) return { day: Number(day), month: toNumber(month), year: toYear(year) }
  const [, namedDay, name = '', namedYear] = /^(?:el\s+)?(\d{1,2})\s+(?:de\s+)?([a-zé]{3,})\.?(?:\s+(?:de\s+)?(\d{4}))?$/.exec(text) ?? []
  const namedMonth = getMonthNumber(name)
  return namedDay !== undefined && namedMonth !== undefined ? { day: Number(namedDay), month: namedMonth, year: toYear(namedYear) } : null
}

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text))
const toYear = (text: string | undefined) => (text === undefined ? undefined : Number(text.length === 2 ? `20${text}` : text))

/** Returns the date of a typed day; without a year the next one from some months ago on, so that past days can be written too. */
function resolveDate({ day, month = 1, year }: TypedDay, today: string): string | null {
  if (year !== undefined) return buildDate(year, month, day)
  const thisYear = splitDate(today).year
  const date = buildDate(thisYear, month, day)
  return date !== null && date >= addDays(today, -maxPastDays) ? date : buildDate(thisYear + 1, month, day)
}

/** The number of days for which a day without a year is in the past. */
const maxPastDays = 90

/** Returns the latest date of the first day that is not after the last one. */
function resolveFirst({ day, month = 1, year }: TypedDay, to: string): string | null {
  if (year !== undefined) return buildDate(year, month, day)
  const lastYear = splitDate(to).year
  const date = buildDate(lastYear, month, day)
  return date === null || date <= to ? date : buildDate(lastYear - 1, month, day)
}

/** Formats days as they are typed: "03/12/2026", "03/12/2026 – 07/12/2026". */
export const formatTypedDays = ({ from, to }: Period): string => [from, ...(to === from ? [] : [to])].map(formatTyped).join(' – ')

const formatTyped = (date: string) => date.split('-').reverse().join('/')

/** Describes days below their field: "Jueves 3 de diciembre de 2026", "Del 3 al 7 de diciembre de 2026, 5 días". */
export function describeTypedDays({ from, to }: Period): string {
  const year = splitDate(to).year
  if (from === to) return `${capitalize(getWeekdayName(from))} ${formatDays(from, to).replace(/^el /, '')} de ${year}`
  const days = formatDays(from, to)
  return `${capitalize(days)}${splitDate(from).year === year ? ` de ${year}` : ''}, ${countDays(from, to) + 1} días`
}
