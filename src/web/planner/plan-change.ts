import type { PlannedSession } from '#domain/plan.ts'
import { toRecords } from '#domain/plan-records.ts'
import { hasSamePeopleAndSlot } from '#domain/session-key.ts'
import { acceptUnavailability, type Change } from '#web/session-data/changes/change.ts'
import { type Booking, planBooking } from '#web/session-data/changes/plans.ts'
import { keepReleased, type SeriesRun } from '#web/session-data/changes/runs.ts'
import type { Worker } from '#web/session-data/queries.ts'

/** What all sessions of a plan have in common. */
type Common = Pick<Booking, 'client' | 'note'> & {
  /** The entry of the waiting list that the first record takes off the list. */
  waitingEntryId: string | undefined
  /** True when the series goes on after its last planned date. */
  isEndless: boolean
}

/** Returns what ends of a run for the sessions of a plan: what was canceled or postponed stays, unless the plan books the same two people at its time. */
export const leaveReleased = (run: SeriesRun, sessions: readonly PlannedSession[]): SeriesRun =>
  keepReleased(run, (released) =>
    sessions.some(
      ({ date, clientId, workerId, slot }) =>
        date === released.sessionDate && hasSamePeopleAndSlot(released, { ...slot, client: { id: clientId }, worker: { id: workerId } }),
    ),
  )

/** Returns the change that books the sessions of a plan: all of them, or none. */
export function planRecords(
  sessions: readonly PlannedSession[],
  { waitingEntryId, isEndless, ...common }: Common,
  getWorker: (id: string) => Worker,
): Change {
  return toRecords(sessions, isEndless).flatMap(({ date, slot, workerId, until, isAccepted }, index) => {
    const change = planBooking({
      ...common,
      worker: getWorker(workerId),
      turnId: slot.turnId,
      time: slot.time,
      date,
      ...(until !== undefined && { standing: { until } }),
      ...(index === 0 && waitingEntryId !== undefined && { waitingEntryId }),
    })
    return isAccepted ? acceptUnavailability(change) : change
  })
}
