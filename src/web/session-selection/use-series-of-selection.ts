import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { occursOn } from '#domain/series.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { addDays } from '#domain/weeks.ts'
import { toSeriesRecord } from '#web/session-data/changes/change.ts'
import { findReplacedSeries } from '#web/session-data/changes/plans.ts'
import { clientRecordsQuery, type Session } from '#web/session-data/queries.ts'

/** The series of each session that is an occurrence or an exception, by the session's key. */
export type SeriesByKey = ReadonlyMap<string, Session>

/** The server is asked about this many clients and turns at a time. */
const maxRequests = 6

/** Loads the series of the selected sessions, of the clients and turns of those that are dated. `series` is undefined while loading, and after an error. */
export function useSeriesOfSelection(sessions: readonly Session[]): { series?: SeriesByKey; error?: Error } {
  const exceptions = sessions.filter(({ seriesId }) => seriesId !== undefined)
  const searches = [...new Map(exceptions.map((session) => [`${session.client.id} ${session.turnId}`, session])).values()]
  const [loadedCount, setLoadedCount] = useState(0)
  const records = useQueries({
    queries: searches.map(({ client, turnId }, index) => ({
      ...clientRecordsQuery(client.id, turnId),
      enabled: index < loadedCount + maxRequests,
    })),
  })
  const loaded = records.filter(({ isPending }) => !isPending).length
  if (loaded !== loadedCount) setLoadedCount(loaded)
  const error = records.find((record) => record.error)?.error
  if (error) return { error }
  if (loaded < searches.length) return {}
  const allRecords = records.flatMap(({ data = [] }) => data)
  const entries = sessions.flatMap((session) => {
    const series = session.standing ? toSeriesRecord(session) : findReplacedSeries(session, allRecords)
    return series ? [[getSessionKey(session), series] as const] : []
  })
  return { series: new Map(entries) }
}

/** Separates the sessions that can move by a number of days from those whose series has a session on that date already. */
export function partitionByShift(sessions: readonly Session[], days: number, series: SeriesByKey) {
  const hasSessionOnTargetDate = (session: Session) => {
    const ownSeries = series.get(getSessionKey(session))
    return ownSeries !== undefined && occursOn(ownSeries, addDays(session.sessionDate ?? '', days))
  }
  return { movable: sessions.filter((session) => !hasSessionOnTargetDate(session)), staying: sessions.filter(hasSessionOnTargetDate) }
}
