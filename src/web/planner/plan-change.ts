import { type PlannedSession, toRecords } from '#domain/plan.ts'
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

/** Returns the change that books the sessions of a plan: all of them, or none. */
export function planRecords(
  sessions: readonly PlannedSession[],
  { waitingEntryId, isEndless, ...common }: Common,
  getWorker: (id: string) => Worker,
): Change {
  const bookings = toRecords(sessions).map(({ date, slot, workerId, until, isInsisted }, index) => ({
    isInsisted,
    change: planBooking({
      ...common,
      ...{ worker: getWorker(workerId), turnId: slot.turnId, time: slot.time, date },
      ...(until && { standing: { until: isEndless ? null : until } }),
      ...(index === 0 && waitingEntryId !== undefined && { waitingEntryId }),
    }),
  }))
  return joinBookings(bookings)
}

/** Joins bookings into one call, and those that are insisted on into another, because only these accept that the worker is not available. */
export function joinBookings(bookings: readonly { change: Change; isInsisted: boolean }[]): Change {
  const collect = (isInsisted: boolean) =>
    bookings
      .filter((booking) => booking.isInsisted === isInsisted)
      .flatMap(({ change }) => change.flatMap((step) => (step.kind === 'book' ? step.sessions : [])))
  const [regular, insisted] = [collect(false), collect(true)]
  return [
    ...(regular.length > 0 ? [{ kind: 'book' as const, sessions: regular, hides: [] }] : []),
    ...(insisted.length > 0 ? [{ kind: 'book' as const, sessions: insisted, hides: [], override: 'accept' as const }] : []),
  ]
}
