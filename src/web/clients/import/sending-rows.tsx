import { Button, Progress } from '@mantine/core'
import type { ComponentProps } from 'react'
import { describeError } from '#web/ui/feedback/describe-error.ts'
import { ProblemPanel } from '#web/ui/feedback/problem-panel.tsx'
import { formatCount } from '#web/ui/list/format-count.ts'
import { Page } from '#web/ui/page/page.tsx'
import { type CheckedSheet, type SendStatus, selectUnsentRows } from './import-state.ts'
import classes from './sending-rows.module.css'
import { StepFooter } from './step-footer.tsx'
import { StepHeading } from './step-heading.tsx'

type Props = {
  page: ComponentProps<typeof Page>
  checkedSheet: CheckedSheet
  status: SendStatus
  isBusy: boolean
  onCancel: () => void
  onContinue: () => Promise<void>
  onEnd: () => void
}

/** The fourth step: the progress of sending, the reason for a pause, and the buttons to stop or continue. */
export function SendingRows({ page, checkedSheet, status, isBusy, onCancel, onContinue, onEnd }: Props) {
  const sent = checkedSheet.outcomes.size
  const unsent = selectUnsentRows(checkedSheet).length
  const total = sent + unsent
  const progress = `${formatCount(sent)} de ${formatCount(total)}`
  const refused = [...checkedSheet.outcomes.values()].filter(({ kind }) => kind !== 'registered').length
  const failure = typeof status === 'object' && 'failure' in status ? status.failure : undefined
  return (
    <Page
      {...page}
      footer={
        <StepFooter>
          {failure !== undefined ? (
            <>
              <Button variant="default" onClick={onEnd}>
                Terminar aquí
              </Button>
              {unsent > 0 && (
                <Button loading={isBusy} onClick={() => void onContinue()}>
                  Continuar
                </Button>
              )}
            </>
          ) : (
            <Button variant="default" disabled={status === 'stopping'} onClick={onCancel}>
              Cancelar
            </Button>
          )}
        </StepFooter>
      }
    >
      <div className={classes.step}>
        <StepHeading title={failure === undefined ? 'Registrando clientes' : 'El registro se detuvo'}>
          <p>No cierre esta página hasta que termine.</p>
        </StepHeading>
        <div className={classes.progress}>
          <div role="progressbar" aria-label="Filas enviadas" aria-valuemax={total} aria-valuenow={sent} aria-valuetext={progress}>
            <Progress.Root size="lg">
              <Progress.Section value={(sent / total) * 100} withAria={false} />
            </Progress.Root>
          </div>
          <p>
            {progress}
            {refused > 0 && ` · ${formatCount(refused)} con problemas`}
          </p>
        </div>
        <p role="status" className={classes.pause}>
          {formatStatus(status)}
        </p>
        <ProblemPanel
          problem={failure === undefined ? undefined : { message: describeError(failure), details: [formatRemaining(unsent)] }}
        />
      </div>
    </Page>
  )
}

function formatStatus(status: SendStatus) {
  if (status === 'stopping') return 'Terminando lo que ya se envió…'
  if (typeof status !== 'object' || 'failure' in status) return undefined
  if (status.pause === 'signed out') return 'Su sesión terminó. Cuando entre de nuevo, el registro sigue solo.'
  const { seconds } = status.pause
  return `El servidor pide una pausa: el registro sigue solo en ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}.`
}

function formatRemaining(unsent: number) {
  if (unsent === 0) return 'No quedan filas por enviar.'
  return unsent === 1 ? 'Queda 1 fila por enviar.' : `Quedan ${formatCount(unsent)} filas por enviar.`
}
