import type { SessionMark } from '#domain/states.ts'

/** The marks in the order of their numbers: what is over, what is to come, what is off. */
export const markOrder: readonly SessionMark[] = ['came', 'absent', 'unmarked', 'confirmed', 'pending', 'postponed', 'canceled']

/** The marks as headings of a number. */
export const countedMarkNames: Record<SessionMark, string> = {
  came: 'Vinieron',
  absent: 'No vinieron',
  unmarked: 'Sin marcar',
  confirmed: 'Confirmadas',
  pending: 'Pendientes',
  postponed: 'Aplazadas',
  canceled: 'Canceladas',
}

/** The parts of a bar in their order. The marks that have one color elsewhere, too, are one part. */
export const barParts: readonly { name: string; color: string; marks: readonly SessionMark[] }[] = [
  { name: 'Vinieron o confirmadas', color: 'var(--t-confirmed)', marks: ['came', 'confirmed'] },
  { name: 'Sin marcar o pendientes', color: 'var(--t-pending-line)', marks: ['unmarked', 'pending'] },
  { name: 'Aplazadas', color: 'var(--t-postponed)', marks: ['postponed'] },
  { name: 'No vinieron o canceladas', color: 'var(--t-canceled)', marks: ['absent', 'canceled'] },
]
