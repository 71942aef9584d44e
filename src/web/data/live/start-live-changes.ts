import type { QueryClient } from '@tanstack/react-query'
import type { ChangeEvent } from '#api/generated/app.ts'
import { setLiveSince } from './live-state.ts'
import { refreshAll, refreshChanged, resumePolling } from './refresh-changed.ts'
import { listenToSharedStream } from './shared-stream.ts'

/**
 * Milliseconds in which changes are collected, because one call of the server often changes several records, and the shortest time between two refreshes, for
 * colleagues who change a lot, such as by an import.
 */
const refreshTimes = { collect: 100, interval: 1000 }

const wait = (milliseconds: number) => new Promise<void>((resolve) => window.setTimeout(resolve, milliseconds))

/** Shows the changes of colleagues as soon as the server tells them. Without a stream, the queries that show them poll. Returns a function that ends this. */
export function startLiveChanges(queryClient: QueryClient): () => void {
  let state: 'never open' | 'open' | 'lost' = 'never open'
  let changes: ChangeEvent[] = []
  let isRefreshing = false

  const refresh = async () => {
    if (isRefreshing) return
    isRefreshing = true
    await wait(refreshTimes.collect)
    while (changes.length > 0) {
      const collected = changes
      changes = []
      await Promise.all([refreshChanged(queryClient, collected), wait(refreshTimes.interval)])
    }
    isRefreshing = false
  }

  const stop = listenToSharedStream((message) => {
    if (message.type === 'change') {
      changes.push(message.change)
      void refresh()
    } else if (message.type === 'open' && state !== 'open') {
      setLiveSince(Date.now())
      // What changed while there was no stream was not told.
      if (state === 'lost') void refreshAll(queryClient)
      state = 'open'
    } else if (message.type === 'lost' && state === 'open') {
      state = 'lost'
      setLiveSince(undefined)
      void resumePolling(queryClient)
    }
  })
  return () => {
    stop()
    changes = []
    setLiveSince(undefined)
  }
}
