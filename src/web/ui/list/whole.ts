/** A part of a list as `api.list` answers it. */
type Part<Row> = { rows: readonly Row[]; total: number; hasTotal: boolean }

/** How much of a whole is there. */
export type Progress = { done: number; total: number }

/** Asks for so many rows of a result, leaving out others before them. */
export type AskForPart<Row> = (limit: number, offset: number, signal: AbortSignal) => Promise<Part<Row>>

const atOnce = 500

/** All rows of a result, part after part; a server that does not count sends them at once. */
export async function wholeOf<Row extends { id: string }>(
  ask: AskForPart<Row>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Row[]> {
  // by id: what a colleague registers meanwhile moves a row into the next part, where it would come twice
  const found = new Map<string, Row>()
  for (let offset = 0; ; offset += atOnce) {
    const { rows, total, hasTotal } = await ask(atOnce, offset, signal)
    for (const row of rows) found.set(row.id, row)
    if (!hasTotal || offset + atOnce >= total) return [...found.values()]
    onProgress({ done: found.size, total })
  }
}
