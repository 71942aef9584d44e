import { getSessionKey } from '#domain/session-key.ts'
import type { WorkerColumn } from './arrange-day.ts'
import { getFreeTimeKey } from './items.ts'
import type { FocusedItem } from './use-day-focus.ts'

interface EntryOptions {
  canBook: boolean
  /** The time at which Tab first enters. */
  from: number
}

/** Finds the item at which Tab enters the day: the one that had the focus last or, when it is gone, the nearest of its column, or else the next of the first column. */
export function findEntryItem(columns: readonly WorkerColumn[], last: FocusedItem | undefined, { canBook, from }: EntryOptions) {
  const listOf = ({ worker, sessions, freeTimes }: WorkerColumn): FocusedItem[] => [
    ...sessions.map(({ session, start }) => ({ workerId: worker.id, start, key: getSessionKey(session) })),
    ...(canBook ? freeTimes : []).map(({ turnId, start }) => ({
      workerId: worker.id,
      start,
      key: getFreeTimeKey(worker.id, turnId, start),
    })),
  ]
  const ofLast = columns.filter(({ worker }) => worker.id === last?.workerId).flatMap(listOf)
  const same = ofLast.find(({ key }) => key === last?.key)
  if (same) return same
  const items = ofLast.length > 0 ? ofLast : (columns.map(listOf).find((list) => list.length > 0) ?? [])
  const start = last?.start ?? from
  return items.sort((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))[0]
}
