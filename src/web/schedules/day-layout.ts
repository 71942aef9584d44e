import { overlaps, type Range } from '#domain/overlap.ts'
import { countUnusedMinutes, listSlots, type Pace } from '#domain/slots.ts'
import type { Turn } from '#domain/turns.ts'

/** A turn in the drawing of a day; times in minutes since midnight. */
export type TurnLayout = Range & {
  /** Its index among the turns of the form. */
  index: number
  name: string
  slots: number[]
  /** The minutes after the last session. */
  unusedMinutes: number
  /** The column; overlapping turns are drawn beside each other. */
  lane: number
  /** The parts of the turn that overlap others. */
  overlapRanges: Range[]
  /** The minutes of overlap with the turns above it in the form. */
  overlapMinutes: number
}

/** The turns of a day, with the whole hours around them and the number of columns. */
export type DayLayout = Range & { turns: TurnLayout[]; lanes: number }

/** Computes the drawing of a schedule; null while no turn has both times. */
export function computeDayLayout(turns: readonly Turn[], pace: Pace): DayLayout | null {
  const layouts: TurnLayout[] = []
  for (const [index, { name, start, end }] of turns.entries()) {
    if (start === null || end === null || end <= start) continue
    const turn = { start, end }
    const overlapping = layouts.filter((other) => overlaps(turn, other))
    for (const other of overlapping) other.overlapRanges = mergeRanges([...other.overlapRanges, intersectRanges(turn, other)])
    const overlapRanges = mergeRanges(overlapping.map((other) => intersectRanges(turn, other)))
    const overlapMinutes = overlapRanges.reduce((sum, { start, end }) => sum + end - start, 0)
    layouts.push({
      ...turn,
      index,
      name,
      slots: listSlots(turn, pace),
      unusedMinutes: countUnusedMinutes(turn, pace),
      lane: findFreeLane(overlapping),
      overlapRanges,
      overlapMinutes,
    })
  }
  if (layouts.length === 0) return null
  return {
    turns: layouts,
    start: Math.floor(Math.min(...layouts.map(({ start }) => start)) / 60) * 60,
    end: Math.ceil(Math.max(...layouts.map(({ end }) => end)) / 60) * 60,
    lanes: Math.max(...layouts.map(({ lane }) => lane)) + 1,
  }
}

const intersectRanges = (one: Range, other: Range): Range => ({
  start: Math.max(one.start, other.start),
  end: Math.min(one.end, other.end),
})

function findFreeLane(neighbors: readonly TurnLayout[]) {
  const usedLanes = new Set(neighbors.map(({ lane }) => lane))
  let lane = 0
  while (usedLanes.has(lane)) lane++
  return lane
}

/** Joins ranges that overlap or touch. */
function mergeRanges(ranges: readonly Range[]) {
  const merged: Range[] = []
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) }
    else merged.push({ start, end })
  }
  return merged
}
