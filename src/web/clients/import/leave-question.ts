import type { LeaveQuestion } from '../../ui/feedback/leave-guard.tsx'
import { selectFailedRows } from './failed-rows.ts'
import type { ImportState } from './import-state.ts'

const stopQuestion: LeaveQuestion = {
  question: '¿Salir y detener la importación?',
  consequence: 'Quienes ya se registraron se quedan; las demás filas no se envían, y no habrá un archivo con ellas.',
  actionLabel: 'Salir y detener',
}

const discardQuestion: LeaveQuestion = {
  question: '¿Salir sin descargar lo que no se registró?',
  consequence: 'Qué no se registró, y por qué, está solo en esta página. Quienes ya se registraron se quedan.',
  actionLabel: 'Salir sin descargar',
}

const discardBeforeReportQuestion: LeaveQuestion = {
  ...discardQuestion,
  consequence: `${discardQuestion.consequence} Con «Terminar aquí» lo podrá descargar.`,
}

/** Returns the question to ask before leaving an import, or undefined when nothing would be lost. */
export function getLeaveQuestion(state: ImportState): LeaveQuestion | undefined {
  if (state.step === 'sending')
    return typeof state.status === 'object' && 'failure' in state.status ? discardBeforeReportQuestion : stopQuestion
  return state.step === 'report' && !state.isSaved && selectFailedRows(state).length > 0 ? discardQuestion : undefined
}
