import { groupBy } from '#domain/group-by.ts'
import type { HistoryEntry } from '../queries.ts'

/** At least one entry, the newest first. */
export type Entries = readonly [HistoryEntry, ...HistoryEntry[]]

/** What one call has changed: the entries of each record, in the order of the history. */
export interface HistoryCall {
  /** The id of the newest entry. */
  id: string
  at: string
  entries: Entries
  /** The entries by record. */
  records: readonly Entries[]
}

/**
 * Groups the entries of a history by call, the newest first. What the server itself changed has no call: each of its entries stands alone. A caller chooses the
 * correlation id, and must not hide one call in another.
 */
export function groupEntries(entries: readonly HistoryEntry[]): HistoryCall[] {
  const groups: [HistoryEntry, ...HistoryEntry[]][] = []
  for (const entry of entries) {
    const group = groups.at(-1)
    if (group && isSameCall(group[0], entry)) group.push(entry)
    else groups.push([entry])
  }
  return groups.map((group) => ({
    id: group[0].id,
    at: group[0].at,
    entries: group,
    records: [...groupBy(group, ({ kind, recordId }) => `${kind} ${recordId}`).values()],
  }))
}

const isSameCall = (one: HistoryEntry, other: HistoryEntry) =>
  one.correlationId !== null &&
  one.correlationId === other.correlationId &&
  one.userId === other.userId &&
  one.operation === other.operation
