import { memo } from 'react'
import { weekQuery } from '#web/session-data/queries.ts'
import { useRefreshedLists } from '#web/session-data/use-refreshed-sessions.ts'

/** Polls weeks, and says since when polling has failed. */
export const RefreshStatus = memo(function RefreshStatus({ turnId, weeks }: { turnId: string; weeks: readonly string[] }) {
  return <span role="status">{useRefreshedLists(weeks.map((week) => weekQuery(turnId, week))).problem}</span>
})
