/** A calendar date and the minutes since its midnight. */
export type WallClock = { date: string; minutes: number }

/** Returns the date and the minutes since midnight that a clock in a time zone shows at a moment. */
export function readWallClock(moment: Date, zone: string): WallClock {
  const parts = Object.fromEntries(
    getFormatter(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/** Returns the calendar date of a moment in a time zone. */
export const toLocalDate = (moment: Date, zone: string): string => readWallClock(moment, zone).date

/** Returns the minutes since midnight of a moment in a time zone. */
export const toLocalMinutes = (moment: Date, zone: string): number => readWallClock(moment, zone).minutes

/** One formatter for each zone: creating one costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function getFormatter(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(zone, formatter)
  return formatter
}
