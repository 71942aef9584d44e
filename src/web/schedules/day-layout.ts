import { overlaps, type Range } from '#domain/overlap.ts'
import { type Pace, slots, unusedMinutes } from '#domain/slots.ts'
import type { Turn } from '#domain/turns.ts'

/** A turn as the drawing of a day has it; all in minutes since midnight. */
export type TurnLayout = Range & {
  /** Which of the turns that are typed. */
  index: number
  name: string
  slots: number[]
  /** Minutes that the last session leaves over. */
  unusedMinutes: number
  /** Turns that share minutes stand beside each other: 0 is the first column. */
  lane: number
  /** The stretches that it shares with others. */
  overlapRanges: Range[]
  /** How many minutes it takes from turns that are typed above it. */
  overlapMinutes: number
}

/** A day of turns: whole hours around them, and how many columns they take. */
export type DayLayout = Range & { turns: TurnLayout[]; lanes: number }

/** What of a schedule can be drawn; null while no turn is typed to its end. */
export function computeDayLayout(turns: readonly Turn[], pace: Pace): DayLayout | null {
  const planned: TurnLayout[] = []
  for (const [index, { name, start, end }] of turns.entries()) {
    if (start === null || end === null || end <= start) continue
    const turn = { start, end }
    const above = planned.filter((other) => overlaps(turn, other))
    for (const other of above) other.overlapRanges = mergeRanges([...other.overlapRanges, intersectRanges(turn, other)])
    const shared = mergeRanges(above.map((other) => intersectRanges(turn, other)))
    const crossed = shared.reduce((sum, { start, end }) => sum + end - start, 0)
    planned.push({
      ...turn,
      index,
      name,
      slots: slots(turn, pace),
      unusedMinutes: unusedMinutes(turn, pace),
      lane: findFreeLane(above),
      overlapRanges: shared,
      overlapMinutes: crossed,
    })
  }
  if (planned.length === 0) return null
  return {
    turns: planned,
    start: Math.floor(Math.min(...planned.map(({ start }) => start)) / 60) * 60,
    end: Math.ceil(Math.max(...planned.map(({ end }) => end)) / 60) * 60,
    lanes: Math.max(...planned.map(({ lane }) => lane)) + 1,
  }
}

const intersectRanges = (one: Range, other: Range): Range => ({
  start: Math.max(one.start, other.start),
  end: Math.min(one.end, other.end),
})

function findFreeLane(beside: readonly TurnLayout[]) {
  const taken = new Set(beside.map(({ lane }) => lane))
  let lane = 0
  while (taken.has(lane)) lane++
  return lane
}

/** The same minutes in stretches that neither overlap nor touch. */
function mergeRanges(ranges: readonly Range[]) {
  const whole: Range[] = []
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = whole.at(-1)
    if (last && start <= last.end) whole[whole.length - 1] = { start: last.start, end: Math.max(last.end, end) }
    else whole.push({ start, end })
  }
  return whole
}
