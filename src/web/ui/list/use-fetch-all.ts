import { useEffect, useRef, useState } from 'react'
import { notifyFailure } from '../feedback/notify.ts'
import { type FetchPage, type FetchProgress, fetchAllPages } from './fetch-all-pages.ts'

/** Brings the whole result and does something with it; how far it is, and how it is called off. */
export function useFetchAll<Row extends { id: string }>(ask: FetchPage<Row>) {
  const [progress, setProgress] = useState<FetchProgress>()
  const calling = useRef<AbortController>(undefined)
  useEffect(() => () => calling.current?.abort(), [])

  /** `failed` begins what is said when it does not come: "No se pudo exportar". */
  const bring = async (then: (rows: Row[]) => unknown, failed: string) => {
    const controller = new AbortController()
    calling.current = controller
    setProgress({ done: 0, total: 0 })
    try {
      const rows = await fetchAllPages(ask, controller.signal, setProgress)
      if (!controller.signal.aborted) await then(rows)
    } catch (error) {
      if (!controller.signal.aborted) notifyFailure(failed, error)
    } finally {
      if (calling.current === controller) setProgress(undefined)
    }
  }
  const cancel = () => {
    calling.current?.abort()
    calling.current = undefined
    setProgress(undefined)
  }
  return { bring, progress, cancel }
}
