import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { paths, type Week } from '../../navigation/paths.ts'
import { chosenOf } from '../data/chosen.ts'
import { type Filter, formatFilter, parseFilter } from './filter.ts'

/** What is chosen to be seen: what the page shows, or what it will show when it is there. */
export function usePendingView(chosen: Week): Week {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  return location?.pathname === pathname ? chosenOf(new URL(location.search, window.location.origin)) : chosen
}

/** The filter in the URL. */
export const useFilter = ({ worker, client, state }: Week): Filter =>
  useMemo(() => parseFilter({ worker, client, state }), [worker, client, state])

/** The filter as it has been pressed, and how it changes: at once, before the week has followed, and without a step of its own for the way back. */
export function useFilterChange(chosen: Week) {
  const navigate = useNavigate()
  const wanted = usePendingView(chosen)
  const [filter, press] = useOptimistic(useFilter(wanted))
  const change = useCallback(
    (part: Partial<Filter>) =>
      startTransition(async () => {
        const next = { ...filter, ...part }
        press(next)
        await navigate(paths.sessions({ ...wanted, ...formatFilter(next) }), { replace: true })
      }),
    [filter, press, navigate, wanted],
  )
  return { filter, change }
}
