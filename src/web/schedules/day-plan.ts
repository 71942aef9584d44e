import { overlaps, type Range } from '#domain/overlap.ts'
import { type Pace, slots, unused } from '#domain/slots.ts'
import type { Turn } from '#domain/turns.ts'

/** A turn as the drawing of a day has it; all in minutes since midnight. */
export type PlannedTurn = Range & {
  name: string
  slots: number[]
  /** Minutes that the last session leaves over. */
  unused: number
  /** Turns that share minutes stand beside each other: 0 is the first column. */
  lane: number
  /** The minutes that it shares with an earlier turn. */
  shared: Range | null
}

/** A day of turns: whole hours around them, and how many columns they take. */
export type DayPlan = Range & { turns: PlannedTurn[]; lanes: number }

/** What of a schedule can be drawn; null while no turn is typed to its end. */
export function dayPlan(turns: readonly Turn[], pace: Pace): DayPlan | null {
  const planned: PlannedTurn[] = []
  for (const { name, start, end } of turns) {
    if (start === null || end === null || end <= start) continue
    const turn = { start, end }
    const taken = new Set(planned.filter((other) => overlaps(turn, other)).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane++
    const before = planned.find((other) => overlaps(turn, other))
    const shared = before ? { start: Math.max(start, before.start), end: Math.min(end, before.end) } : null
    planned.push({ ...turn, name, slots: slots(turn, pace), unused: unused(turn, pace), lane, shared })
  }
  if (planned.length === 0) return null
  return {
    turns: planned,
    start: Math.floor(Math.min(...planned.map(({ start }) => start)) / 60) * 60,
    end: Math.ceil(Math.max(...planned.map(({ end }) => end)) / 60) * 60,
    lanes: Math.max(...planned.map(({ lane }) => lane)) + 1,
  }
}
