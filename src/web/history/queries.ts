import { queryOptions } from '@tanstack/react-query'
import type { Change, HistoryEntry, HistoryKind } from '#api/generated/app.ts'
import { api } from '#web/data/api.ts'
import { get } from '#web/data/query.ts'

export type { Change, HistoryEntry, HistoryKind }

/** The number of changes of a page. */
export const pageSize = 50

interface ChangesFilter {
  kind?: HistoryKind | undefined
  userId?: string | undefined
  clientId?: string | undefined
  workerId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  beforeId?: string | undefined
  limit?: number
}

/** A page of the changes, the newest first. */
export const changesQuery = (filter: ChangesFilter) => get('/v1/changes', { query: { limit: pageSize, ...filter } })

/** Returns the id after which the next page of changes goes on. */
export const getLastId = (changes: readonly Change[]) => changes.at(-1)?.entries[0]?.id

/** Fetches the newest changes up to a number, and whether there are more. */
export async function fetchChanges(filter: ChangesFilter, signal: AbortSignal, maxChanges: number) {
  const limit = 200
  const changes: Change[] = []
  for (;;) {
    const page = await api.send('get', '/v1/changes', { query: { ...filter, limit, beforeId: getLastId(changes) } }, signal)
    changes.push(...page)
    if (page.length < limit || changes.length >= maxChanges) return { changes, hasMore: page.length === limit }
  }
}

/** The newest changes of a session, up to a number. Another version of the session has more of them. */
export const sessionChangesQuery = (sessionId: string, version: string, limit: number) =>
  queryOptions({
    queryKey: ['/v1/changes', { query: { sessionId, limit } }, version],
    queryFn: ({ signal }) => api.send('get', '/v1/changes', { query: { sessionId, limit } }, signal),
  })
