import { findRuns, type SeriesRun, type SeriesRuns } from '#web/session-data/changes/runs.ts'
import type { Session } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import type { RelatedSessions } from './describe-changes.ts'

/** Finds the runs with which a session can change together, as far as the user may change them. There are none while its series is loading. */
export function useRuns(session: Session, related: RelatedSessions | undefined, mayChange: (isStanding: boolean) => boolean): SeriesRuns {
  const now = useNow()
  const { onwards, all } = related ? findRuns(session, related.records, now) : {}
  const isAllowed = (run: SeriesRun | undefined): run is SeriesRun => run !== undefined && mayChange(run.standing.length > 0)
  return { ...(isAllowed(onwards) && { onwards }), ...(isAllowed(all) && { all }) }
}
