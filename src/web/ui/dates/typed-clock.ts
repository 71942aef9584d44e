import { formatClock, minutesPerDay } from '#domain/clock.ts'

/** Parses a typed time (08:00, 8:00, 800 or 8) to minutes since midnight, or null. */
export function parseClock(text: string): number | null {
  const [, hours, minutes = '00'] = /^\s*(\d{1,2})(?:[:.h]?(\d{2}))?\s*$/.exec(text) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && total <= minutesPerDay ? total : null
}

/** Parses a complete time only, for use while typing: the 1 of 13:55 is not one o'clock. */
export const parseCompleteClock = (text: string) => (/^(\d{1,2}:\d{2}|\d{4})$/.test(text) ? parseClock(text) : null)

/** Formats a typed time ("800" is 08:00); text that is no time stays as it is. */
export function normalizeClock(text: string) {
  const minutes = parseClock(text)
  return minutes === null ? text : formatClock(minutes)
}

const steps = new Map([
  ['ArrowUp', 5],
  ['ArrowDown', -5],
])

/** Returns the time after an arrow key: the next or previous multiple of five minutes. Null for other keys, and for text that is no time. */
export function stepClock(text: string, key: string): string | null {
  const minutes = parseClock(text)
  const step = steps.get(key)
  if (minutes === null || step === undefined) return null
  const next = (Math.floor(minutes / step) + 1) * step
  return formatClock(Math.min(minutesPerDay, Math.max(0, next)))
}
