import type { Mark } from '#domain/states.ts'

/** The marks in the order of bars: what is over, what is to come, what is off. */
export const markOrder: readonly Mark[] = ['came', 'absent', 'unmarked', 'confirmed', 'pending', 'postponed', 'canceled']

/** The colors of bars. Sessions to come are paler than those that are over. */
export const markColors: Record<Mark, string> = {
  came: 'var(--t-confirmed)',
  absent: 'var(--t-canceled)',
  unmarked: 'var(--t-pending)',
  confirmed: 'var(--t-confirmed-line)',
  pending: 'var(--t-pending-line)',
  postponed: 'var(--t-postponed)',
  canceled: 'var(--t-canceled-line)',
}

/** The marks as headings of a number. */
export const countedMarkNames: Record<Mark, string> = {
  came: 'Vinieron',
  absent: 'No vinieron',
  unmarked: 'Sin marcar',
  confirmed: 'Confirmadas',
  pending: 'Pendientes',
  postponed: 'Aplazadas',
  canceled: 'Canceladas',
}
