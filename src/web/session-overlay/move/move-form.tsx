import { Button } from '@mantine/core'
import { type Ref, useImperativeHandle, useState } from 'react'
import * as v from 'valibot'
import { getSessionKey } from '#domain/session-key.ts'
import { useAgendaActions } from '#web/session-data/changes/agenda-actions.ts'
import { acceptUnavailability } from '#web/session-data/changes/change.ts'
import { planMove, type Scope, type Target, toTarget } from '#web/session-data/changes/plans.ts'
import { planMoveRun, type SeriesRun } from '#web/session-data/changes/runs.ts'
import { useVerdict } from '#web/session-data/changes/use-verdict.ts'
import { describeSession } from '#web/session-data/describe-session.ts'
import type { Session } from '#web/session-data/queries.ts'
import { formatTypedDate } from '#web/ui/dates/typed-date.ts'
import { DraftOffer } from '#web/ui/form/draft-offer.tsx'
import { useFormGuard } from '#web/ui/form/form-guard.ts'
import { RequestFormFrame } from '#web/ui/form/request-form.tsx'
import { restoreTypedValues, useDraft } from '#web/ui/form/use-draft.ts'
import { useFormRequest } from '#web/ui/form/use-request-form.ts'
import { useFormFields } from '#web/ui/form/validated-form.ts'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { convertConflictToFormError } from '../booking/conflict-form-error.ts'
import { ChangeSeriesLink } from '../card/change-series-link.tsx'
import { describeMove, formatMoveNotice } from '../card/describe-changes.ts'
import { ScopeChoice } from '../card/scope-choice.tsx'
import { useRelatedSessions } from '../card/use-related-sessions.ts'
import { useRuns } from '../card/use-runs.ts'
import { useSessionAccess } from '../card/use-session-access.ts'
import { OverlayFrame } from '../frame/overlay-frame.tsx'
import { SlotFields } from '../slot/slot-fields.tsx'
import { ignoreDoubleClick, useAcceptance } from '../use-acceptance.ts'
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

  const fields = useFormFields<MoveValues>({
    turnId: proposed.turnId,
    typedDate: formatTypedDate(proposed.date),
    time: proposed.time,
    workerId: proposed.worker.id,
  })
  const { form } = fields
  const { target, problem, schedule, time, ...move } = useMoveTarget(session, form.values, proposed, run)
  useWorkerChange(move.worker.id, onWorkerChange)

  const planTo = (to: Target) => (run ? planMoveRun(session, to, run) : planMove(session, to, related?.series))
  const change = target && related && problem === undefined ? planTo(target) : undefined
  const verdict = useVerdict(change)
  const acceptance = useAcceptance(change, verdict)
  const canSubmit = change !== undefined && !acceptance.isPrevented
  const verb = part === 'worker' ? 'Cambiar' : 'Mover'
  const advice = run ? 'Elija otra hora, otro trabajador o solo esta.' : 'Elija otra hora u otro trabajador.'

  const request = useFormRequest(fields, vMoveForm, {
    failureTitle: `No se pudo mover la sesión: ${describeSession(session)}`,
    submit: async () => {
      if (!change || !target) return
      const notice = formatMoveNotice(session, target, run)
      await makeChange(notice, acceptance.accepts ? acceptUnavailability(change) : change).catch((error) => {
        acceptance.rememberRefusal(error)
        throw convertConflictToFormError(error, advice)
      })
    },
    onDone: () => target && onMoved(getSessionKey({ ...session, ...target, sessionDate: target.date })),
  })
  const { isPending } = request
  const question = {
    message: `Todavía no se ha ${part === 'worker' ? 'cambiado' : 'movido'}.`,
    details: [`Puede elegir otra hora u otro trabajador, o ${verb.toLowerCase()} de todos modos.`],
  }
  const asked = acceptance.askFirst(request, question)
  // Ctrl+Enter submits also while the button is disabled.
  const onSubmit: typeof asked.onSubmit = (event) => (change ? asked.onSubmit(event) : event?.preventDefault())
  // What the server has just refused is in the panel, with the advice.
  const found = asked.problem?.message === verdict.conflict?.message ? undefined : verdict.conflict
  const conflict = problem ?? (found && [found.message, !acceptance.canAccept && advice].filter(Boolean).join(' '))
  const describeOutcome = (other?: SeriesRun) => (target && related ? describeMove(session, target, related, other) : undefined)
  const hasChoice = session.standing || runs.onwards !== undefined || runs.all !== undefined

  const draft = useDraft(request, {
    kind: 'move',
    record: session.standing ? getSessionKey(session) : session.id,
    restore: (...typed) => {
      restoreTypedValues(...typed)
      setShowsSlot(true)
    },
  })
  const { isAsking, dialog, leave } = useFormGuard(request)
  useImperativeHandle(guard, () => leave)
  /** Closes the form, after a question only while its answer has not arrived. */
  const close = () => {
    if (isPending) return leave(onClose)
    request.discardDraft()
    onClose()
  }

  const workerField = (
    <MoveWorkerField
      options={move.workers}
      badges={badges}
      current={session.worker}
      canAccept={acceptance.isAllowed}
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
        onClose={close}
        isPersistent
        isConfirming={isAsking}
      >
        <RequestFormFrame
          request={{ ...asked, onSubmit }}
          hasStickyFooter
          actions={
            <>
              <Button variant="default" onClick={close}>
                Cancelar
              </Button>
              <Button type="submit" loading={isPending} disabled={!canSubmit} onClick={ignoreDoubleClick}>
                {acceptance.accepts ? `${verb} de todos modos` : verb}
              </Button>
            </>
          }
        >
          <DraftOffer draft={draft} />
          {part === 'worker' && workerField}
          {showsSlot ? (
            <SlotFields
              schedules={schedule ? [schedule] : []}
              turnId={form.values.turnId}
              typedDate={form.values.typedDate}
              time={time}
              times={move.startTimes}
              findConflictAt={move.findConflictAt}
              canAccept={acceptance.isAllowed}
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
                {conflict}
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
