import type { LeaveQuestion } from '../ui/feedback/leave-guard.tsx'

/** The question before leaving changes that are not applied. */
export const discardQuestion: LeaveQuestion = {
  question: '¿Salir sin aplicar los cambios?',
  consequence: 'Los accesos quedan como estaban.',
  actionLabel: 'Salir sin aplicar',
}
