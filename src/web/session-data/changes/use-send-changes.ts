import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { addChange, changeScope, type Made } from '#web/changes/use-undo.ts'
import { refetchQueries, resetQueries } from '#web/data/invalidate-queries.ts'
import { waitingListPath } from '#web/waiting-entries/queries.ts'
import type { Session } from '../queries.ts'
import { applyChange, type Change } from './change.ts'
import { type ChangeResult, sendChanges } from './send-changes.ts'
import { getServerSessions } from './unanswered-changes.ts'

/** Changes that the user makes together, and the sentence that tells how many of them were made. */
type ChangeRequest = { changes: readonly Change[]; formatMessage: (count: number) => string }

type SendOutcome = Made & { results: readonly ChangeResult[] }

const mutationKey = ['agenda'] as const

/**
 * Returns a function that makes changes. The cached sessions show them immediately, and the server gets them after all earlier changes. Refused changes disappear
 * again.
 */
export function useSendChanges() {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: changeScope,
    mutationFn: async ({ changes, formatMessage }: ChangeRequest): Promise<SendOutcome> => {
      const { results, changeIds } = await sendChanges(queryClient, changes)
      return { results, made: addChange(queryClient, formatMessage(countMade(results)), changeIds) }
    },
    onMutate: () => showChanges(queryClient, [], listUnansweredChanges(queryClient)),
    onSettled: (outcome, error, request) => {
      const { results } = outcome ?? { results: [] }
      showChanges(queryClient, listMade(results), listUnansweredChanges(queryClient, request))
      void resetQueries(queryClient, '/v1/sessions/available-people', '/v1/clients/{id}/usual-workers')
      void refetchQueries(queryClient, waitingListPath, '/v1/changes')
      // A worker may be away by now.
      if (error || !results.every(isCertain)) void refetchQueries(queryClient, '/v1/sessions', '/v1/absences', '/v1/working-hours')
      else void queryClient.invalidateQueries({ predicate: isSessionsQuery, refetchType: 'none' })
    },
  })
  return (request: ChangeRequest): Promise<SendOutcome> =>
    mutateAsync(request).catch((reason) => ({ results: request.changes.map(() => ({ status: 'rejected', reason })) }))
}

/** Lists the changes that were made, as the server has them. */
export const listMade = (results: readonly ChangeResult[]): Change[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))

const countMade = (results: readonly ChangeResult[]) => listMade(results).length

/** True unless a change was refused, or did more than the web knows. */
const isCertain = (result: ChangeResult) =>
  result.status === 'fulfilled' &&
  // An answer of several bookings does not say which exceptions were made of occurrences.
  result.value.every((step) => step.kind !== 'end' && (step.kind !== 'book' || step.replaced?.after.id !== ''))

/**
 * Applies what the server has done to its sessions of each query, and shows them with the unanswered changes. The queries stay as old as they
 * are, because changes by colleagues are not in them.
 */
function showChanges(queryClient: QueryClient, done: readonly Change[], unanswered: readonly Change[]) {
  const serverSessions = getServerSessions(queryClient)
  for (const { queryKey, queryHash, state, meta } of queryClient.getQueryCache().findAll({ predicate: isSessionsQuery })) {
    const scope = meta?.sessionScope
    const shown = state.data as Session[] | undefined
    if (!shown || !scope) continue
    const apply = (sessions: Session[], changes: readonly Change[]) =>
      changes.reduce((current, change) => applyChange(current, change, scope), sessions)
    const answered = apply(serverSessions.get(queryHash) ?? shown, done)
    serverSessions.set(queryHash, answered)
    const sessions = apply(answered, unanswered)
    // Setting the same sessions again would still notify every list of a month or a history.
    if (sessions !== shown) queryClient.setQueryData(queryKey, sessions, { updatedAt: state.dataUpdatedAt })
  }
  if (unanswered.length === 0) serverSessions.clear()
}

/** Lists the changes that wait for the server, in the order in which they were made, without those of the request that was answered just now. */
const listUnansweredChanges = (queryClient: QueryClient, answered?: ChangeRequest): Change[] =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state }) => state.variables as ChangeRequest)
    .filter((request) => request !== answered)
    .flatMap(({ changes }) => changes)

const isSessionsQuery = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => String(path).startsWith('/v1/sessions')
