import type { PlannedSession } from '#domain/plan.ts'
import { acceptUnavailability, type Change } from '#web/session-data/changes/change.ts'
import { planBooking, planMove } from '#web/session-data/changes/plans.ts'
import type { Session } from '#web/session-data/queries.ts'
import type { SeriesByKey } from '#web/session-selection/use-series-of-selection.ts'
import type { CopyMode } from './copy-form.tsx'

type FindWorker = (id: string) => Session['worker'] | undefined

/** A session of one week, and the change that brings it into another one. */
interface Transfer {
  session: Session
  change: Change
}

/**
 * Returns the change for each planned session: a booking of its copy, or its move. `sources`: the sessions of the first week, by the keys of the planned ones.
 * Notes are about their own date, so copies have none.
 */
export function planTransfers(
  planned: readonly PlannedSession[],
  sources: ReadonlyMap<string, Session>,
  { mode, findWorker, series }: { mode: CopyMode; findWorker: FindWorker; series: SeriesByKey },
): Transfer[] {
  return planned.flatMap(({ key, date, slot: { turnId, time }, workerId, isAccepted }) => {
    const [session, worker] = [sources.get(key), findWorker(workerId)]
    if (!session || !worker) return []
    const target = { turnId, date, time, worker }
    const change =
      mode === 'copy' ? planBooking({ ...target, client: session.client, note: null }) : planMove(session, target, series.get(key))
    return { session, change: isAccepted ? acceptUnavailability(change) : change }
  })
}
