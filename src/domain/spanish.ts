import { monthParts } from './months.ts'
import { addDays, partsOf, weekday, weekStart } from './weeks.ts'

/** The initials of the weekdays, from Sunday. */
export const weekdayLetters = ['D', 'L', 'M', 'M', 'J', 'V', 'S'] as const

/** The weekdays, from Sunday. */
export const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const

/** The abbreviated months. */
export const monthsShort = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sept', 'Oct', 'Nov', 'Dic'] as const

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

const monthShort = (date: string) => monthsShort[partsOf(date).month - 1]!

const monthWord = (date: string) => months[partsOf(date).month - 1]!

/** The weekday of a date: "martes". */
export const weekdayName = (date: string): string => weekdays[weekday(date)]!

/** "martes 24 de noviembre", for sentences. */
export const formatLongDate = (date: string): string => `${weekdayName(date)} ${partsOf(date).day} de ${monthWord(date)}`

/** "14 de mayo de 2018". */
export const formatBirthDate = (date: string): string => `${partsOf(date).day} de ${monthWord(date)} de ${partsOf(date).year}`

/** The name of a month `YYYY-MM`: "noviembre 2026". */
export function formatMonth(text: string): string {
  const { year, month } = monthParts(text)
  return `${months[month - 1]} ${year}`
}

/** Capitalizes the first letter. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

/** "mar 24 Nov", for tables. */
export const formatShortDate = (date: string): string => `${weekdayName(date).slice(0, 3)} ${partsOf(date).day} ${monthShort(date)}`

/** "24 Nov 2026". */
export const formatFullDate = (date: string): string => `${partsOf(date).day} ${monthShort(date)} ${partsOf(date).year}`

/** "24 Nov", or "24 Nov 2026" if the other date is in another year. */
export const formatBriefDate = (date: string, other: string): string =>
  partsOf(date).year === partsOf(other).year ? `${partsOf(date).day} ${monthShort(date)}` : formatFullDate(date)

/** The week of a date: "22 – 28 Nov 2026". Month and year of the first day appear only where they differ from the last day. */
export function formatWeek(date: string): string {
  const from = weekStart(date)
  const to = addDays(from, 6)
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatFullDate(from)} – ${formatFullDate(to)}`
  const first = from.slice(0, 7) === to.slice(0, 7) ? `${partsOf(from).day}` : `${partsOf(from).day} ${monthShort(from)}`
  return `${first} – ${formatFullDate(to)}`
}
