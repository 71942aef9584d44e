/** The states of a session. */
export const states = ['pending', 'confirmed', 'canceled', 'postponed'] as const

export type State = (typeof states)[number]

/** Whether a session of that state holds its slot; the others have released it. */
export const isActive = (state: State): boolean => state === 'pending' || state === 'confirmed'

/** The states in Spanish; their gender follows "sesión". */
export const stateWords: Record<State, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  canceled: 'Cancelada',
  postponed: 'Aplazada',
}
