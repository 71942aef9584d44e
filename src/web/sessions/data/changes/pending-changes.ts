import type { QueryClient } from '@tanstack/react-query'

/** For each query client, a promise that resolves when all changes so far are settled and can be undone. */
const pending = new WeakMap<QueryClient, Promise<void>>()

/** Resolves when all changes so far are settled and can be undone. */
export const waitForChanges = async (queryClient: QueryClient) => pending.get(queryClient)

/** Lets `waitForChanges` wait for a change too. Returns the same promise. */
export function trackChange<T>(queryClient: QueryClient, change: Promise<T>): Promise<T> {
  // Resolves to nothing, because each result would keep the one before it in memory.
  pending.set(
    queryClient,
    Promise.allSettled([pending.get(queryClient), change]).then(() => {}),
  )
  return change
}
