import { useQuery } from '@tanstack/react-query'
import type { PlanParams } from '#web/navigation/paths.ts'
import { useListsAllTurns } from '#web/session-data/busy/load-busy-time.ts'
import { findRunFrom, type SeriesRun } from '#web/session-data/changes/runs.ts'
import { pairRecordsQuery, type Session } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'

/** A series that a plan replaces from a date on. */
export interface ReplacedSeries {
  session: Session
  /** Undefined when nothing of it is left from that date on. */
  run: SeriesRun | undefined
}

/** Returns the function that finds what a plan replaces from a date on. It finds nothing when the plan replaces no series, or the series is gone. */
export function useReplacedSeries({ series, client = '', worker = '', date = '' }: PlanParams) {
  const now = useNow()
  const listsAllTurns = useListsAllTurns()
  const { data: records = [] } = useQuery({ ...pairRecordsQuery(client, worker), enabled: series !== undefined && listsAllTurns })
  return (from: string): ReplacedSeries | undefined => {
    const record = records.find(({ id }) => id === series)
    if (!record) return
    const session = { ...record, sessionDate: record.sessionDate ?? date }
    return { session, run: findRunFrom(session, records, from, now) }
  }
}
