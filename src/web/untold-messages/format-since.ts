import { formatClock } from '#domain/clock.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { toLocalDate, toLocalMinutes, type WallClock } from '#domain/today.ts'

/** Since when a message waits: "hoy 08:05", "sáb 28 nov, 10:12". */
export function formatSince(instant: string, now: WallClock, timeZone: string): string {
  const moment = new Date(instant)
  const date = toLocalDate(moment, timeZone)
  const time = formatClock(toLocalMinutes(moment, timeZone))
  return date === now.date ? `hoy ${time}` : `${formatShortDate(date)}, ${time}`
}
