import { useEffect, useRef, useState } from 'react'
import { notifyFailure } from '../feedback/notify.ts'
import { type FetchPage, type FetchProgress, fetchAllPages } from './fetch-all-pages.ts'

/** Fetches the whole result and does something with it, with progress and a way to cancel. */
export function useFetchAll<Row extends { id: string }>(fetchPage: FetchPage<Row>) {
  const [progress, setProgress] = useState<FetchProgress>()
  const abortController = useRef<AbortController>(undefined)
  useEffect(() => () => abortController.current?.abort(), [])

  /** `failureTitle`: "No se pudo exportar". */
  const fetchAll = async (onFetched: (rows: Row[]) => unknown, failureTitle: string) => {
    const controller = new AbortController()
    abortController.current = controller
    setProgress({ done: 0, total: 0 })
    try {
      const rows = await fetchAllPages(fetchPage, controller.signal, setProgress)
      if (!controller.signal.aborted) await onFetched(rows)
    } catch (error) {
      if (!controller.signal.aborted) notifyFailure(failureTitle, error)
    } finally {
      if (abortController.current === controller) setProgress(undefined)
    }
  }
  const cancel = () => {
    abortController.current?.abort()
    abortController.current = undefined
    setProgress(undefined)
  }
  return { fetchAll, progress, cancel }
}
