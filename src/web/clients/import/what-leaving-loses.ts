import type { LeaveQuestion } from '../../ui/feedback/leave-guard.tsx'
import { failedRows } from './failed-rows.ts'
import type { ImportState } from './import-state.ts'

const toStop: LeaveQuestion = {
  question: '¿Salir y detener la importación?',
  consequence: 'Quienes ya se registraron se quedan; las demás filas no se envían, y no habrá un archivo con ellas.',
  verb: 'Salir y detener',
}

const toLose: LeaveQuestion = {
  question: '¿Salir sin descargar lo que no se registró?',
  consequence: 'Qué no se registró, y por qué, está solo en esta página. Quienes ya se registraron se quedan.',
  verb: 'Salir sin descargar',
}

const toLoseBeforeReport: LeaveQuestion = {
  ...toLose,
  consequence: `${toLose.consequence} Con «Terminar aquí» lo podrá descargar.`,
}

/** What is asked before an import is left: undefined where nothing is lost. */
export function whatLeavingLoses(state: ImportState): LeaveQuestion | undefined {
  if (state.step === 'sending') return typeof state.going === 'object' && 'failure' in state.going ? toLoseBeforeReport : toStop
  return state.step === 'report' && !state.saved && failedRows(state).length > 0 ? toLose : undefined
}
