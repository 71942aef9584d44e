import { useMemo, useSyncExternalStore } from 'react'
import { dateAt, minutesAt } from '#domain/today.ts'
import { useSettings } from '../../data/settings.ts'

/** The clinic's date and clock. */
export interface Now {
  date: string
  minutes: number
}

const everyFewSeconds = (tell: () => void) => {
  const timer = setInterval(tell, 10_000)
  return () => clearInterval(timer)
}

/** What the clock of the clinic shows, the same object for a minute; draws again when it has passed. */
export function useNow(): Now {
  const { timeZone } = useSettings()
  const minutes = useSyncExternalStore(everyFewSeconds, () => minutesAt(new Date(), timeZone))
  const date = dateAt(new Date(), timeZone)
  return useMemo(() => ({ date, minutes }), [date, minutes])
}
