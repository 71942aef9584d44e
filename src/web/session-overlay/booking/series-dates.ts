import { formatClock } from '#domain/clock.ts'
import type { Problem } from '#domain/problem.ts'
import { getFirstDate, getLastDate, listOccurrenceDates } from '#domain/series.ts'
import { formatFullDate, getWeekdayName } from '#domain/spanish.ts'
import { getWeekday } from '#domain/weeks.ts'
import { formatTypedDate, parseTypedDate } from '#web/ui/dates/typed-date.ts'

/** The first and the last date of a series; `last` is null for a series without end. */
export type SeriesDates = { first: string; last: string | null }

/** Returns the latest date that a year of two digits can mean: 99 years after a date. */
export const getLatestDate = (date: string) => `${Number(date.slice(0, 4)) + 99}${date.slice(4).replace('-02-29', '-02-28')}`

/** Reads the typed dates of a series on the weekday of `date`, on that date or later. */
export function parseSeriesDates(
  { startsOn = '', endsOn = '' }: { startsOn?: string | undefined; endsOn?: string | undefined },
  date: string,
): { problems: Problem[]; series?: SeriesDates } {
  const fail = (path: string, message: string) => ({ problems: [{ path, message }] })
  const unreadable = `Escriba una fecha del calendario, como ${formatTypedDate(date)}`
  const from = parseTypedDate(startsOn, getLatestDate(date))
  if (startsOn === '') return fail('startsOn', 'Complete este dato')
  if (from === null) return fail('startsOn', unreadable)
  if (from < date) return fail('startsOn', `Escriba el ${formatFullDate(date)} o una fecha posterior`)

  const day = getWeekday(date)
  const first = getFirstDate({ day, startsOn: from }) ?? from
  if (endsOn === '') return { problems: [], series: { first, last: null } }
  const until = parseTypedDate(endsOn, getLatestDate(date))
  if (until === null) return fail('endsOn', unreadable)
  if (until < first) return fail('endsOn', `La primera es el ${formatFullDate(first)}: escriba esa fecha o una posterior`)
  return { problems: [], series: { first, last: getLastDate({ day, endsOn: until }) } }
}

/** Formats a series: "Cada jueves a las 08:00, desde el 26 nov 2026 hasta el 17 dic 2026 (4 sesiones)." `time`: minutes since midnight. */
export function formatSeries({ first, last }: SeriesDates, time: number): string {
  const everyWeek = `Cada ${getWeekdayName(first)} a las ${formatClock(time)}, desde el ${formatFullDate(first)}`
  if (last === null) return `${everyWeek}, sin fin.`
  const count = listOccurrenceDates({ day: getWeekday(first) }, { from: first, to: last }).length
  return `${everyWeek} hasta el ${formatFullDate(last)} (${count === 1 ? '1 sesión' : `${count} sesiones`}).`
}
