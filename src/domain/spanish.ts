import { splitMonth } from './months.ts'
import type { State } from './states.ts'
import { addDays, getWeekday, getWeekStart, splitDate } from './weeks.ts'

/** The initials of the weekdays, from Sunday. */
export const weekdayLetters = ['D', 'L', 'M', 'M', 'J', 'V', 'S'] as const

/** The weekdays, from Sunday. */
export const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const

/** The abbreviated months, as a calendar shows each by itself. */
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

/** Returns the number of the month whose name begins with a text without accents: 11 for "nov". In Peru September is also "setiembre". */
export function getMonthNumber(start: string): number | undefined {
  const name = start.replace(/^set/, 'sept')
  const index = months.findIndex((month) => month.startsWith(name))
  return index === -1 ? undefined : index + 1
}

/** Within a date the month is lower case, as Spanish writes it. */
export const getShortMonthName = (date: string) => monthsShort[splitDate(date).month - 1]!.toLowerCase()

const getMonthName = (date: string) => months[splitDate(date).month - 1]!

/** Returns a weekday in the plural: "martes", "sábados". */
export const formatWeekdays = (day: number): string => (weekdays[day]!.endsWith('s') ? weekdays[day]! : `${weekdays[day]}s`)

/** Returns the weekday of a date: "martes". */
export const getWeekdayName = (date: string): string => weekdays[getWeekday(date)]!

/** Formats a date for sentences: "martes 24 de noviembre". */
export const formatLongDate = (date: string): string => `${getWeekdayName(date)} ${splitDate(date).day} de ${getMonthName(date)}`

/**
 * Formats the days from one date to another for sentences: "el 8 de diciembre", "del 3 al 7 de diciembre", "del 28 de noviembre al 3 de diciembre". The years
 * appear only where they differ.
 */
export function formatDays(from: string, to: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const last = isOneYear ? formatDay(to) : formatBirthDate(to)
  if (from === to) return `el ${last}`
  const first = from.slice(0, 7) === to.slice(0, 7) ? splitDate(from).day : isOneYear ? formatDay(from) : formatBirthDate(from)
  return `del ${first} al ${last}`
}

const formatDay = (date: string) => `${splitDate(date).day} de ${getMonthName(date)}`

/** Formats a date with its year for sentences: "14 de mayo de 2018". */
export const formatBirthDate = (date: string): string => `${splitDate(date).day} de ${getMonthName(date)} de ${splitDate(date).year}`

/** Formats a month `YYYY-MM`: "noviembre 2026". */
export function formatMonth(text: string): string {
  const { year, month } = splitMonth(text)
  return `${months[month - 1]} ${year}`
}

/** Capitalizes the first letter. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

/** Formats a date for tables: "mar 24 nov". */
export const formatShortDate = (date: string): string =>
  `${getWeekdayName(date).slice(0, 3)} ${splitDate(date).day} ${getShortMonthName(date)}`

/** Formats a date with its year: "24 nov 2026". */
export const formatFullDate = (date: string): string => `${splitDate(date).day} ${getShortMonthName(date)} ${splitDate(date).year}`

/** Formats a date as "24 nov", or as "24 nov 2026" if the other date is in another year. */
export const formatBriefDate = (date: string, other: string): string =>
  splitDate(date).year === splitDate(other).year ? `${splitDate(date).day} ${getShortMonthName(date)}` : formatFullDate(date)

/** Formats the week of a date: "22 – 28 nov 2026". Month and year of the first day appear only where they differ from the last day. */
export function formatWeek(date: string): string {
  const from = getWeekStart(date)
  const to = addDays(from, 6)
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatFullDate(from)} – ${formatFullDate(to)}`
  const first = from.slice(0, 7) === to.slice(0, 7) ? `${splitDate(from).day}` : `${splitDate(from).day} ${getShortMonthName(from)}`
  return `${first} – ${formatFullDate(to)}`
}

/** Formats how many sessions of a list do not take place: "2 canceladas", "1 cancelada · 3 aplazadas". Empty when all do. */
export function formatReleasedCount(sessions: readonly { state: State }[]): string {
  const count = (state: State) => sessions.filter((session) => session.state === state).length
  const [canceled, postponed] = [count('canceled'), count('postponed')]
  return [
    canceled > 0 && `${canceled} ${canceled === 1 ? 'cancelada' : 'canceladas'}`,
    postponed > 0 && `${postponed} ${postponed === 1 ? 'aplazada' : 'aplazadas'}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Formats a number of sessions: "1 sesión", "12 sesiones". */
export const formatSessionCount = (count: number): string => (count === 1 ? '1 sesión' : `${count} sesiones`)
