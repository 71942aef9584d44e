import { useSessionActions } from '../../sessions/data/changes/session-actions.ts'
import type { Session, Worker } from '../../sessions/data/queries.ts'
import { useReassign } from '../../sessions/reassign/use-reassign.ts'

/** Returns the functions that settle sessions of unavailable workers, one or many at once. Each is undone as one change. */
export function useSettle(workers: readonly Worker[]) {
  const { setState, keep } = useSessionActions()
  const { reassign } = useReassign(workers)
  return {
    reassign,
    cancel: (sessions: readonly Session[]) => setState(sessions, 'canceled'),
    postpone: (sessions: readonly Session[]) => setState(sessions, 'postponed'),
    keep,
  }
}
