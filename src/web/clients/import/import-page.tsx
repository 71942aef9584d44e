import { paths } from '../../navigation/paths.ts'
import { useLeaveGuard } from '../../ui/feedback/leave-guard.tsx'
import { ChooseFile } from './choose-file.tsx'
import type { ImportState } from './import-state.ts'
import { MatchColumns } from './match-columns.tsx'
import { ReviewRows } from './review-rows.tsx'
import { SendingRows } from './sending-rows.tsx'
import { SentReport } from './sent-report.tsx'
import { useGivenFile } from './use-given-file.ts'
import { useImport } from './use-import.ts'
import { whatLeavingLoses } from './what-leaving-loses.ts'

export function Component() {
  const { state, tell, busy, choose, check, send, goOn, cancel } = useImport()
  const loss = whatLeavingLoses(state)
  const { dialog, leave } = useLeaveGuard(() => loss !== undefined, loss, cancel)
  const over = useGivenFile(state.step === 'file' ? choose : undefined)
  const page = { up: { to: paths.clients(), title: 'Clientes' }, facts: stepInWords(state.step) }
  return (
    <>
      {state.step === 'file' && <ChooseFile page={page} problem={state.problem} busy={busy} over={over} onFile={choose} />}
      {state.step === 'columns' && (
        <MatchColumns
          page={page}
          chosen={state}
          busy={busy}
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
          sent={state}
          going={state.going}
          busy={busy}
          onCancel={cancel}
          onGoOn={() => goOn(state)}
          onEnd={() => tell({ type: 'ended' })}
        />
      )}
      {state.step === 'report' && (
        <SentReport page={page} sent={state} onSaved={() => tell({ type: 'saved' })} onAgain={() => leave(() => tell({ type: 'again' }))} />
      )}
      {dialog}
    </>
  )
}

const steps: Record<ImportState['step'], string> = {
  file: 'Paso 1 de 4: archivo',
  columns: 'Paso 2 de 4: columnas',
  rows: 'Paso 3 de 4: revisión',
  sending: 'Paso 4 de 4: registro',
  report: 'Resultado',
}

const stepInWords = (step: ImportState['step']) => steps[step]
