import { focusManager, useQuery } from '@tanstack/react-query'
import { memo, useEffect } from 'react'
import { errorCode } from '#api/errors.ts'
import { formatClock } from '#domain/clock.ts'
import { toLocalMinutes } from '#domain/today.ts'
import { weekRefresh } from '../../constants.ts'
import { useSettings } from '../../data/settings.ts'
import { weekQuery } from '../data/queries.ts'

/**
 * Polls the week while the page is visible and in use, and reloads it when the window gets the focus, to show the changes of colleagues. Says since
 * when polling has failed; the week loaded last stays.
 */
export const RefreshStatus = memo(function RefreshStatus({ turnId, week }: { turnId: string; week: string }) {
  const { timeZone } = useSettings()
  const answer = useQuery({
    ...weekQuery(turnId, week),
    retryOnMount: false,
    refetchInterval: getRefetchDelay,
    refetchOnWindowFocus: 'always',
  })
  const { refetch } = answer
  useEffect(() => {
    // A page beside another window stays visible, so visibility alone is not enough.
    const reload = () => void (focusManager.isFocused() && refetch({ cancelRefetch: false }))
    window.addEventListener('focus', reload)
    return () => window.removeEventListener('focus', reload)
  }, [refetch])

  const since = answer.isRefetchError && formatClock(toLocalMinutes(new Date(answer.dataUpdatedAt), timeZone))
  return (
    <span role="status">
      {since && `${answer.error?.code === errorCode.requestError ? 'Sin conexión' : 'Sin actualizar'} desde las ${since}; se reintenta`}
    </span>
  )
})

/** Returns the milliseconds until the next poll, counted from the last answer: the user's own changes do not delay it. */
const getRefetchDelay = ({ state }: { state: { dataUpdatedAt: number; errorUpdatedAt: number } }) =>
  Math.max(weekRefresh.minDelay, Math.max(state.dataUpdatedAt, state.errorUpdatedAt) + weekRefresh.interval - Date.now())
