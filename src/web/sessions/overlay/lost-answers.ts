import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '#api/errors.ts'
import { isActive } from '#domain/states.ts'
import { getWeekStart } from '#domain/weeks.ts'
import { isOutcomeUnknown } from '../../ui/feedback/describe-error.ts'
import { notifyDone } from '../../ui/feedback/notify.ts'
import { useAgendaActions } from '../data/changes/agenda-actions.ts'
import type { Change } from '../data/changes/change.ts'
import { fetchCurrent, isStale } from '../data/changes/explain-refusal.ts'
import { type Booking, isAtTarget, type Target } from '../data/changes/plans.ts'
import { type Session, weekQuery } from '../data/queries.ts'

/**
 * True when a booking that has failed is stored: the answer to it, or to an earlier attempt, was lost. `wasSentBefore`: true when no answer to such an
 * attempt arrived. Without it, the same session is one that a colleague has booked.
 */
export async function isBooked(queryClient: QueryClient, booking: Booking, error: unknown, wasSentBefore: boolean): Promise<boolean> {
  if (!wasSentBefore && !mayAsk(error)) return false
  const { client, worker, turnId, date, time, note, standing } = booking
  const sessions = await queryClient.fetchQuery({ ...weekQuery(turnId, getWeekStart(date)), staleTime: 0 }).catch(() => [])
  return sessions.some(
    (session) =>
      session.client.id === client.id &&
      session.worker.id === worker.id &&
      session.sessionDate === date &&
      session.time === time &&
      session.note === note &&
      Boolean(session.standing) === (standing !== undefined) &&
      isActive(session.state),
  )
}

/** Returns a function that moves a session and notifies the user, also when the answer was lost. It throws when the session is not moved. */
export function useSendMove() {
  const queryClient = useQueryClient()
  const { makeChange } = useAgendaActions()
  return (session: Session, target: Target, change: Change, notice: string) =>
    makeChange(notice, change).catch(async (error: unknown) => {
      if (!(await isMoved(queryClient, session, target, error))) throw error
      notifyDone(notice)
    })
}

/** True when a move that has failed is stored: the answer to it, or to an earlier attempt, was lost. */
async function isMoved(queryClient: QueryClient, session: Session, target: Target, error: unknown): Promise<boolean> {
  // A move of a series makes other sessions.
  if (session.standing || !(mayAsk(error) || isStale((error as Error).cause))) return false
  const current = await fetchCurrent(queryClient, session).catch(() => undefined)
  return current !== undefined && isAtTarget(current, target)
}

/** True when the answer to a call was lost and the server can be asked at once, unlike one that has not answered for a long time. */
const mayAsk = (error: unknown) => isOutcomeUnknown(error) && !((error as ApiError).cause instanceof DOMException)
