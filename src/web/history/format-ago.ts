import { formatFullDate } from '#domain/spanish.ts'
import { toLocalDate } from '#domain/today.ts'

/** "hace 2 h", or the date of what is longer ago than a week. */
export function formatAgo(instant: string, now: Date, timeZone: string): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / 60_000)
  if (minutes < 1) return 'hace un momento'
  if (minutes < 60) return `hace ${minutes} min`
  if (minutes < 24 * 60) return `hace ${Math.floor(minutes / 60)} h`
  const days = Math.floor(minutes / (24 * 60))
  if (days < 8) return days === 1 ? 'hace 1 día' : `hace ${days} días`
  return `el ${formatFullDate(toLocalDate(new Date(instant), timeZone))}`
}
