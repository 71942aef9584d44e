import { firstDate, type Series } from '#domain/series.ts'
import { dateAt, minutesAt } from '#domain/today.ts'
import type { Booking } from './booking.ts'

/** The weekly rhythm of a standing session as the domain's rules take it. */
export const toSeries = ({ day, starts_on, ends_on }: Pick<Booking, 'day' | 'starts_on' | 'ends_on'>): Series => ({
  day,
  startsOn: starts_on,
  endsOn: ends_on,
})

/** True when the first occurrence of a standing session has started. */
export function hasSeriesBegun(standing: Pick<Booking, 'day' | 'time' | 'starts_on' | 'ends_on'>, now: Date, timeZone: string): boolean {
  const first = firstDate(toSeries(standing))!
  const date = dateAt(now, timeZone)
  return first < date || (first === date && standing.time <= minutesAt(now, timeZone))
}
