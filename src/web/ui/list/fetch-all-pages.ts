import { useEffect, useRef, useState } from 'react'
import { notifyFailure } from '../feedback/notify.ts'

/** A page of rows; `isWhole` is true when it is the whole result. */
type PageOfRows<Row> = { rows: readonly Row[]; total: number; isWhole: boolean }

export type FetchPage<Row> = (limit: number, offset: number, signal: AbortSignal) => Promise<PageOfRows<Row>>

const limit = 500

/** Fetches all rows of a result, page by page. */
export async function fetchAllPages<Row extends { id: string }>(fetchPage: FetchPage<Row>, signal: AbortSignal): Promise<Row[]> {
  // Rows are collected by id, because a record created meanwhile moves a row to the next page, and the row comes twice.
  const found = new Map<string, Row>()
  let expectedTotal = 0
  let offset = 0
  for (;;) {
    const { rows, total, isWhole } = await fetchPage(limit, offset, signal)
    for (const row of rows) found.set(row.id, row)
    signal.throwIfAborted()
    // Records deleted meanwhile move as many rows to a page that was fetched before.
    const moved = Math.max(0, expectedTotal - total)
    expectedTotal = total
    if (moved > 0) offset = Math.max(0, offset - moved)
    else if (isWhole || offset + limit >= total) return [...found.values()]
    else offset += limit
  }
}

/** Returns a function that fetches the whole result and passes it on, unless the user leaves the page meanwhile. */
export function useFetchAll<Row extends { id: string }>(fetchPage: FetchPage<Row>) {
  const [isFetching, setFetching] = useState(false)
  const abortController = useRef<AbortController>(undefined)
  useEffect(() => () => abortController.current?.abort(), [])

  /** Fetches the rows and passes them on. A failure is shown under `failureTitle`: "No se pudo exportar". */
  const fetchAll = async (onFetched: (rows: Row[]) => unknown, failureTitle: string) => {
    if (isFetching) return
    const controller = new AbortController()
    const { signal } = controller
    abortController.current = controller
    setFetching(true)
    try {
      await onFetched(await fetchAllPages(fetchPage, signal))
    } catch (error) {
      if (!signal.aborted) notifyFailure(failureTitle, error)
    } finally {
      setFetching(false)
    }
  }
  return { fetchAll, isFetching }
}
