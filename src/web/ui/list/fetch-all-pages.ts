/** A part of a list as `api.list` answers it. */
type PageOfRows<Row> = { rows: readonly Row[]; total: number; hasTotal: boolean }

/** How much of a whole is there. */
export type FetchProgress = { done: number; total: number }

/** Asks for so many rows of a result, leaving out others before them. */
export type FetchPage<Row> = (limit: number, offset: number, signal: AbortSignal) => Promise<PageOfRows<Row>>

const pageSize = 500

/** All rows of a result, part after part; a server that does not count sends them at once. */
export async function fetchAllPages<Row extends { id: string }>(
  ask: FetchPage<Row>,
  signal: AbortSignal,
  onProgress: (progress: FetchProgress) => void,
): Promise<Row[]> {
  // by id: what a colleague registers meanwhile moves a row into the next part, where it would come twice
  const found = new Map<string, Row>()
  for (let offset = 0; ; offset += pageSize) {
    const { rows, total, hasTotal } = await ask(pageSize, offset, signal)
    for (const row of rows) found.set(row.id, row)
    if (!hasTotal || offset + pageSize >= total) return [...found.values()]
    onProgress({ done: found.size, total })
  }
}
