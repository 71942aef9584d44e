import { queryOptions } from '@tanstack/react-query'
import type { HistoryEntry, HistoryKind } from '#api/generated/app.ts'
import { api } from '#web/data/api.ts'
import { get } from '#web/data/query.ts'

export type { HistoryEntry, HistoryKind }

/** The number of entries of a page. */
export const pageSize = 100

interface HistoryFilter {
  kind?: HistoryKind | undefined
  userId?: string | undefined
  clientId?: string | undefined
  workerId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  beforeId?: string | undefined
  limit?: number
}

/** A page of the history, the newest changes first. */
export const historyQuery = (filter: HistoryFilter) => get('/v1/history', { query: { limit: pageSize, ...filter } })

/** Fetches the newest changes up to a number, and whether there are more. */
export async function fetchHistory(filter: HistoryFilter, signal: AbortSignal, maxEntries: number) {
  const limit = 200
  const entries: HistoryEntry[] = []
  for (;;) {
    const page = await api.send('get', '/v1/history', { query: { ...filter, limit, beforeId: entries.at(-1)?.id } }, signal)
    entries.push(...page)
    if (page.length < limit || entries.length >= maxEntries) return { entries, hasMore: page.length === limit }
  }
}

/** All changes of a session, the newest first. Another version of the session has more of them. */
export const sessionHistoryQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: ['/v1/sessions/{id}/history', id, version],
    queryFn: ({ signal }) => api.send('get', '/v1/sessions/{id}/history', { path: { id } }, signal),
  })
