import type { LeaveQuestion } from '#web/ui/feedback/leave-guard.tsx'

/** The question before leaving changes that are not applied. */
export const discardQuestion: LeaveQuestion = {
  question: '¿Salir sin aplicar los cambios?',
  consequence: 'Los accesos quedan como estaban.',
  actionLabel: 'Salir sin aplicar',
}

/** The question before leaving while the changes are being applied. */
export const leaveSendingQuestion: LeaveQuestion = {
  question: '¿Salir antes de que se apliquen los cambios?',
  consequence: 'Ya se enviaron. Si el servidor los rechaza, un aviso dirá por qué.',
  actionLabel: 'Salir',
}
