import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '../queries.ts'

/** The changes of the agenda that the server has not answered yet. */
type PendingChanges = {
  /** Resolves when all changes so far are settled and can be undone. Each change replaces it. */
  settled: Promise<void>
  /** The cached sessions of each query without the pending changes, by the hash of its key. */
  confirmedSessions: Map<string, Session[]>
}

const queryKey = ['agenda', 'pending'] as const

/** Returns the pending changes. They are in the query cache, so that signing out removes them with everything else. */
function getPendingChanges(queryClient: QueryClient): PendingChanges {
  const stored = queryClient.getQueryData<PendingChanges>(queryKey)
  if (stored) return stored
  const pending: PendingChanges = { settled: Promise.resolve(), confirmedSessions: new Map() }
  // Nothing observes the query, so it would be removed after a while. Structural sharing would copy the promise.
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false })
  queryClient.setQueryData<PendingChanges>(queryKey, pending)
  return pending
}

/** Returns the sessions of the queries without the pending changes. The caller updates them. */
export const getConfirmedSessions = (queryClient: QueryClient) => getPendingChanges(queryClient).confirmedSessions

/** Returns a promise that resolves when all changes so far are settled and can be undone. After a later change it returns another promise. */
export const waitForChanges = (queryClient: QueryClient) => getPendingChanges(queryClient).settled

/** Lets `waitForChanges` wait for a change too. Returns the promise of the change. */
export function trackChange<T>(queryClient: QueryClient, change: Promise<T>): Promise<T> {
  const pending = getPendingChanges(queryClient)
  // The promise resolves to nothing, because each result would keep the one before it in memory.
  pending.settled = Promise.allSettled([pending.settled, change]).then(() => {})
  return change
}
