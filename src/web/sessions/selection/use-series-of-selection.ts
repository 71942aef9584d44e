import { useQueries } from '@tanstack/react-query'
import { addDays, weekStart } from '#domain/weeks.ts'
import { occurrenceIn, placeOf, seriesOf } from '../data/changes.ts'
import { stoodInFor } from '../data/plans.ts'
import { recordsQuery, type Session } from '../data/queries.ts'

/** Of sessions that belong to a standing one, or stand in for one, that one, by their places; undefined until it is known. */
export type SeriesByKey = ReadonlyMap<string, Session>

/** What each of some sessions of a turn belongs to: what their clients have there tells it. */
export function useSeriesOfSelection(sessions: readonly Session[]): SeriesByKey | undefined {
  const dated = sessions.filter(({ standing }) => standing === false)
  const clients = [...new Map(dated.map((session) => [session.client.id, session.turnId]))]
  const records = useQueries({ queries: clients.map(([id, turnId]) => recordsQuery(id, turnId)) })
  if (records.some(({ isPending }) => isPending)) return
  const known = records.flatMap(({ data = [] }) => data)
  return new Map(
    sessions.flatMap((session) => {
      const series = session.standing ? seriesOf(session) : stoodInFor(session, known)
      return series ? [[placeOf(session), series]] : []
    }),
  )
}

/** Who moves by so many weeks, and who stays because its series has a session there already. */
export function partitionByShift(sessions: readonly Session[], weeks: number, series: SeriesByKey) {
  const stays = (session: Session) => {
    const own = series.get(placeOf(session))
    return own !== undefined && occurrenceIn(own, addDays(weekStart(session.sessionDate ?? ''), 7 * weeks)) !== null
  }
  return { going: sessions.filter((session) => !stays(session)), staying: sessions.filter(stays) }
}
