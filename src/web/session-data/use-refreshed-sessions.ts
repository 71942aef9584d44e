import { focusManager, type QueryFunction, type QueryKey, type QueryMeta, type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatClock } from '#domain/clock.ts'
import { toLocalMinutes } from '#domain/today.ts'
import { weekRefresh } from '#web/constants.ts'
import { useIsOnline } from '#web/data/connection.ts'
import { isUpToDate } from '#web/data/live/live-state.ts'
import { useSettings } from '#web/data/settings.ts'
import type { Session } from './queries.ts'

type SessionsQuery<Key extends QueryKey> = { queryKey: Key; queryFn?: QueryFunction<Session[], Key>; meta?: QueryMeta }

/**
 * Polls sessions while the page is visible and in use, and reloads them when the window gets the focus, to show the changes of colleagues. The
 * sessions loaded last stay when polling fails, and `problem` says since when it has failed.
 */
export function useRefreshedSessions<Key extends QueryKey>(query: SessionsQuery<Key>) {
  const { lists, problem } = useRefreshedLists([query])
  return { sessions: lists[0], problem }
}

/** Does the same for several lists of sessions, such as the weeks of a month. */
export function useRefreshedLists<Key extends QueryKey>(queries: readonly SessionsQuery<Key>[]) {
  const { timeZone } = useSettings()
  const isOnline = useIsOnline()
  const { lists, failedSince, refetchers } = useQueries({
    queries: queries.map(({ queryKey, queryFn, meta }) => ({
      queryKey,
      ...(queryFn && { queryFn }),
      // An observer without `meta` would remove it from the query.
      ...(meta && { meta }),
      retryOnMount: false,
      refetchInterval: getRefetchDelay,
      refetchOnWindowFocus: 'always' as const,
    })),
    combine: summarizeAnswers,
  })
  useEffect(() => {
    // A page beside another window stays visible, so visibility alone is not enough.
    const reload = () => {
      if (focusManager.isFocused()) for (const refetch of refetchers) void refetch({ cancelRefetch: false })
    }
    window.addEventListener('focus', reload)
    return () => window.removeEventListener('focus', reload)
  }, [refetchers])

  // Without a connection the line above the page says it.
  const problem =
    failedSince !== undefined && isOnline
      ? `Sin actualizar desde las ${formatClock(toLocalMinutes(new Date(failedSince), timeZone))}; se reintenta`
      : undefined
  return { lists, problem }
}

/** Returns the lists, when the list that has failed for longest was last read, if any has failed, and the functions that request the lists again. */
function summarizeAnswers(answers: UseQueryResult<Session[]>[]) {
  const [oldest] = answers.filter(({ isRefetchError }) => isRefetchError).sort((one, other) => one.dataUpdatedAt - other.dataUpdatedAt)
  return {
    lists: answers.map(({ data }) => data),
    failedSince: oldest?.dataUpdatedAt,
    refetchers: answers.map(({ refetch }) => refetch),
  }
}

/** Returns the milliseconds until the next poll, counted from the last answer, so that the user's own changes do not delay it. False while the page is told of changes. */
const getRefetchDelay = ({ state }: { state: { dataUpdatedAt: number; errorUpdatedAt: number } }) =>
  state.errorUpdatedAt <= state.dataUpdatedAt && isUpToDate({ state })
    ? false
    : Math.max(weekRefresh.minDelay, Math.max(state.dataUpdatedAt, state.errorUpdatedAt) + weekRefresh.interval - Date.now())
