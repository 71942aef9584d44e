import { countSessionActions } from '#domain/session-actions.ts'
import type { Change, HistoryEntry } from '../queries.ts'

/**
 * Joins the entries of an export to changes by their calls, the newest first. What the server itself changed has no call: each of its entries stands alone. A
 * caller chooses the correlation id, and must not hide one call in another.
 */
export function toChanges(entries: readonly HistoryEntry[]): Change[] {
  const groups: [HistoryEntry, ...HistoryEntry[]][] = []
  for (const entry of entries) {
    const group = groups.at(-1)
    if (group && isSameCall(group[0], entry)) group.push(entry)
    else groups.push([entry])
  }
  return groups.map((group) => {
    const [{ at, userId, userName, operation }] = group
    const sessions = group.filter(({ kind }) => kind === 'session')
    const unknown = { changeId: null, undoes: null, redoes: null }
    return {
      ...unknown,
      at,
      userId,
      userName,
      operation,
      count: group.length,
      leftOut: 0,
      sessionActions: countSessionActions(sessions),
      entries: group,
    }
  })
}

const isSameCall = (one: HistoryEntry, other: HistoryEntry) =>
  one.correlationId !== null &&
  one.correlationId === other.correlationId &&
  one.userId === other.userId &&
  one.operation === other.operation
