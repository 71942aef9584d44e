import { parseClock } from '#web/ui/dates/typed-clock.ts'

const noon = 720

/** A time as people write it: "5", "17:30", "16 h", "5 pm", "5 de la tarde", "mediodia". */
export const clock = String.raw`mediodia|\d{1,2}(?:[:.h]\d{2})?(?:\s*h(?:rs?|oras)?(?!\p{L})\.?)?(?:\s*[ap]\.?\s?m\.?(?!\p{L})|\s+de la (?:manana|tarde|noche))?`

/** What a time says: its minutes since midnight as typed, and whether it says which half of the day it means. */
type SpokenClock = { time: number; half: 'am' | 'pm' | undefined; isBareHour: boolean; isPadded: boolean }

function parseSpoken(typed: string): SpokenClock | null {
  if (typed === 'mediodia') return { time: noon, half: 'pm', isBareHour: false, isPadded: false }
  const [, digits = '', rest = ''] = /^(\d{1,2}(?:[:.h]\d{2})?)\s*(.*)$/.exec(typed) ?? []
  const time = parseClock(digits)
  if (time === null) return null
  const half = /^(?:h\S*\s*)?(?:p|de la (?:tarde|noche))/.test(rest)
    ? 'pm'
    : /^(?:h\S*\s*)?(?:a|de la manana)/.test(rest)
      ? 'am'
      : undefined
  return { time, half, isBareHour: /^\d{1,2}$/.test(digits), isPadded: digits.startsWith('0') }
}

/** The same time of the clock's twelve hours, after noon. */
export const toAfternoon = (time: number) => (time < noon ? time + noon : time)

/**
 * Reads a time as people say it. Where it does not say so, "las 6" is 18:00 and "las 4:30" is 16:30, because nobody comes that early, and so is "6:30" where
 * the sentence speaks of afternoons. "04:30" is in the morning.
 */
export function readClock(typed: string, isAfternoon: boolean): number | null {
  const spoken = parseSpoken(typed)
  if (!spoken) return null
  const { time, half, isBareHour, isPadded } = spoken
  const isTooEarly = time > 0 && !isPadded && time < (isBareHour ? 7 : 6) * 60
  const isAfterNoon = half === undefined ? isAfternoon || isTooEarly : half === 'pm'
  if (half === 'am' && time >= noon && time < noon + 60) return time - noon
  return isAfterNoon ? toAfternoon(time) : time
}

/** True for "7" and "8", which as an end may be in the morning or in the evening. */
export const isUnclearEnd = (typed: string): boolean => /^[78]$/.test(typed)

/** Reads two times: "de 3 a 5 pm" is in the afternoon, "de 11 a 1 pm" begins in the morning, and "de 4 a 7" ends in the evening. */
export function readClockRange(start: string, end: string, isAfternoon: boolean): { fromTime: number; toTime: number } | null {
  const [first, last] = [parseSpoken(start), parseSpoken(end)]
  const toTime = readClock(end, isAfternoon)
  const alone = readClock(start, isAfternoon)
  if (!first || !last || toTime === null || alone === null) return null
  // The end says which half of the day it means, or means the only one in which a clinic is open: then so does the start.
  if (first.half === undefined && (last.half === 'pm' || (last.half === undefined && last.isBareHour && toTime > last.time))) {
    const afternoon = toAfternoon(first.time)
    return { fromTime: afternoon < toTime ? afternoon : first.time, toTime }
  }
  if (first.half === undefined && last.half === 'am') return { fromTime: first.time, toTime }
  if (last.half === undefined && last.isBareHour && toTime <= alone) return { fromTime: alone, toTime: toAfternoon(toTime) }
  return { fromTime: alone, toTime }
}
