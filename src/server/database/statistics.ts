import { getAuthor } from './author.ts'

/** Milliseconds after which a query is slow. */
const slowQuery = 1_000

/** How much of a slow statement is reported. One that inserts many rows has tens of thousands of characters. */
const maxReported = 500

/** A slow query: its statement without the values, and the call that sent it; none for the server's own. */
export type SlowQuery = { sql: string; ms: number; operation: string | undefined; correlationId: string | undefined }

/** Counts the queries of a database that fail, and reports those that are slow. */
export function createQueryStatistics() {
  /** How many have failed, by the code of the database or of the system. */
  const failures = new Map<string, number>()
  let report = (_query: SlowQuery) => {}

  const countFailure = (error: unknown) => {
    const code = String((error as { code?: unknown }).code ?? 'none')
    failures.set(code, (failures.get(code) ?? 0) + 1)
  }

  const reportIfSlow = (text: string, ms: number) => {
    if (ms < slowQuery) return
    const { operation, correlation_id: correlationId } = getAuthor() ?? {}
    report({ sql: text.slice(0, maxReported), ms: Math.round(ms), operation, correlationId })
  }

  return {
    failures: failures as ReadonlyMap<string, number>,

    /** Sets what is called for each slow query. */
    onSlowQuery: (listener: typeof report) => {
      report = listener
    },

    /** Runs a query, or opens a connection for one. */
    async watch<T>(text: string, run: () => Promise<T>): Promise<T> {
      const start = performance.now()
      try {
        return await run()
      } catch (error) {
        countFailure(error)
        throw error
      } finally {
        reportIfSlow(text, performance.now() - start)
      }
    },
  }
}

export type QueryStatistics = ReturnType<typeof createQueryStatistics>
