import { useQueryClient } from '@tanstack/react-query'
import { ApiError, errorCode } from '#api/errors.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { useCan } from '#web/auth/access.ts'
import { readBusyTime } from '#web/session-data/busy/load-busy-time.ts'
import { useAgendaActions } from '#web/session-data/changes/agenda-actions.ts'
import { acceptUnavailability } from '#web/session-data/changes/change.ts'
import { isOnlyUnavailable } from '#web/session-data/changes/explain-refusal.ts'
import { mayAcceptUnavailable } from '#web/session-data/changes/may-accept.ts'
import { findReplacedSeries, isAtTarget, planMove, type Target } from '#web/session-data/changes/plans.ts'
import { describeSession, describeSessionWithWorker } from '#web/session-data/describe-session.ts'
import { clientRecordsQuery, type Session } from '#web/session-data/queries.ts'
import { useKnownSeries } from '#web/session-data/use-known-series.ts'
import { findChip } from '#web/session-grid/grid-elements.ts'
import { isOutcomeUnknown, titleFailure } from '#web/ui/feedback/describe-error.ts'
import { notifyFailure, notifyRefused } from '#web/ui/feedback/notify.ts'
import { findTargetConflict } from './move/move-options.ts'
import type { OverlayControls } from './use-overlay.ts'

/** Returns a function that moves a session immediately. One of a series, or an exception that cannot move alone, opens the move form instead. */
export function useMoveSession({
  close,
  leave,
  showMoveForm,
  isFree,
}: Pick<OverlayControls, 'close' | 'leave' | 'showMoveForm' | 'isFree'>) {
  const queryClient = useQueryClient()
  const { makeChange } = useAgendaActions()
  const can = useCan()
  const { hasOthers } = useKnownSeries()

  /** True when the server refused to move an exception of a series. The records are fetched only after a refusal, because few sessions are exceptions. */
  const isRefusedException = async (error: unknown, session: Session) => {
    if (!(error instanceof ApiError) || error.code !== errorCode.conflict) return false
    const records = await queryClient.fetchQuery({ ...clientRecordsQuery(session.client.id, session.turnId), staleTime: 0 }).catch(() => [])
    return findReplacedSeries(session, records) !== undefined
  }

  /** `accepts`: true when the user has been told that the worker is not available. */
  const moveSession = (session: Session, target: Target, anchor: HTMLElement, accepts = false) => {
    if (isAtTarget(session, target)) return
    const conflict = findTargetConflict(session, target, 'once', readBusyTime(queryClient, target.turnId, target.date, target.worker))
    const title = `No se puede mover: ${describeSession(session)}`
    const accept = mayAcceptUnavailable(can)
      ? { label: 'Mover de todos modos', run: () => moveSession(session, target, anchor, true) }
      : undefined
    // The form of a series says itself that the worker is not available.
    const isOfSeries = session.standing || (!accepts && hasOthers(session))
    const isAcceptable = conflict?.reason !== undefined && (accepts || isOfSeries)
    if (conflict && !isAcceptable) return notifyRefused(title, [`${conflict.message}.`], conflict.reason && accept)
    if (isOfSeries) return showMoveForm(session, anchor, 'slot', target)
    const after = { ...session, ...target, sessionDate: target.date }
    const from = anchor.closest('td') ?? anchor
    const move = async () => {
      close()
      try {
        const change = planMove(session, target)
        await makeChange(`Sesión movida: ${describeSessionWithWorker(after)}`, accepts ? acceptUnavailability(change) : change)
      } catch (error) {
        // The chip that was dropped is gone: the session was drawn in its new cell and is now back as another element.
        if (isOnlyUnavailable(error)) return void notifyFailure(title, error, accept && { action: accept })
        if ((await isRefusedException(error, session)) && isFree())
          return showMoveForm(session, findChip(document, getSessionKey(session)) ?? from, 'slot', target)
        notifyFailure(isOutcomeUnknown(error) ? titleFailure(`No se pudo mover: ${describeSession(session)}`, error) : title, error)
      }
    }
    leave(() => void move())
  }
  return moveSession
}
