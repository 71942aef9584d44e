import type { ComponentProps } from 'react'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { type LeaveQuestion, useLeaveGuard } from '#web/ui/feedback/leave-guard.tsx'
import type { Page } from '#web/ui/page/page.tsx'
import { ChooseFile } from './choose-file.tsx'
import { selectFailedRows } from './failed-rows.ts'
import type { ImportState } from './import-state.ts'
import { MatchColumns } from './match-columns.tsx'
import { ReviewRows } from './review-rows.tsx'
import { SendingRows } from './sending-rows.tsx'
import { SentReport } from './sent-report.tsx'
import { useDroppedFile } from './use-dropped-file.ts'
import { useImport } from './use-import.ts'

export function Component() {
  const { state, dispatch, isBusy, today, chooseFile, chooseEncoding, checkRows, correctCell, startSending, resumeSending, cancelSending } =
    useImport()
  const leaveQuestion = getLeaveQuestion(state)
  const { dialog, leave } = useLeaveGuard(() => leaveQuestion !== undefined, { question: leaveQuestion, onLeave: cancelSending })
  const isDragging = useDroppedFile(state.step === 'file' ? chooseFile : undefined)
  const can = useCan()
  const page: ComponentProps<typeof Page> = {
    parent: can('listClients') ? { to: paths.clients(), title: 'Clientes' } : undefined,
    facts: stepTexts[state.step],
  }
  return (
    <>
      {state.step === 'file' && (
        <ChooseFile page={page} problem={state.problem} isBusy={isBusy} isDragging={isDragging} onFileChoose={chooseFile} />
      )}
      {state.step === 'columns' && (
        <MatchColumns
          page={page}
          mappedSheet={state}
          today={today}
          isBusy={isBusy}
          onColumnAssign={(index, field) => dispatch({ type: 'columnAssigned', index, field })}
          onChoose={(choice) => dispatch({ type: 'choiceMade', choice })}
          onEncodingChoose={(encoding) => chooseEncoding(state, encoding)}
          onBack={() => dispatch({ type: 'restarted' })}
          onDone={() => checkRows(state)}
        />
      )}
      {state.step === 'rows' && (
        <ReviewRows
          page={page}
          checkedSheet={state}
          onCorrect={(row, field, text) => correctCell(state, row, field, text)}
          onBack={() => dispatch({ type: 'backToColumns' })}
          onDone={() => startSending(state)}
        />
      )}
      {state.step === 'sending' && (
        <SendingRows
          page={page}
          checkedSheet={state}
          status={state.status}
          isBusy={isBusy}
          onCancel={cancelSending}
          onContinue={() => resumeSending(state)}
          onEnd={() => dispatch({ type: 'sendingEnded' })}
        />
      )}
      {state.step === 'report' && (
        <SentReport
          page={page}
          checkedSheet={state}
          onSaved={() => dispatch({ type: 'failuresSaved' })}
          onRestart={() => leave(() => dispatch({ type: 'restarted' }))}
        />
      )}
      {dialog}
    </>
  )
}

const stepTexts: Record<ImportState['step'], string> = {
  file: 'Paso 1 de 4: archivo',
  columns: 'Paso 2 de 4: columnas',
  rows: 'Paso 3 de 4: revisión',
  sending: 'Paso 4 de 4: registro',
  report: 'Resultado',
}

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
function getLeaveQuestion(state: ImportState): LeaveQuestion | undefined {
  if (state.step === 'sending')
    return typeof state.status === 'object' && 'failure' in state.status ? discardBeforeReportQuestion : stopQuestion
  return state.step === 'report' && !state.isSaved && selectFailedRows(state).length > 0 ? discardQuestion : undefined
}
