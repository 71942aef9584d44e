import type { Range } from './overlap.ts'
import { addDays, getNextWeekday, getWeekStart } from './weeks.ts'

/** A slot of a turn: its start in minutes since midnight, and the minutes of its sessions. */
export interface PlanSlot {
  turnId: string
  time: number
  duration: number
}

/** A date on which a session is wanted, with its slot. */
export interface WantedDate {
  date: string
  slot: PlanSlot
}

/** The weekdays of a series (0 = Sunday) with their slots, every week or every second one, from a date on, until a date or a number of times. */
export interface Rhythm {
  slots: ReadonlyMap<number, PlanSlot>
  everyWeeks: number
  from: string
  end: { until: string } | { count: number }
}

/** The most dates of a plan: three a week for a year. */
export const maxPlanDates = 160

/** Lists the dates of a rhythm, at most `maxPlanDates`. The weeks are counted from that of the first date. */
export function listWantedDates({ slots, everyWeeks, from, end }: Rhythm): WantedDate[] {
  const days = [...slots.keys()].sort((one, other) => one - other)
  const [first] = days.map((day) => getNextWeekday(from, day)).sort()
  const count = Math.min(maxPlanDates, 'count' in end ? end.count : maxPlanDates)
  const dates: WantedDate[] = []
  if (first === undefined) return dates
  for (let week = getWeekStart(first); ; week = addDays(week, 7 * everyWeeks))
    for (const day of days) {
      const date = addDays(week, day)
      if (date < from) continue
      if (dates.length >= count || ('until' in end && date > end.until)) return dates
      dates.push({ date, slot: slots.get(day)! })
    }
}

/** Returns the minutes of a slot. */
export const getSlotRange = ({ time, duration }: PlanSlot): Range => ({ start: time, end: time + duration })

/** Sorts slots by how close they are to a time; the earlier of two first. */
export const sortByCloseness = (slots: readonly PlanSlot[], time: number): PlanSlot[] =>
  [...slots].sort((one, other) => Math.abs(one.time - time) - Math.abs(other.time - time) || one.time - other.time)
