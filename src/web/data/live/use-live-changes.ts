import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasAddition } from '../settings.ts'

/** Shows the changes of colleagues as soon as the server tells them, where it does. The code for it loads after the screen. */
export function useLiveChanges() {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!hasAddition('streamEvents')) return
    let isOver = false
    let stop = () => {}
    const start = async () => {
      const { startLiveChanges } = await import('./start-live-changes.ts')
      if (!isOver) stop = startLiveChanges(queryClient)
    }
    // Without the code, the page polls.
    start().catch(() => {})
    return () => {
      isOver = true
      stop()
    }
  }, [queryClient])
}
