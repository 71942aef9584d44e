import type { Range } from './overlap.ts'

/** The rhythm of a schedule: the minutes of a session and of the pause after it. */
export interface Pace {
  session: number
  pause: number
}

/** Returns the start times of a turn's slots, in minutes since midnight. A slot exists while a whole session still ends within the turn. */
export function listSlots({ start, end }: Range, { session, pause }: Pace): number[] {
  const count = session > 0 && pause >= 0 ? Math.floor((end - start + pause) / (session + pause)) : 0
  return Array.from({ length: Math.max(0, count) }, (_, index) => start + index * (session + pause))
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
