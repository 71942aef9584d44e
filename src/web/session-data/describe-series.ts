import { getFirstDate, getLastDate, type Series } from '#domain/series.ts'
import { formatFullDate, getWeekdayName } from '#domain/spanish.ts'

/** Describes a series: "Fija cada martes desde el 24 nov 2026 hasta el 15 dic 2026." `date`: the date of an occurrence. */
export function describeSeries(series: Series, date: string): string {
  const [first, last] = [getFirstDate(series), getLastDate(series)]
  const from = first ? ` desde el ${formatFullDate(first)}` : ''
  const to = last ? ` hasta el ${formatFullDate(last)}` : ''
  return `Fija cada ${getWeekdayName(date)}${from}${to}.`
}
