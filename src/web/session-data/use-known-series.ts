import { useQueryClient } from '@tanstack/react-query'
import { useListsAllTurns } from './busy/load-busy-time.ts'
import { isSamePairAndTime } from './changes/plans.ts'
import { pairRecordsQuery, type Session } from './queries.ts'
import { useNow } from './use-now.ts'

/** Returns whether a dated session is one of a series, by what was loaded when its drag began. */
export function useKnownSeries() {
  const queryClient = useQueryClient()
  const listsAllTurns = useListsAllTurns()
  const { date: today } = useNow()
  const getQuery = ({ client, worker }: Session) => pairRecordsQuery(client.id, worker.id)
  return {
    load: (session: Session) => {
      if (listsAllTurns && !session.standing) void queryClient.prefetchQuery(getQuery(session))
    },
    /** True when others of its series are upcoming. False where that is not known: then the session moves alone. */
    hasOthers: (session: Session) => hasUpcomingOthers(session, queryClient.getQueryData(getQuery(session).queryKey) ?? [], today),
  }
}

/** True for a session of today or later that has others in its series then. */
export function hasUpcomingOthers(session: Session, records: readonly Session[], today: string): boolean {
  const isUpcoming = ({ sessionDate, endsOn }: Session) => (sessionDate ?? endsOn ?? today) >= today
  return isUpcoming(session) && records.some((other) => other.id !== session.id && isSamePairAndTime(other, session) && isUpcoming(other))
}
