import { minutesPerDay } from '#domain/clock.ts'

/** A period as it is drawn, in minutes since midnight. */
export interface DrawnPeriod {
  key: string
  day: number
  start: number
  end: number
}

/** A place in the picture of the week. */
export interface WeekPoint {
  day: number
  minutes: number
}

/** What is dragged: a new period, a whole one, or one of its edges. */
export interface PeriodDrag {
  mode: 'add' | 'move' | 'start' | 'end'
  /** The period as it was before. */
  period: DrawnPeriod
  /** Where the drag began. */
  origin: WeekPoint
}

/** Periods begin and end at multiples of these minutes. */
export const snapMinutes = 15

/** The length of a period that is added by a click. */
const clickedMinutes = 60

const snap = (minutes: number) => Math.round(minutes / snapMinutes) * snapMinutes

const keepBetween = (minutes: number, from: number, to: number) => Math.min(Math.max(minutes, from), to)

/** Begins a period in an empty place. */
export function beginPeriod(key: string, origin: WeekPoint): PeriodDrag {
  const start = keepBetween(Math.floor(origin.minutes / snapMinutes) * snapMinutes, 0, minutesPerDay - snapMinutes)
  const period = { key, day: origin.day, start, end: Math.min(minutesPerDay, start + clickedMinutes) }
  return { mode: 'add', period, origin }
}

/** Returns the period as it is while the pointer is at a place. */
export function dragPeriod({ mode, period, origin }: PeriodDrag, { day, minutes }: WeekPoint): DrawnPeriod {
  const { start, end } = period
  switch (mode) {
    case 'start':
      return { ...period, start: keepBetween(snap(minutes), 0, end - snapMinutes) }
    case 'end':
      return { ...period, end: keepBetween(snap(minutes), start + snapMinutes, minutesPerDay) }
    case 'move': {
      const moved = keepBetween(snap(start + minutes - origin.minutes), 0, minutesPerDay - (end - start))
      return { ...period, day, start: moved, end: moved + end - start }
    }
    case 'add':
      if (Math.abs(minutes - origin.minutes) < snapMinutes / 2) return period
      return minutes < origin.minutes
        ? { ...period, start: keepBetween(snap(minutes), 0, start), end: start + snapMinutes }
        : { ...period, end: keepBetween(snap(minutes), start + snapMinutes, minutesPerDay) }
  }
}
