import { compareSpanish } from '#domain/collation.ts'
import { isActive } from '#domain/states.ts'
import { type BusyTime, ignoreAbsences, isBusyIn } from '#web/session-data/busy/busy-period.ts'
import {
  type Conflict,
  describeReason,
  findConflict,
  findOverlappingPeriods,
  formatShortName,
} from '#web/session-data/busy/find-conflict.ts'
import type { Scope, Target } from '#web/session-data/changes/plans.ts'
import type { SeriesRun } from '#web/session-data/changes/runs.ts'
import type { Session, Slot } from '#web/session-data/queries.ts'

/**
 * Finds the reason why a session cannot move to a target; undefined when it can or nothing is known. A canceled or postponed session has no
 * conflicts.
 */
export function findTargetConflict(session: Session, target: Target, scope: Scope, busy: BusyTime, run?: SeriesRun): Conflict | undefined {
  if (!isActive(session.state) && !session.standing) return
  const relevant = run && run.standing.length > 0 ? ignoreAbsences(busy) : busy
  return findConflict({ client: session.client, worker: target.worker }, target, relevant, { session, scope, from: run?.from })
}

type SessionWorker = Session['worker']

/** A worker to whom a session may move. */
export interface WorkerOption {
  worker: SessionWorker
  /** The reason why the worker cannot take it: "con Ian Vargas, 08:00 – 08:45". */
  conflict?: string | undefined
  /** The reason why the worker is not available, who can take it all the same: "ausente". */
  warning?: string | undefined
}

interface Candidates {
  workers: readonly SessionWorker[]
  busy: BusyTime
  /** The ids of the workers who are free according to the server. */
  freeIds?: readonly string[] | undefined
}

/** Lists the workers for a session in a slot: its own worker first, then those who are free, then those who are not and why. */
export function listWorkerOptions(session: Session, slot: Slot, { workers, busy, freeIds }: Candidates): WorkerOption[] {
  const overlapping = findOverlappingPeriods(busy, slot, { session, scope: 'once' })
  const rank = ({ worker, conflict, warning }: WorkerOption) => (worker.id === session.worker.id ? 0 : conflict ? 3 : warning ? 2 : 1)
  return workers
    .map((worker) => {
      const period = overlapping.find((period) => isBusyIn(worker, period))
      if (period) return { worker, [period.reason.kind === 'session' ? 'conflict' : 'warning']: describeReason(period) }
      const isOccupied = freeIds && !freeIds.includes(worker.id) && worker.id !== session.worker.id
      return { worker, conflict: isOccupied ? (worker.person.gender ? 'ocupado' : 'ocupada') : undefined }
    })
    .sort((one, other) => rank(one) - rank(other) || compareSpanish(formatShortName(one.worker), formatShortName(other.worker)))
}
