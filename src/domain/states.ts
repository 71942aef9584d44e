/** The states of a session. */
export const states = ['pending', 'confirmed', 'canceled', 'postponed'] as const

export type State = (typeof states)[number]

/** True for a state in which a session holds its slot. In the others the slot is free. */
export const isActive = (state: State): boolean => state === 'pending' || state === 'confirmed'

/** Counts sessions as every screen and sheet does: those that take place, or did. */
export const countActive = (sessions: readonly { state: State }[]): number => sessions.filter(({ state }) => isActive(state)).length

/** The states in Spanish, in the gender of "sesión". */
export const stateNames: Record<State, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  canceled: 'Cancelada',
  postponed: 'Aplazada',
}

/** The mark of a session: its state, or the attendance once it is over. */
export type SessionMark = (typeof marks)[number]

export const marks = [...states, 'came', 'absent', 'unmarked'] as const

/** The marks in Spanish. */
export const markNames: Record<SessionMark, string> = { ...stateNames, came: 'Vino', absent: 'No vino', unmarked: 'Sin marcar' }

/** The letter of each mark on paper: that of its key, in capitals. */
export const markLetters: Record<SessionMark, string> = {
  came: 'V',
  absent: 'N',
  confirmed: 'C',
  pending: 'P',
  postponed: 'A',
  canceled: 'X',
  unmarked: '?',
}

type MarkedSession = { state: State; attended: boolean | null }

/** True when a session shows its attendance instead of its state. */
export const showsAttendance = ({ state, attended }: MarkedSession): boolean => isActive(state) && typeof attended === 'boolean'

/** Returns the mark of a session. `past` is true once the session is over. */
export function getMark(session: MarkedSession, past: boolean): SessionMark {
  const { state, attended } = session
  if (!isActive(state)) return state
  if (showsAttendance(session)) return attended ? 'came' : 'absent'
  return past ? 'unmarked' : state
}
