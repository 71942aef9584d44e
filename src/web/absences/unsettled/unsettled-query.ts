import { queryOptions } from '@tanstack/react-query'
import { type Absence, isDuring } from '#domain/availability.ts'
import type { Period } from '#domain/periods.ts'
import { api } from '#web/data/api.ts'
import { fetchBetweenChanges, type Session } from '#web/session-data/queries.ts'
import { isUnsettled } from '#web/session-data/unsettled.ts'

/** The dates and the worker whose sessions are looked at. Without a worker those of all. */
export type UnsettledScope = Period & { workerId?: string | undefined }

/**
 * The sessions of a period that need a decision, because their worker is not available and nobody has accepted it. Those that the user settles
 * leave the list at once.
 */
export const unsettledQuery = ({ from, to, workerId }: UnsettledScope) => {
  const scope = { from, to, ...(workerId && { workerId }) }
  return queryOptions({
    queryKey: ['/v1/sessions', 'unsettled', scope] as const,
    queryFn: ({ client, signal }): Promise<Session[]> =>
      fetchBetweenChanges(client, () => api.send('get', '/v1/sessions', { query: { ...scope, unavailable: true } }, signal)),
    select: selectUnsettled,
    meta: { sessionScope: scope },
  })
}

/** Leaves out what is settled, and what was booked into the period since. */
const selectUnsettled = (sessions: readonly Session[]) => sessions.filter(isUnsettled)

/** True when a session of a worker, or of anybody on a closing day, is within an absence. */
export const isTouched = ({ sessionDate, time, duration = 1, worker }: Session, absence: Absence & { workerId: string | null }) =>
  sessionDate !== null &&
  (absence.workerId === null || absence.workerId === worker.id) &&
  isDuring({ date: sessionDate, start: time, end: time + duration }, absence)
