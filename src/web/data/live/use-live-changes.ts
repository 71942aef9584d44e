import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ChangeEvent } from '#api/generated/app.ts'
import { api } from '../api.ts'
import { setLiveSince } from './live-state.ts'
import { refreshAll, refreshChanged, resumePolling } from './refresh-changed.ts'
import { listenToSharedStream } from './shared-stream.ts'

/** Milliseconds in which changes are collected: one call of the server often changes several records. */
const collectTime = 100

/** Shows the changes of colleagues as soon as the server tells them. Without a stream, the queries that show them poll. */
export function useLiveChanges() {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!api.hasAddition('streamEvents')) return
    let wasLost = false
    let changes: ChangeEvent[] = []
    let timer: number | undefined
    const stop = listenToSharedStream((message) => {
      if (message.type === 'change') {
        if (changes.length === 0)
          timer = window.setTimeout(() => {
            void refreshChanged(queryClient, changes)
            changes = []
          }, collectTime)
        changes.push(message.change)
      } else if (message.type === 'open') {
        setLiveSince(Date.now())
        // What changed while there was no stream was not told.
        if (wasLost) void refreshAll(queryClient)
      } else {
        wasLost = true
        setLiveSince(undefined)
        void resumePolling(queryClient)
      }
    })
    return () => {
      clearTimeout(timer)
      stop()
      setLiveSince(undefined)
    }
  }, [queryClient])
}
