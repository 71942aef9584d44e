import { formatClock } from '#domain/clock.ts'
import { formatFullDate } from '#domain/spanish.ts'
import { toLocalDate, toLocalMinutes } from '#domain/today.ts'

/** An instant as the clinic's date and time: "24 nov 2026, 09:40". */
export function formatMoment(instant: string, timeZone: string) {
  const moment = new Date(instant)
  return `${formatFullDate(toLocalDate(moment, timeZone))}, ${formatClock(toLocalMinutes(moment, timeZone))}`
}
