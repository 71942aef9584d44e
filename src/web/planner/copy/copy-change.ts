import { compareText } from '#domain/compare-text.ts'
import type { PlannedSession } from '#domain/plan.ts'
import { type Change, overrideAvailability } from '../../sessions/data/changes/change.ts'
import { planBooking, planMove } from '../../sessions/data/changes/plans.ts'
import type { Session } from '../../sessions/data/queries.ts'
import type { SeriesByKey } from '../../sessions/selection/use-series-of-selection.ts'

type FindWorker = (id: string) => Session['worker'] | undefined

/** Returns the change that books copies of sessions with one call, all or none. Notes are about their own date, so copies have none. */
export function planCopies(planned: readonly PlannedSession[], sources: ReadonlyMap<string, Session>, findWorker: FindWorker): Change {
  const sessions = planned.flatMap(({ key, date, slot: { turnId, time }, workerId }) => {
    const [source, worker] = [sources.get(key), findWorker(workerId)]
    if (!source || !worker) return []
    return planBooking({ client: source.client, worker, turnId, time, date, note: null }).flatMap((step) =>
      step.kind === 'book' ? step.sessions : [],
    )
  })
  const insists = planned.some(({ isInsisted }) => isInsisted)
  return [{ kind: 'book', sessions, hides: [], ...(insists && { override: 'accept' as const }) }]
}

/** Returns the change that moves sessions, all or none. `days`: how far, earlier when negative. */
export function planMoves(
  planned: readonly PlannedSession[],
  sources: ReadonlyMap<string, Session>,
  findWorker: FindWorker,
  series: SeriesByKey,
  days: number,
): Change {
  // What is farthest in the direction moves first, so that it frees its slot for the others.
  const farthestFirst = [...planned].sort((one, other) => days * compareText(other.date, one.date))
  return farthestFirst.flatMap(({ key, date, slot: { turnId, time }, workerId, isInsisted }) => {
    const [source, worker] = [sources.get(key), findWorker(workerId)]
    if (!source || !worker) return []
    const change = planMove(source, { turnId, date, time, worker }, series.get(key))
    return isInsisted ? overrideAvailability(change) : change
  })
}
