import { compareText } from '#domain/compare-text.ts'
import type { PlannedSession } from '#domain/plan.ts'
import { type Change, overrideAvailability } from '../../sessions/data/changes/change.ts'
import { planBooking, planMove } from '../../sessions/data/changes/plans.ts'
import type { Session } from '../../sessions/data/queries.ts'
import type { SeriesByKey } from '../../sessions/selection/use-series-of-selection.ts'
import { joinBookings } from '../plan-change.ts'

type FindWorker = (id: string) => Session['worker'] | undefined

/** Returns the change that books copies of sessions, all or none. Notes are about their own date, so copies have none. */
export function planCopies(planned: readonly PlannedSession[], sources: ReadonlyMap<string, Session>, findWorker: FindWorker): Change {
  return joinBookings(
    planned.flatMap(({ key, date, slot: { turnId, time }, workerId, isInsisted }) => {
      const [source, worker] = [sources.get(key), findWorker(workerId)]
      return source && worker ? { isInsisted, change: planBooking({ client: source.client, worker, turnId, time, date, note: null }) } : []
    }),
  )
}

/** Returns each session that moves, with its change, in the order of sending. `days`: how far, earlier when negative. */
export function planMoves(
  planned: readonly PlannedSession[],
  sources: ReadonlyMap<string, Session>,
  findWorker: FindWorker,
  series: SeriesByKey,
  days: number,
): { session: Session; change: Change }[] {
  // The session that is farthest in the direction moves first, so that it frees its slot for the others.
  const farthestFirst = [...planned].sort((one, other) => days * compareText(other.date, one.date))
  return farthestFirst.flatMap(({ key, date, slot: { turnId, time }, workerId, isInsisted }) => {
    const [source, worker] = [sources.get(key), findWorker(workerId)]
    if (!source || !worker) return []
    const change = planMove(source, { turnId, date, time, worker }, series.get(key))
    return { session: source, change: isInsisted ? overrideAvailability(change) : change }
  })
}
