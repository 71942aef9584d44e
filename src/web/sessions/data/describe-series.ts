import { firstDate, lastDate, type Series } from '#domain/series.ts'
import { formatFullDate, weekdayName } from '#domain/spanish.ts'

/** "Fija cada martes desde el 24 Nov 2026 hasta el 15 Dic 2026." */
export function describeSeries(series: Series, date: string): string {
  const [first, last] = [firstDate(series), lastDate(series)]
  const from = first ? ` desde el ${formatFullDate(first)}` : ''
  const to = last ? ` hasta el ${formatFullDate(last)}` : ''
  return `Fija cada ${weekdayName(date)}${from}${to}.`
}
