import { useEffect, useRef, useState } from 'react'
import { notifyFailure } from '../feedback/notify.ts'

/** Fetches a page of rows, and how many there are in all. */
export type FetchPage<Row> = (limit: number, offset: number, signal: AbortSignal) => Promise<{ rows: readonly Row[]; total: number }>

const limit = 500

/** Fetches all rows of a result, page by page. */
export const fetchAllPages = async <Row extends { id: string }>(fetchPage: FetchPage<Row>, signal: AbortSignal): Promise<Row[]> =>
  (await fetchFirstRows(fetchPage, signal)).rows

/** Fetches the rows of a result up to a number of rows, page by page, and how many rows the result has. */
export async function fetchFirstRows<Row extends { id: string }>(fetchPage: FetchPage<Row>, signal: AbortSignal, maxRows = Infinity) {
  // Rows are collected by id, because a record created meanwhile moves a row to the next page, and the row comes twice.
  const found = new Map<string, Row>()
  let expectedTotal = 0
  let offset = 0
  for (;;) {
    const { rows, total } = await fetchPage(limit, offset, signal)
    for (const row of rows) found.set(row.id, row)
    signal.throwIfAborted()
    // Records deleted meanwhile move as many rows to a page that was fetched before.
    const moved = Math.max(0, expectedTotal - total)
    expectedTotal = total
    if (total > maxRows && found.size >= maxRows) return { rows: [...found.values()].slice(0, maxRows), total }
    if (moved > 0) offset = Math.max(0, offset - moved)
    else if (offset + limit >= total) return { rows: [...found.values()], total: found.size }
    else offset += limit
  }
}

/** Returns a function that fetches something and passes it on, unless the user leaves the page meanwhile. */
export function useFetch() {
  const [isFetching, setFetching] = useState(false)
  const abortController = useRef<AbortController>(undefined)
  useEffect(() => () => abortController.current?.abort(), [])

  /** Fetches and passes on what came. A failure is shown under `failureTitle`: "No se pudo exportar". */
  const run = async <T>(fetchIt: (signal: AbortSignal) => Promise<T>, onFetched: (fetched: T) => unknown, failureTitle: string) => {
    if (isFetching) return
    const controller = new AbortController()
    const { signal } = controller
    abortController.current = controller
    setFetching(true)
    try {
      await onFetched(await fetchIt(signal))
    } catch (error) {
      if (!signal.aborted) notifyFailure(failureTitle, error)
    } finally {
      setFetching(false)
    }
  }
  return { run, isFetching }
}
