import { Button } from '@mantine/core'
import { type Ref, type SubmitEvent, useImperativeHandle, useState } from 'react'
import * as v from 'valibot'
import { sessionKey } from '#domain/session-key.ts'
import { formatTypedDate } from '../../../ui/dates/typed-date.ts'
import { useLeaveGuard } from '../../../ui/feedback/leave-guard.tsx'
import { RequestFormFrame } from '../../../ui/form/request-form.tsx'
import { useRequestForm } from '../../../ui/form/use-request-form.ts'
import type { WorkerBadges } from '../../../worker-badge/worker-badges.ts'
import { useAgendaActions } from '../../data/changes/agenda-actions.ts'
import { overrideAvailability } from '../../data/changes/change.ts'
import { planMove, type Scope, type Target, toTarget } from '../../data/changes/plans.ts'
import { planMoveRun, type Run } from '../../data/changes/runs.ts'
import { describeSession } from '../../data/describe-session.ts'
import type { Session } from '../../data/queries.ts'
import { convertConflictToFormError } from '../booking/conflict-form-error.ts'
import { ChangeSeriesLink } from '../card/change-series-link.tsx'
import { describeMove, formatMoveNotice } from '../card/describe-changes.ts'
import { ScopeChoice } from '../card/scope-choice.tsx'
import { useRelatedSessions } from '../card/use-related-sessions.ts'
import { useRuns } from '../card/use-runs.ts'
import { useSessionAccess } from '../card/use-session-access.ts'
import { OverlayFrame } from '../frame/overlay-frame.tsx'
import { useSendMove } from '../lost-answers.ts'
import { SlotFields } from '../slot/slot-fields.tsx'
import { ignoreDoubleClick, useInsistence } from '../use-insistence.ts'
import { nameMoveForm, type Opening } from '../use-open-again.ts'
import type { Leave } from '../use-overlay.ts'
import { useWorkerChange } from '../use-worker-change.ts'
import classes from './move-form.module.css'
import { MoveWorkerField } from './move-worker-field.tsx'
import { type MoveValues, useMoveTarget } from './use-move-target.ts'

interface Props {
  session: Session
  /** The slot in which the session was dropped; by default its own. */
  proposed?: Target
  /** The part that the user wants to change. */
  part: 'slot' | 'worker'
  isPast: boolean
  badges: WorkerBadges
  anchor: HTMLElement
  /** Asks before something else than closing the form discards what was changed. */
  guard: Ref<Leave>
  /** Called after the move with the key that the session has now. */
  onMoved: (sessionKey: string) => void
  onClose: () => void
  onWorkerChange?: ((workerId: string | undefined) => void) | undefined
}

const vMoveForm = v.object({ turnId: v.string(), typedDate: v.string(), time: v.number(), workerId: v.string() })

