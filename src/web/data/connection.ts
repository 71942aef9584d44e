import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { connectionCheck } from '#web/constants.ts'
import { api } from './api.ts'

/** False while the browser has no network, and from a call without an answer until one is answered. */
export const useIsOnline = () => useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())

/**
 * Calls the server while there is no connection, until it answers. React Query then fetches again what is out of date. A call may last long on a dead line,
 * so the next one is sent some time after it has ended. Returns a function that ends this.
 */
export function checkConnectionWhileOffline() {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isChecking = false
  const schedule = () => {
    clearTimeout(timer)
    if (!onlineManager.isOnline() && !isChecking && !controller.signal.aborted) timer = setTimeout(check, connectionCheck.interval)
  }
  const check = async () => {
    isChecking = true
    // An answer of any kind is reported by `api`.
    await api.send('get', '/v1/settings', undefined, controller.signal).catch(() => {})
    isChecking = false
    schedule()
  }
  const unsubscribe = onlineManager.subscribe(schedule)
  schedule()
  return () => {
    unsubscribe()
    controller.abort()
    clearTimeout(timer)
  }
}
