import { type PlannedRecord, type PlannedSession, toRecords } from '#domain/plan.ts'
import { api } from '../data/api.ts'
import type { Change } from '../sessions/data/changes/change.ts'
import { type Booking, planBooking } from '../sessions/data/changes/plans.ts'
import type { Worker } from '../sessions/data/queries.ts'

/** What all sessions of a plan have in common. */
type Common = Pick<Booking, 'client' | 'note'> & {
  /** The entry of the waiting list that the first record takes off the list. */
  waitingEntryId: string | undefined
  /** True when the series goes on after its last planned date. */
  isEndless: boolean
}

/** Returns the change that books the sessions of a plan with one call: all of them, or none. */
export function planRecords(
  sessions: readonly PlannedSession[],
  { waitingEntryId, isEndless, ...common }: Common,
  getWorker: (id: string) => Worker,
): Change {
  // A server that keeps no last day of a series gets a dated session for each date.
  const records: PlannedRecord[] = api.hasAddition('SessionInput.ends_on') ? toRecords(sessions) : [...sessions]
  const steps = records.flatMap(({ date, slot, workerId, until }, index) =>
    planBooking({
      ...common,
      ...{ worker: getWorker(workerId), turnId: slot.turnId, time: slot.time, date },
      ...(until && { standing: { until: isEndless ? null : until } }),
      ...(index === 0 && waitingEntryId !== undefined && { waitingEntryId }),
    }),
  )
  const insists = sessions.some(({ isInsisted }) => isInsisted)
  return [
    {
      kind: 'book',
      sessions: steps.flatMap((step) => (step.kind === 'book' ? step.sessions : [])),
      hides: [],
      ...(insists && { override: 'accept' as const }),
    },
  ]
}
