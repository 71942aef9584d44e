/** The end of a day, 24:00. */
export const minutesPerDay = 1440

/** Returns the minutes since midnight of a clock reading: `parseTimeOfDay('09:00')` is 540. */
export function parseTimeOfDay(reading: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(reading) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  if (!(total <= minutesPerDay && Number(minutes) < 60)) throw new RangeError(`Not a clock reading: ${reading}`)
  return total
}

/** Formats minutes since midnight: 540 is "09:00". */
export const formatClock = (minutes: number): string => `${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`

/** Formats a time range: "09:00 – 09:45". */
export const formatClockRange = (start: number, end: number): string => `${formatClock(start)} – ${formatClock(end)}`

/** Formats minutes since midnight for sentences: 540 is "9:00". */
export const formatSpokenClock = (minutes: number): string => `${Math.floor(minutes / 60)}:${padTwo(minutes % 60)}`

/** Formats a duration in minutes: 45 is "45 min", 540 "9 h", 135 "2 h 15 min". */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

const padTwo = (number: number) => String(number).padStart(2, '0')
