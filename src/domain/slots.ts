import type { Range } from './overlap.ts'

/** How a schedule cuts its turns: minutes of a session and of the pause that follows it. */
export interface Pace {
  session: number
  pause: number
}

/** The starts of a turn's slots: one after the other with the pause between, as long as a whole session still ends in the turn. */
export function slots({ start, end }: Range, { session, pause }: Pace): number[] {
  const count = session > 0 && pause >= 0 ? Math.floor((end - start + pause) / (session + pause)) : 0
  return Array.from({ length: Math.max(0, count) }, (_, index) => start + index * (session + pause))
}

/** The minutes of a turn that its last session leaves over. */
export function unusedMinutes(turn: Range, pace: Pace): number {
  const last = slots(turn, pace).at(-1)
  return turn.end - (last === undefined ? turn.start : last + pace.session)
}
