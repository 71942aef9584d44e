import type { ApiError } from '#api/errors.ts'
import { sessionKey } from '#domain/session-key.ts'
import { planShift } from '#web/session-data/changes/plans.ts'
import { useStepConflicts } from '#web/session-data/changes/use-verdict.ts'
import type { Session } from '#web/session-data/queries.ts'
import type { SeriesByKey } from './use-series-of-selection.ts'

/** Finds the sessions that cannot move together by a number of days, with the reason. Empty until the series and the answer of the server are known. */
export function useShiftConflicts(sessions: readonly Session[], days: number, series: SeriesByKey | undefined) {
  const steps = series
    ? sessions.flatMap((session) => planShift(session, days, series.get(sessionKey(session))).map((step) => ({ session, step })))
    : []
  const conflicts = useStepConflicts(steps.map(({ step }) => step))
  const found = steps.flatMap(({ session }, index): [Session, ApiError][] => (conflicts[index] ? [[session, conflicts[index]]] : []))
  return [...new Map(found)].map(([session, conflict]) => ({ session, conflict }))
}
