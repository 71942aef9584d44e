import { toLocalDate, toLocalMinutes } from '#domain/today.ts'
import { formatAtClock, formatDay } from './sessions/describe-sessions.ts'

/** Returns when a view was loaded, on the clinic's clock: "hoy a las 10:42"; on paper "el martes 24 de noviembre a las 10:42". */
export function formatUpdated(updatedAt: number, timeZone: string, isPrinting = false): string {
  const moment = new Date(updatedAt)
  const day = formatDay(toLocalDate(moment, timeZone), isPrinting ? undefined : toLocalDate(new Date(), timeZone))
  return `${day} ${formatAtClock(toLocalMinutes(moment, timeZone))}`
}
