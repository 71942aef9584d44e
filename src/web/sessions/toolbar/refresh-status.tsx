import { useQuery } from '@tanstack/react-query'
import { memo, useEffect } from 'react'
import { errorCode } from '#api/errors.ts'
import { formatClock } from '#domain/clock.ts'
import { minutesAt } from '#domain/today.ts'
import { colleagues } from '../../constants.ts'
import { useSettings } from '../../data/settings.ts'
import { weekQuery } from '../data/queries.ts'

/**
 * Brings in what colleagues change: the week is asked again every so often while the page is in sight, and when somebody comes back
 * to it. Says since when that has failed; what was read last stays.
 */
export const RefreshStatus = memo(function Freshness({ turnId, week }: { turnId: string; week: string }) {
  const { timeZone } = useSettings()
  const answer = useQuery({
    ...weekQuery(turnId, week),
    retryOnMount: false,
    refetchInterval: nextRefetchDelay,
    refetchOnWindowFocus: 'always',
  })
  const { refetch } = answer
  useEffect(() => {
    // a page beside another window is in sight all the time
    const ask = () => void refetch({ cancelRefetch: false })
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [refetch])

  const since = answer.isRefetchError && formatClock(minutesAt(new Date(answer.dataUpdatedAt), timeZone))
  return (
    <span role="status">
      {since && `${answer.error?.code === errorCode.requestError ? 'Sin conexión' : 'Sin actualizar'} desde las ${since}; se reintenta`}
    </span>
  )
})

/** Counted from the last answer: one's own changes, however many, do not put off those of others. */
const nextRefetchDelay = ({ state }: { state: { dataUpdatedAt: number; errorUpdatedAt: number } }) =>
  Math.max(colleagues.soonest, Math.max(state.dataUpdatedAt, state.errorUpdatedAt) + colleagues.interval - Date.now())
