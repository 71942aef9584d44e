import { overlaps, type Range } from '#domain/overlap.ts'

/** The part of a column's width that a session takes: one of `laneCount` lanes of equal width. */
export interface Lane {
  lane: number
  laneCount: number
}

/** Puts ranges that share a minute beside each other. The result is in the order of time; a range that overlaps with no other has the whole width. */
export function assignLanes<R extends Range>(ranges: readonly R[]): (R & Lane)[] {
  const sorted = [...ranges].sort((one, other) => one.start - other.start || other.end - one.end)
  const placed: (R & Lane)[] = []
  /** Ranges that overlap, directly or by others between them. They have equally many lanes. */
  let group: (R & Lane)[] = []
  let groupEnd = 0
  const closeGroup = () => {
    const laneCount = Math.max(0, ...group.map(({ lane }) => lane + 1))
    for (const range of group) range.laneCount = laneCount
    placed.push(...group)
    group = []
  }
  for (const range of sorted) {
    if (range.start >= groupEnd) closeGroup()
    const taken = new Set(group.filter((other) => overlaps(other, range)).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane++
    group.push({ ...range, lane, laneCount: 1 })
    groupEnd = Math.max(groupEnd, range.end)
  }
  closeGroup()
  return placed
}
