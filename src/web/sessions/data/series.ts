import { formatFullDate, weekdayName } from '#domain/spanish.ts'
import { addDays, nextWeekday, weekday } from '#domain/weeks.ts'
import type { Session } from './queries.ts'

type Series = Pick<Session, 'day' | 'startsOn' | 'endsOn'>

/** The first date of a series: its weekday may come after the day from which it counts. */
export const firstDate = ({ startsOn, day }: Series) => (startsOn ? nextWeekday(startsOn, day) : null)

/** The last date of a series that ends. */
export const lastDate = ({ endsOn, day }: Series) => (endsOn ? addDays(endsOn, -((weekday(endsOn) - day + 7) % 7)) : null)

/** "Fija cada martes desde el 24 Nov 2026 hasta el 15 Dic 2026." */
export function seriesWords(series: Series, date: string): string {
  const [first, last] = [firstDate(series), lastDate(series)]
  const from = first ? ` desde el ${formatFullDate(first)}` : ''
  const to = last ? ` hasta el ${formatFullDate(last)}` : ''
  return `Fija cada ${weekdayName(date)}${from}${to}.`
}
