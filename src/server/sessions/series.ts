import { getFirstDate, occursOn, type Series } from '#domain/series.ts'
import { toLocalDate, toLocalMinutes } from '#domain/today.ts'
import type { Booking } from './booking.ts'

/** Converts the columns of a standing session to the series of the domain's rules. */
export const toSeries = ({ day, starts_on, ends_on }: Pick<Booking, 'day' | 'starts_on' | 'ends_on'>): Series => ({
  day,
  startsOn: starts_on,
  endsOn: ends_on,
})

/** True when a dated session has this date, or a series takes place on it or an exception replaces it there. */
export const takesPlaceOn = (session: Pick<Booking, 'day' | 'session_date' | 'starts_on' | 'ends_on'>, date: string) =>
  session.session_date === null ? occursOn(toSeries(session), date) : session.session_date === date

/** True when the first occurrence of a standing session has started. */
export function hasSeriesBegun(session: Pick<Booking, 'day' | 'time' | 'starts_on' | 'ends_on'>, now: Date, timeZone: string): boolean {
  // A constraint of the table gives every standing session a first date.
  const first = getFirstDate(toSeries(session))!
  const date = toLocalDate(now, timeZone)
  return first < date || (first === date && session.time <= toLocalMinutes(now, timeZone))
}
