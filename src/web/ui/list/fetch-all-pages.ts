/** A page of rows as `api.list` answers it; `hasTotal` is false when the server does not count. */
type PageOfRows<Row> = { rows: readonly Row[]; total: number; hasTotal: boolean }

/** The number of rows fetched so far, and of all rows. */
export type FetchProgress = { done: number; total: number }

export type FetchPage<Row> = (limit: number, offset: number, signal: AbortSignal) => Promise<PageOfRows<Row>>

const limit = 500

/** Fetches all rows of a result, page by page; a server that does not count sends them at once. */
export async function fetchAllPages<Row extends { id: string }>(
  fetchPage: FetchPage<Row>,
  signal: AbortSignal,
  onProgress: (progress: FetchProgress) => void,
): Promise<Row[]> {
  // By id, because a record created meanwhile moves a row to the next page, and the row comes twice.
  const found = new Map<string, Row>()
  for (let offset = 0; ; offset += limit) {
    const { rows, total, hasTotal } = await fetchPage(limit, offset, signal)
    for (const row of rows) found.set(row.id, row)
    if (!hasTotal || offset + limit >= total) return [...found.values()]
    onProgress({ done: found.size, total })
  }
}
