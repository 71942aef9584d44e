import type { Range } from './overlap.ts'

/** The rhythm of a schedule: the minutes of a session and of the break after it. */
export interface Pace {
  session: number
  breakAfter: number
}

/** Returns the start times of a turn's slots, in minutes since midnight. A slot exists while a whole session still ends within the turn. */
export function listSlots({ start, end }: Range, { session, breakAfter }: Pace): number[] {
  const count = session > 0 && breakAfter >= 0 ? Math.floor((end - start + breakAfter) / (session + breakAfter)) : 0
  return Array.from({ length: Math.max(0, count) }, (_, index) => start + index * (session + breakAfter))
}

/** Counts the minutes of a turn after its last session. */
export function countUnusedMinutes(turn: Range, pace: Pace): number {
  const last = listSlots(turn, pace).at(-1)
  return turn.end - (last === undefined ? turn.start : last + pace.session)
}

/** A slot of a turn on a date. `time` is in minutes since midnight. */
export interface DatedSlot {
  turnId: string
  date: string
  time: number
}
