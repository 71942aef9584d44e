/** The states of a session. */
export const states = ['pending', 'confirmed', 'canceled', 'postponed'] as const

export type State = (typeof states)[number]

/** Whether a session of that state holds its slot; the others have released it. */
export const isActive = (state: State): boolean => state === 'pending' || state === 'confirmed'

/** The states in Spanish; their gender follows "sesión". */
export const stateNames: Record<State, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  canceled: 'Cancelada',
  postponed: 'Aplazada',
}

/** What a session shows: its state, or what became of it. */
export type Mark = (typeof marks)[number]

export const marks = [...states, 'came', 'absent', 'unmarked'] as const

/** The marks in Spanish. */
export const markNames: Record<Mark, string> = { ...stateNames, came: 'Vino', absent: 'No vino', unmarked: 'Sin marcar' }

/**
 * What a session shows. Attendance is marked apart from the state; where it is not known at all (undefined, a server that
 * does not keep it) a confirmed session counts as attended once it is over.
 */
export function markOf({ state, attended }: { state: State; attended?: boolean | null }, past: boolean): Mark {
  if (!isActive(state)) return state
  if (typeof attended === 'boolean') return attended ? 'came' : 'absent'
  if (!past) return state
  return attended === undefined && state === 'confirmed' ? 'came' : 'unmarked'
}
