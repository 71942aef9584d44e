import { isActive } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import type { Session } from '#web/session-data/queries.ts'

/** Returns the changes of a session to which the user has access. The card hides the others. */
export function useSessionAccess(session: Session, isPast: boolean) {
  const can = useCan()
  const people = { worker: session.worker.id, client: session.client.id }
  // Access limited to one's own sessions covers only their state and note.
  const canChange = can('updateSession', {})
  const canCreate = can('createSession')
  const canEndSeries = can('endSeries')
  return {
    state: can('changeSessionState', people),
    keep: can('changeSessionState', people),
    note: can('updateSession', people),
    /** A note on one occurrence alone. */
    noteOnce: canCreate,
    move: session.standing ? canCreate : canChange,
    /** A series from a session on. `isStanding`: true when it ends and another one begins. */
    moveRun: (isStanding: boolean) => !isPast && (isStanding ? canEndSeries && canCreate : canChange),
    endRun: (isStanding: boolean) => !isPast && (isStanding ? canEndSeries : can('deleteSession')),
    delete: can('deleteSession'),
    attendance: isActive(session.state),
  }
}