/** Moves a session to another slot or worker, alone or with its series, and says what will happen. */
export function MoveForm({
  session,
  proposed = toTarget(session),
  part,
  isPast,
  badges,
  anchor,
  guard,
  onMoved,
  onClose,
  onWorkerChange,
}: Props) {
  const [chosenScope, setScope] = useState<Scope>('once')
  const [showsSlot, setShowsSlot] = useState(part === 'slot')
  const related = useRelatedSessions(session)
  const access = useSessionAccess(session, isPast)
  const runs = useRuns(session, related, access.moveRun)
  const run = chosenScope === 'once' ? undefined : runs[chosenScope]
  const scope = run ? chosenScope : 'once'
  const { makeChange } = useAgendaActions()
  const sendMove = useSendMove()
  const initial: MoveValues = {
    turnId: proposed.turnId,
    typedDate: formatTypedDate(proposed.date),
    time: proposed.time,
    workerId: proposed.worker.id,
  }
  const request = useRequestForm(vMoveForm, {
    initialValues: initial,
    failureTitle: 'No se pudo mover la sesión',
    reopening: {
      form: nameMoveForm(session, part),
      describe: () => describeSession(session),
      label: 'Volver a mover',
      getOpening: (): Opening => ({ kind: 'moving', session, target: proposed, part, scope }),
      onRestore: (opening) => {
        setScope((opening as Extract<Opening, { kind: 'moving' }>).scope)
        setShowsSlot(true)
      },
    },
    // `target` and `conflict` are declared below, because they depend on the form's values.
    validate: () =>
      conflict?.reason && !insistence.isInsisting()
        ? [`${conflict.message}.`, `Puede elegir otra hora u otro trabajador, o ${verb.toLowerCase()} de todos modos.`].map((message) => ({
            path: '',
            message,
          }))
        : [],
    submit: async () => {
      if (!target || !related) return
      const advice = run ? 'Elija otra hora, otro trabajador o solo esta.' : 'Elija otra hora u otro trabajador.'
      const planned = run ? planMoveRun(session, target, run) : planMove(session, target, related.series)
      const change = insistence.isInsisting() ? overrideAvailability(planned) : planned
      const notice = formatMoveNotice(session, target, run)
      const send = run ? makeChange(notice, change) : sendMove(session, target, change, notice)
      await send.catch((error) => {
        insistence.rememberRefusal(error)
        throw convertConflictToFormError(error, advice)
      })
      onMoved(sessionKey({ ...session, ...target, sessionDate: target.date }))
    },
  })
  const { form, isPending } = request
  const { target, conflict, schedule, time, ...move } = useMoveTarget(session, form.values, proposed, run)
  useWorkerChange(move.worker.id, onWorkerChange)
  const insistence = useInsistence(JSON.stringify([scope, target?.turnId, target?.date, target?.time, target?.worker.id]))
  const canInsist = insistence.canInsist(conflict?.reason !== undefined)
  const isPrevented = conflict !== undefined && !(conflict.reason && insistence.isAllowed)
  const canSubmit = target !== undefined && related !== undefined && !isPrevented
  const verb = part === 'worker' ? 'Cambiar' : 'Mover'
  const describeOutcome = (other?: Run) => (target && related ? describeMove(session, target, related, other) : undefined)
  const hasChoice = session.standing || runs.onwards !== undefined || runs.all !== undefined

  const { isAsking, dialog, leave } = useLeaveGuard(request.hasUnsavedChanges)
  useImperativeHandle(guard, () => leave)

  const onSubmit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (canSubmit) insistence.submit(request.onSubmit, canInsist, event)
  }

  const workerField = (
    <MoveWorkerField
      options={move.workers}
      badges={badges}
      current={session.worker}
      canInsist={insistence.isAllowed}
      selectedId={move.worker.id}
      autoFocus={part === 'worker'}
      onSelect={(id) => form.setFieldValue('workerId', id)}
    />
  )
  return (
    <>
      <OverlayFrame
        anchor={anchor}
        title={part === 'worker' ? 'Cambiar trabajador' : 'Mover sesión'}
        facts={describeSession(session)}
        onClose={onClose}
        isPersistent
        isConfirming={isAsking}
      >
        <RequestFormFrame
          request={{ ...request, onSubmit }}
          hasStickyFooter
          actions={
            <>
              <Button variant="default" onClick={onClose}>
                Cancelar
              </Button>
              <Button type="submit" loading={isPending} disabled={!canSubmit} onClick={ignoreDoubleClick}>
                {canInsist ? `${verb} de todos modos` : verb}
              </Button>
            </>
          }
        >
          {part === 'worker' && workerField}
          {showsSlot ? (
            <SlotFields
              schedules={schedule ? [schedule] : []}
              turnId={form.values.turnId}
              typedDate={form.values.typedDate}
              time={time}
              times={move.startTimes}
              findConflictAt={move.findConflictAt}
              canInsist={insistence.isAllowed}
              dayProps={{ 'data-autofocus': part === 'slot' || undefined }}
              onTurnChange={(turnId) => form.setFieldValue('turnId', turnId)}
              onDateChange={(text) => form.setFieldValue('typedDate', text)}
              onTimeChange={(selected) => form.setFieldValue('time', selected)}
            />
          ) : (
            <Button variant="subtle" size="xs" className={classes.showSlot} onClick={() => setShowsSlot(true)}>
              También otro día u otra hora
            </Button>
          )}
          <div aria-live="polite" className={classes.outcomes}>
            {conflict && (
              <p className={classes.outcome} data-conflict>
                {`${conflict.message.replace(/\.$/, '')}.`}
              </p>
            )}
            {!conflict && !target && (
              <p className={classes.outcome}>{showsSlot ? 'Elija adónde va la sesión.' : 'Elija a quién pasa la sesión.'}</p>
            )}
            {!conflict && target && !hasChoice && <p className={classes.outcome}>{describeOutcome() ?? 'Cargando...'}</p>}
            {target && hasChoice && (
              <ScopeChoice
                scope={scope}
                outcomes={{
                  once: describeOutcome() ?? '…',
                  ...(runs.onwards && { onwards: describeOutcome(runs.onwards) ?? '…' }),
                  ...(runs.all && { all: describeOutcome(runs.all) ?? '…' }),
                }}
                onChange={setScope}
              />
            )}
            {run && <ChangeSeriesLink session={session} from={run.from} />}
          </div>
          {/* What the move does stands beside the fields that decide it: below the long list of workers it would be out of sight. */}
          {part === 'slot' && workerField}
        </RequestFormFrame>
      </OverlayFrame>
      {dialog}
    </>
  )
}
