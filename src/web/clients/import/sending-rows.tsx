import { Button, Progress } from '@mantine/core'
import type { ComponentProps } from 'react'
import { describeError } from '../../ui/feedback/describe-error.ts'
import { ProblemPanel } from '../../ui/feedback/problem-panel.tsx'
import { formatCount } from '../../ui/list/format-count.ts'
import { Page } from '../../ui/page/page.tsx'
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

/** The fourth step: how far it is, why it waits, and how to stop it. */
export function SendingRows({ page, checkedSheet: sent, status: going, isBusy: busy, onCancel, onContinue: onGoOn, onEnd }: Props) {
  const done = sent.outcomes.size
  const left = selectUnsentRows(sent).length
  const all = done + left
  const far = `${formatCount(done)} de ${formatCount(all)}`
  const refused = [...sent.outcomes.values()].filter(({ kind }) => kind !== 'registered').length
  const failure = typeof going === 'object' && 'failure' in going ? going.failure : undefined
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
              {left > 0 && (
                <Button loading={busy} onClick={() => void onGoOn()}>
                  Continuar
                </Button>
              )}
            </>
          ) : (
            <Button variant="default" disabled={going === 'stopping'} onClick={onCancel}>
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
          <div role="progressbar" aria-label="Filas enviadas" aria-valuemax={all} aria-valuenow={done} aria-valuetext={far}>
            <Progress.Root size="lg">
              <Progress.Section value={(done / all) * 100} withAria={false} />
            </Progress.Root>
          </div>
          <p className="tabular">
            {far}
            {refused > 0 && ` · ${formatCount(refused)} con problemas`}
          </p>
        </div>
        <p role="status" className={classes.pause}>
          {formatStatus(going)}
        </p>
        <ProblemPanel problem={failure === undefined ? undefined : { message: describeError(failure), details: [formatRemaining(left)] }} />
      </div>
    </Page>
  )
}

function formatStatus(going: SendStatus) {
  if (going === 'stopping') return 'Terminando lo que ya se envió…'
  if (typeof going !== 'object' || 'failure' in going) return undefined
  if (going.pause === 'signed out') return 'Su sesión terminó. Cuando entre de nuevo, el registro sigue solo.'
  const { seconds } = going.pause
  return `El servidor pide una pausa: el registro sigue solo en ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}.`
}

function formatRemaining(left: number) {
  if (left === 0) return 'No quedan filas por enviar.'
  return left === 1 ? 'Queda 1 fila por enviar.' : `Quedan ${formatCount(left)} filas por enviar.`
}
