import type { UnavailableReason } from '#domain/problem.ts'

/** The words for an unavailable worker, for a slot in which nobody can be booked, and for a session whose worker is unavailable. */
export const unavailableNames: Record<UnavailableReason, { worker: string; slot: string; session: string }> = {
  absence: { worker: 'ausente', slot: 'ausente', session: 'en ausencia' },
  closed: { worker: 'clínica cerrada', slot: 'cerrado', session: 'en día cerrado' },
  hours: { worker: 'fuera de su horario', slot: 'no atiende', session: 'fuera del horario' },
}
