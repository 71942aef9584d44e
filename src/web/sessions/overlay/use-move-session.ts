import { useQueryClient } from '@tanstack/react-query'
import { ApiError, errorCode } from '#api/errors.ts'
import { sessionKey } from '#domain/session-key.ts'
import { getWeekStart } from '#domain/weeks.ts'
import { schedulesQuery } from '../../schedules/queries.ts'
import { notifyFailure, notifyRefused } from '../../ui/feedback/notify.ts'
import { useAgendaActions } from '../data/changes/agenda-actions.ts'
import { findReplacedSeries, planMove, type Target } from '../data/changes/plans.ts'
import { describeSession } from '../data/describe-session.ts'
import { conflictStaleTime, mapTurnDurations, sessionsBetweenQuery } from '../data/find-conflict.ts'
import { clientRecordsQuery, type Session, weekQuery } from '../data/queries.ts'
import { findChip } from '../grid/grid-elements.ts'
import { isAtTarget } from './card/describe-changes.ts'
import { findTargetConflict } from './move/move-options.ts'
import type { OverlayControls } from './use-overlay.ts'

/** Returns a function that moves a session at once. A series, or an exception that cannot move alone, opens the move form instead. */
export function useMoveSession({ close, leave, showMoveForm }: Pick<OverlayControls, 'close' | 'leave' | 'showMoveForm'>) {
  const queryClient = useQueryClient()
  const { makeChange } = useAgendaActions()

  /** Finds the reason why a session cannot move to a target, by what is in the cache. */
  const findCachedConflict = (session: Session, target: Target) => {
    const { turnId, date } = target
    const dayQuery = queryClient.getQueryCache().find<Session[]>({ queryKey: sessionsBetweenQuery({ from: date, to: date }).queryKey })
    // The cached week is more current for its own turn. Outdated sessions of the other turns are not used.
    const isDayCurrent = dayQuery !== undefined && !dayQuery.isStaleByTime(conflictStaleTime)
    const sessionsOfOtherTurns = (isDayCurrent && dayQuery.state.data?.filter((other) => other.turnId !== turnId)) || []
    const week = queryClient.getQueryData(weekQuery(turnId, getWeekStart(date)).queryKey) ?? []
    const durations = mapTurnDurations(queryClient.getQueryData(schedulesQuery().queryKey) ?? [])
    return findTargetConflict(session, target, 'once', [...week, ...sessionsOfOtherTurns], durations)
  }

  /** True when the server refused to move an exception of a series. The records are fetched only after a refusal, because few sessions are exceptions. */
  const isRefusedException = async (error: unknown, session: Session) => {
    if (!(error instanceof ApiError) || error.code !== errorCode.conflict) return false
    const records = await queryClient.fetchQuery({ ...clientRecordsQuery(session.client.id, session.turnId), staleTime: 0 }).catch(() => [])
    return findReplacedSeries(session, records) !== undefined
  }

  return (session: Session, target: Target, anchor: HTMLElement) => {
    if (isAtTarget(session, target)) return
    const conflict = findCachedConflict(session, target)
    const title = `No se puede mover: ${describeSession(session)}`
    if (conflict) return notifyRefused(title, [`${conflict}.`])
    if (session.standing) return showMoveForm(session, anchor, 'slot', target)
    const after = { ...session, ...target, sessionDate: target.date }
    const from = anchor.closest('td') ?? anchor
    const move = async () => {
      close()
      try {
        await makeChange(`Sesión movida: ${describeSession(after)}`, planMove(session, target))
      } catch (error) {
        // The chip that was dropped is gone: the session was drawn in its new cell and is now back as another element.
        if (await isRefusedException(error, session)) showMoveForm(session, findChip(document, sessionKey(session)) ?? from, 'slot', target)
        else notifyFailure(title, error)
      }
    }
    leave(() => void move())
  }
}
