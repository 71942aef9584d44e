import { readWallClock } from './today.ts'

const minute = 60_000
const quarter = 15 * minute
const day = 96 * quarter

/** A moment at which the clocks of a zone change, and the minutes that they are ahead of UTC before and after it. */
export type OffsetChange = { moment: number; from: number; to: number }

/** Returns the minutes that a zone's clocks are ahead of UTC at a moment, in milliseconds. */
export function getOffset(moment: number, zone: string): number {
  const { date, minutes } = readWallClock(new Date(moment), zone)
  return Date.parse(`${date}T00:00Z`) / minute + minutes - Math.floor(moment / minute)
}

/** Returns the moment, in milliseconds, at which a zone's clocks show a date and the minutes since midnight. */
export function toMoment(date: string, minutes: number, zone: string): number {
  const asUtc = Date.parse(`${date}T00:00Z`) + minutes * minute
  const guess = asUtc - getOffset(asUtc, zone) * minute
  return asUtc - getOffset(guess, zone) * minute
}

/** Lists the changes of a zone's clocks from one moment to another. Clocks change at whole quarters of an hour, and not twice within a day. */
export function listOffsetChanges(start: number, end: number, zone: string): OffsetChange[] {
  const changes: OffsetChange[] = []
  let from = getOffset(start, zone)
  for (let before = Math.floor(start / quarter) * quarter; before < end; before += day) {
    const to = getOffset(Math.min(before + day, end), zone)
    if (to === from) continue
    let moment = before + quarter
    while (getOffset(moment, zone) !== to) moment += quarter
    changes.push({ moment, from, to })
    from = to
  }
  return changes
}

/** Formats an offset as calendar files write it: -300 is "-0500". */
export function formatOffset(minutes: number): string {
  const padTwo = (number: number) => String(number).padStart(2, '0')
  const absolute = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${padTwo(Math.floor(absolute / 60))}${padTwo(absolute % 60)}`
}
