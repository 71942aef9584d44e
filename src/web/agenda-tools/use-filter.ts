import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type AgendaParams, paths } from '#web/navigation/paths.ts'
import { parseAgendaParams } from '#web/session-data/week-choice.ts'
import { type Filter, formatFilter, parseFilter } from './filter.ts'

/** Returns the week and filter that the page shows, or will show when the pending navigation ends. */
export function usePendingWeekChoice(weekChoice: AgendaParams): AgendaParams {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  return location?.pathname === pathname ? parseAgendaParams(new URL(location.search, window.location.origin)) : weekChoice
}

/** True in the day by workers. */
export const useIsDayView = () => useLocation().pathname.startsWith(paths.workerDay())

/** Returns the filter of the URL. */
export const useFilter = ({ worker, client, state, absent }: AgendaParams): Filter =>
  useMemo(() => parseFilter({ worker, client, state, absent }), [worker, client, state, absent])

/**
 * Returns the filter with the user's latest changes, before the week has followed, and the function that changes it. A change replaces the history
 * entry.
 */
export function useFilterChange(weekChoice: AgendaParams) {
  const navigate = useNavigate()
  const pending = usePendingWeekChoice(weekChoice)
  const [filter, setOptimisticFilter] = useOptimistic(useFilter(pending))
  const buildPath = useIsDayView() ? paths.workerDay : paths.sessions
  const change = useCallback(
    (part: Partial<Filter>) =>
      startTransition(async () => {
        const next = { ...filter, ...part }
        setOptimisticFilter(next)
        await navigate(buildPath({ ...pending, ...formatFilter(next) }), { replace: true })
      }),
    [filter, setOptimisticFilter, navigate, pending, buildPath],
  )
  return { filter, change }
}
