import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Button, Select } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { weekdayName } from '#domain/spanish.ts'
import { DateInput } from '../../../ui/dates/date-input.tsx'
import type { ProblemText } from '../../../ui/feedback/problem-panel.tsx'
import { refusalOf } from '../../../ui/feedback/problem-text.ts'
import { RequestFormFrame } from '../../../ui/form/request-form.tsx'
import type { WorkerLooks } from '../../../worker-badge/worker-looks.ts'
import { spokenSession } from '../../data/agenda-actions.ts'
import { type Scope, type Target, targetOf } from '../../data/plans.ts'
import type { Session } from '../../data/queries.ts'
import { describeMove, type RelatedSessions } from '../card/describe-changes.ts'
import { ScopeChoice } from '../card/scope-choice.tsx'
import { useRelatedSessions, useSessionAccess } from '../card/use-related-sessions.ts'
import { OverlayFrame } from '../overlay-frame.tsx'
import classes from './move-form.module.css'
import { MoveWorkerField } from './move-worker-field.tsx'
import { StartTimeSelect } from './start-time-select.tsx'
import { useMoveTarget } from './use-move-target.ts'

interface Props {
  session: Session
  /** Where it was dropped; without, it is where it is. */
  target?: Target
  /** What was asked for: another hour, or another worker. */
  first: 'slot' | 'worker'
  /** It is over. */
  past: boolean
  looks: WorkerLooks
  anchor: HTMLElement
  /** Moves; what it rejects with is shown by the form. */
  onMove: (target: Target, scope: Scope, known: RelatedSessions) => Promise<unknown>
  onClose: () => void
}

/** Another slot or worker for a session, and what will happen then; of a standing one for one week or from then on. */
export function MoveForm({ session, target = targetOf(session), first, past, looks, anchor, onMove, onClose }: Props) {
  const [scope, setScope] = useState<Scope>('once')
  const [elsewhere, setElsewhere] = useState(first === 'slot')
  const [problem, setProblem] = useState<ProblemText>()
  const [pending, setPending] = useState(false)
  const known = useRelatedSessions(session)
  const allowed = useSessionAccess(session, past)
  const move = useMoveTarget(session, target, scope)
  const { wanted, hindrance, schedule } = move
  const words = (of: Scope) => (wanted && known ? describeMove(session, wanted, of, known) : undefined)

  const onSubmit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (pending || !wanted || !known || hindrance) return
    setPending(true)
    setProblem(undefined)
    onMove(wanted, scope, known).catch((error) => {
      setProblem(withAdvice(error, scope))
      setPending(false)
    })
  }

  const workers = (
    <MoveWorkerField
      offered={move.offered}
      looks={looks}
      own={session.worker}
      chosen={move.worker}
      first={first === 'worker'}
      onChoose={move.setWorker}
    />
  )
  return (
    <OverlayFrame
      anchor={anchor}
      title={first === 'worker' ? 'Cambiar trabajador' : 'Mover sesión'}
      facts={spokenSession(session)}
      onClose={onClose}
      persistent
    >
      <RequestFormFrame
        request={{ onSubmit, problem, pending }}
        stickyFooter
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={pending} disabled={!wanted || !known || hindrance !== undefined}>
              {first === 'worker' ? 'Cambiar' : 'Mover'}
            </Button>
          </>
        }
      >
        {first === 'worker' && workers}
        {elsewhere && schedule && schedule.turns.length > 1 && (
          <Select
            label="Turno"
            comboboxProps={{ withinPortal: false }}
            data={schedule.turns.map(({ id, name }) => ({ value: id, label: name }))}
            value={move.turnId}
            onChange={(turnId) => turnId && move.setTurnId(turnId)}
          />
        )}
        {elsewhere ? (
          <div className={classes.slot}>
            <DateInput
              label="Día"
              value={move.day}
              onChange={move.setDay}
              data-autofocus={first === 'slot' || undefined}
              description={move.date ? weekdayName(move.date) : 'dd/mm/aaaa'}
              error={move.date ? undefined : 'Escriba dd/mm/aaaa'}
            />
            <StartTimeSelect hours={move.hours} value={move.hour} why={move.whyNotAt} onChange={move.setTime} />
          </div>
        ) : (
          <Button variant="subtle" size="xs" className={classes.elsewhere} onClick={() => setElsewhere(true)}>
            También otro día u otra hora
          </Button>
        )}
        {first === 'slot' && workers}
        <div aria-live="polite" className={classes.outcomes}>
          {hindrance && (
            <p className={classes.outcome} data-hindered>
              {`${hindrance.replace(/\.$/, '')}.`}
            </p>
          )}
          {!hindrance && !wanted && (
            <p className={classes.outcome}>{elsewhere ? 'Elija adónde va la sesión.' : 'Elija a quién pasa la sesión.'}</p>
          )}
          {!hindrance && wanted && !session.standing && <p className={classes.outcome}>{words('once') ?? 'Cargando...'}</p>}
          {wanted && session.standing && (
            <ScopeChoice
              scope={scope}
              words={{ once: words('once') ?? '…', ...(allowed.moveOnwards && { onwards: words('onwards') ?? '…' }) }}
              onChange={setScope}
            />
          )}
        </div>
      </RequestFormFrame>
    </OverlayFrame>
  )
}

/** What was refused, and after a clash what to do next. */
function withAdvice(error: unknown, scope: Scope): ProblemText | undefined {
  const { problem } = refusalOf(error, () => false)
  const clashes = error instanceof ApiError && error.details.some(({ path }) => /(client|worker)Id$/.test(path))
  if (!problem || !clashes) return problem
  const next = scope === 'onwards' ? 'Elija otra hora, otro trabajador o solo esta semana.' : 'Elija otra hora u otro trabajador.'
  return { ...problem, details: [...problem.details, next] }
}
