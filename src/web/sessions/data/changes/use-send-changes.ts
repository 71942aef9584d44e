import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { refetchQueries, resetQueries } from '../../../data/invalidate-queries.ts'
import { waitingListPath } from '../../../waiting-entries/queries.ts'
import type { Session } from '../queries.ts'
import { applyChange, type Change } from './change.ts'
import { getConfirmedSessions } from './pending-changes.ts'
import { type ChangeRequest, type ChangeResult, sendRequest } from './send-changes.ts'

const mutationKey = ['agenda'] as const

/**
 * Returns a function that makes changes. The cached sessions show them at once, and the server gets them after all earlier changes. It resolves to the
 * result of each change; refused changes disappear again.
 */
export function useSendChanges() {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: 'agenda' },
    mutationFn: (request: ChangeRequest) => sendRequest(queryClient, request),
    onMutate: () => showChanges(queryClient, [], listPendingChanges(queryClient)),
    onSettled: (results = [], error, request) => {
      const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      showChanges(queryClient, done, listPendingChanges(queryClient, request))
      void resetQueries(queryClient, '/v1/sessions/available-people', '/v1/clients/{id}/usual-workers')
      void refetchQueries(queryClient, waitingListPath, '/v1/history')
      // A worker may be away by now.
      if (error || !results.every(isCertain)) void refetchQueries(queryClient, '/v1/sessions', '/v1/absences', '/v1/working-hours')
      else void queryClient.invalidateQueries({ predicate: isSessionsQuery, refetchType: 'none' })
    },
  })
  return (request: ChangeRequest): Promise<ChangeResult[]> =>
    mutateAsync(request).catch((reason) => request.changes.map(() => ({ status: 'rejected', reason })))
}

/** True unless a change was refused, or did more than the web knows. */
const isCertain = (result: ChangeResult) => result.status === 'fulfilled' && result.value.every(({ kind }) => kind !== 'end')

/**
 * Applies what the server has done to the confirmed sessions of each query, and shows them with the pending changes. The queries stay as old as they
 * are, because changes by colleagues are not in them.
 */
function showChanges(queryClient: QueryClient, done: readonly Change[], pending: readonly Change[]) {
  const confirmedSessions = getConfirmedSessions(queryClient)
  for (const { queryKey, queryHash, state, meta } of queryClient.getQueryCache().findAll({ predicate: isSessionsQuery })) {
    const scope = meta?.sessionScope
    const shown = state.data as Session[] | undefined
    if (!shown || !scope) continue
    const apply = (sessions: Session[], changes: readonly Change[]) =>
      changes.reduce((current, change) => applyChange(current, change, scope), sessions)
    const confirmed = apply(confirmedSessions.get(queryHash) ?? shown, done)
    confirmedSessions.set(queryHash, confirmed)
    const sessions = apply(confirmed, pending)
    // Setting the same sessions again would still notify every list of a month or a history.
    if (sessions !== shown) queryClient.setQueryData(queryKey, sessions, { updatedAt: state.dataUpdatedAt })
  }
  if (pending.length === 0) confirmedSessions.clear()
}

/** Lists the changes that wait for the server, in the order in which they were made, without those of the request that has just been settled. */
const listPendingChanges = (queryClient: QueryClient, settled?: ChangeRequest): Change[] =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state }) => state.variables as ChangeRequest)
    .filter((request) => request !== settled)
    .flatMap(({ changes }) => changes)

const isSessionsQuery = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => String(path).startsWith('/v1/sessions')
