import { formatClock } from './clock.ts'
import { overlaps, type Range } from './overlap.ts'
import type { Problem } from './problem.ts'
import { type Pace, slots } from './slots.ts'

/** A turn as it is typed: what is not filled in yet is null, and then the turn is not judged. */
export interface Turn {
  name: string
  start: number | null
  end: number | null
}

/** How the asking side names the fields of a turn; the wire says start_time, the web startTime. */
export interface TurnFields {
  start: string
  end: string
}

/** What is wrong with the turns of one schedule: each ends after it starts, holds a session, and shares no minute with another. */
export function turnProblems(turns: readonly Turn[], pace: Pace, fields: TurnFields): Problem[] {
  return turns.flatMap((turn, index) => {
    const path = (field: string) => `turns.${index}.${field}`
    if (!isWhole(turn)) return []
    if (turn.end <= turn.start) return [{ path: path(fields.end), message: `Debe terminar después de las ${formatClock(turn.start)}` }]
    if (slots(turn, pace).length === 0)
      return [{ path: path(fields.end), message: `Dura ${turn.end - turn.start} minutos: no cabe una sesión de ${pace.session}` }]
    const before = turns.slice(0, index).find((other) => isWhole(other) && overlaps(turn, other))
    return before ? [{ path: path(fields.start), message: `Se cruza con el turno «${before.name}» (${spoken(before)})` }] : []
  })
}

const isWhole = (turn: Turn): turn is Turn & Range => turn.start !== null && turn.end !== null
const spoken = ({ start, end }: Turn) => `de ${formatClock(start ?? 0)} a ${formatClock(end ?? 0)}`
