import { formatClock, minutesPerDay } from '#domain/clock.ts'

/** The minutes since midnight of an hour that was typed (08:00, 8:00, 800 or 8), or null. */
export function parseClock(text: string): number | null {
  const [, hours, minutes = '00'] = /^\s*(\d{1,2})(?:[:.h]?(\d{2}))?\s*$/.exec(text) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && total <= minutesPerDay ? total : null
}

/** The same, but null while somebody may still be typing: 1 on the way to 13:55 is not one o'clock. */
export const parseCompleteClock = (text: string) => (/^(\d{1,2}:\d{2}|\d{4})$/.test(text) ? parseClock(text) : null)

/** What was typed as hours are written ("800" is 08:00), or as it is when it is none. */
export function normalizeClock(text: string) {
  const minutes = parseClock(text)
  return minutes === null ? text : formatClock(minutes)
}

const steps = new Map([
  ['ArrowUp', 5],
  ['ArrowDown', -5],
])

/** The hour that an arrow key makes of what was typed, the next or last of five minutes; null for other keys, and where there is no hour yet. */
export function stepClock(text: string, key: string): string | null {
  const minutes = parseClock(text)
  const step = steps.get(key)
  if (minutes === null || step === undefined) return null
  const next = (Math.floor(minutes / step) + 1) * step
  return formatClock(Math.min(minutesPerDay, Math.max(0, next)))
}
