import { useQuery } from '@tanstack/react-query'
import { useCan } from '#web/auth/access.ts'
import { useListsAllTurns } from '#web/session-data/busy/load-busy-time.ts'
import { findReplacedSeries } from '#web/session-data/changes/plans.ts'
import { clientRecordsQuery, pairRecordsQuery, type Session } from '#web/session-data/queries.ts'
import type { RelatedSessions } from './describe-changes.ts'

/** Loads the sessions that change together with a session. Undefined while loading. */
export function useRelatedSessions(session: Session): RelatedSessions | undefined {
  const can = useCan()
  const { client, worker, turnId } = session
  const people = { client: client.id, worker: worker.id }
  // A series may continue in another turn. Some users may only list the session's own turn.
  const listsAllTurns = useListsAllTurns(people)
  const canList = listsAllTurns || can('listSessionsByClientAndTurn', people)
  const pairRecords = useQuery({ ...pairRecordsQuery(client.id, worker.id), enabled: listsAllTurns, staleTime: 0 })
  const clientRecords = useQuery({ ...clientRecordsQuery(client.id, turnId), enabled: canList && !listsAllTurns, staleTime: 0 })
  const { data: records = [], isPending } = listsAllTurns ? pairRecords : clientRecords
  return canList && isPending ? undefined : { records, series: findReplacedSeries(session, records) }
}
