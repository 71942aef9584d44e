import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { buildDate, getWeekStart } from '#domain/weeks.ts'
import { refetchQueries, resetQueries } from '../../../data/query.ts'
import type { Session, weekQuery } from '../queries.ts'
import { applyToWeek, type Change, invertChange, type TurnWeek } from './change.ts'
import { type ChangeRequest, type ChangeResult, sendRequest } from './send-changes.ts'

const mutationKey = ['agenda'] as const

/**
 * Returns a function that makes changes at once, after all those before. The cached weeks show them before the server has answered. It resolves to
 * the result of each change; what was refused disappears from the weeks again.
 */
export function useSendChanges() {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: 'agenda' },
    mutationFn: (request: ChangeRequest) => sendRequest(queryClient, request),
    onMutate: async ({ changes }) => {
      await discardFetches(queryClient)
      updateWeeks(queryClient, changes)
    },
    onSuccess: async (results, request) => {
      await discardFetches(queryClient)
      const own = results.map((result, index) =>
        result.status === 'fulfilled' ? result.value : invertChange(request.changes[index] ?? []),
      )
      // What the user has done to the same sessions meanwhile stays visible.
      updateWeeks(queryClient, [...own, ...listPendingChanges(queryClient, request)])
      void resetQueries(queryClient, '/v1/sessions/available-people')
    },
    onSettled: (results) => {
      if (!results?.every(isCertain)) uncertainQueryClients.add(queryClient)
      // Refetches once, after the last of several changes.
      if (queryClient.isMutating({ mutationKey }) !== 1) return
      if (uncertainQueryClients.delete(queryClient)) void refetchQueries(queryClient, '/v1/sessions')
      else void queryClient.invalidateQueries({ predicate: isSessionsQuery, refetchType: 'none' })
    },
  })
  return mutateAsync
}

/** The query clients whose cache may differ from the server. */
const uncertainQueryClients = new WeakSet<QueryClient>()

/** True unless a change was refused, or did more than the web knows. */
const isCertain = (result: ChangeResult) => result.status === 'fulfilled' && result.value.every(({ kind }) => kind !== 'end')

const weeksKey = ['/v1/sessions/by-turn-and-week'] as const

/** Discards answers that are on their way, because they do not show the latest changes. A week without data is requested again. */
async function discardFetches(queryClient: QueryClient) {
  await queryClient.cancelQueries({ queryKey: weeksKey, predicate: ({ state }) => state.data !== undefined })
  void queryClient.refetchQueries({
    queryKey: weeksKey,
    predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'fetching',
  })
}

/** Applies changes to every cached week. The weeks stay as old as they are: changes by colleagues are not in them. */
function updateWeeks(queryClient: QueryClient, changes: readonly Change[]) {
  for (const [queryKey, sessions] of queryClient.getQueriesData<Session[]>({ queryKey: weeksKey })) {
    const week = parseWeekKey(queryKey)
    const { dataUpdatedAt: updatedAt } = queryClient.getQueryState(queryKey) ?? {}
    if (sessions && week)
      queryClient.setQueryData(
        queryKey,
        changes.reduce<Session[]>((current, change) => applyToWeek(current, change, week), sessions),
        { updatedAt },
      )
  }
}

/** Lists the changes that wait for the server, in the order in which they were made, except for one request. */
const listPendingChanges = (queryClient: QueryClient, settled: ChangeRequest): Change[] =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state }) => state.variables as ChangeRequest)
    .filter((request) => request !== settled)
    .flatMap(({ changes }) => changes)

const isSessionsQuery = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => String(path).startsWith('/v1/sessions')

/** Returns the turn and week that the query key of a week contains. */
function parseWeekKey(queryKey: readonly unknown[]): TurnWeek | undefined {
  const [, input] = queryKey as ReturnType<typeof weekQuery>['queryKey']
  const { turnId, year, month, day } = input.query
  const date = buildDate(year, month, day)
  return date === null ? undefined : { turnId, week: getWeekStart(date) }
}
