import { formatClock } from './clock.ts'
import { overlaps, type Range } from './overlap.ts'
import type { Problem } from './problem.ts'
import { normalizeForSearch } from './search.ts'
import { listSlots, type Pace } from './slots.ts'

/** A turn in a form. A time that is not filled in yet is null, and such a turn is not checked. */
export interface Turn {
  name: string
  start: number | null
  end: number | null
}

/** The names of a turn's fields in the paths of problems: start_time on the wire, startTime in the web. */
export interface TurnFields {
  start: string
  end: string
}

/** Returns the problems of a schedule's turns: each turn must end after it starts, have room for a session, and overlap with no other. */
export function checkTurns(turns: readonly Turn[], pace: Pace, fields: TurnFields): Problem[] {
  return turns.flatMap((turn, index) => {
    const buildPath = (field: string) => `turns.${index}.${field}`
    if (!isWhole(turn)) return []
    if (turn.end <= turn.start) return [{ path: buildPath(fields.end), message: `Debe terminar después de las ${formatClock(turn.start)}` }]
    if (listSlots(turn, pace).length === 0) {
      const minutes = turn.end - turn.start
      const duration = minutes === 1 ? '1 minuto' : `${minutes} minutos`
      return [{ path: buildPath(fields.end), message: `Dura ${duration}: no cabe una sesión de ${pace.session}` }]
    }
    const overlapping = turns.slice(0, index).find((other) => isWhole(other) && overlaps(turn, other))
    return overlapping
      ? [{ path: buildPath(fields.start), message: `Se cruza con el turno «${overlapping.name}» (${formatRange(overlapping)})` }]
      : []
  })
}

/** Finds the turns whose name an earlier turn has, without regard to case and accents. */
export function findDuplicateTurnNames(turns: readonly Pick<Turn, 'name'>[]): Problem[] {
  const names = turns.map(({ name }) => normalizeName(name))
  return names.flatMap((name, index) =>
    name !== '' && names.indexOf(name) < index
      ? [{ path: `turns.${index}.name`, message: 'Otro turno de este horario ya tiene este nombre' }]
      : [],
  )
}

/** Returns a name as it is compared with others. ñ is a separate letter, as in the database's spanish_order. */
const normalizeName = (name: string) => normalizeForSearch(name.trim().normalize('NFC').replace(/ñ/gi, 'n~'))

const isWhole = (turn: Turn): turn is Turn & Range => turn.start !== null && turn.end !== null
const formatRange = ({ start, end }: Turn) => `de ${formatClock(start ?? 0)} a ${formatClock(end ?? 0)}`
