import { paths } from '../../navigation/paths.ts'
import { useLeaveGuard } from '../../ui/feedback/leave-guard.tsx'
import { ChooseFile } from './choose-file.tsx'
import type { ImportState } from './import-state.ts'
import { getLeaveQuestion } from './leave-question.ts'
import { MatchColumns } from './match-columns.tsx'
import { ReviewRows } from './review-rows.tsx'
import { SendingRows } from './sending-rows.tsx'
import { SentReport } from './sent-report.tsx'
import { useDroppedFile } from './use-dropped-file.ts'
import { useImport } from './use-import.ts'

export function Component() {
  const { state, tell, busy, choose, check, send, goOn, cancel } = useImport()
  const leaveQuestion = getLeaveQuestion(state)
  const { dialog, leave } = useLeaveGuard(() => leaveQuestion !== undefined, leaveQuestion, cancel)
  const isDragging = useDroppedFile(state.step === 'file' ? choose : undefined)
  const page = { up: { to: paths.clients(), title: 'Clientes' }, facts: formatStep(state.step) }
  return (
    <>
      {state.step === 'file' && <ChooseFile page={page} problem={state.problem} isBusy={busy} isDragging={isDragging} onFile={choose} />}
      {state.step === 'columns' && (
        <MatchColumns
          page={page}
          mappedSheet={state}
          isBusy={busy}
          onColumn={(index, field) => tell({ type: 'column', index, field })}
          onDocumentType={(documentType) => tell({ type: 'documentType', documentType })}
          onBack={() => tell({ type: 'again' })}
          onDone={() => check(state)}
        />
      )}
      {state.step === 'rows' && (
        <ReviewRows
          page={page}
          rows={state.rows}
          imported={state.columns}
          onBack={() => tell({ type: 'back' })}
          onDone={() => send(state)}
        />
      )}
      {state.step === 'sending' && (
        <SendingRows
          page={page}
          checkedSheet={state}
          status={state.going}
          isBusy={busy}
          onCancel={cancel}
          onContinue={() => goOn(state)}
          onEnd={() => tell({ type: 'ended' })}
        />
      )}
      {state.step === 'report' && (
        <SentReport
          page={page}
          checkedSheet={state}
          onSaved={() => tell({ type: 'saved' })}
          onRestart={() => leave(() => tell({ type: 'again' }))}
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

const formatStep = (step: ImportState['step']) => stepTexts[step]
