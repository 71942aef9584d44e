import { useMemo, useSyncExternalStore } from 'react'
import { toLocalDate, toLocalMinutes, type WallClock } from '#domain/today.ts'
import { useSettings } from '#web/data/settings.ts'

const subscribeToClock = (listener: () => void) => {
  const timer = setInterval(listener, 10_000)
  return () => clearInterval(timer)
}

/** Returns the current date and time in the clinic's time zone. Returns the same object until the minute changes. */
export function useNow(): WallClock {
  const { timeZone } = useSettings()
  const minutes = useSyncExternalStore(subscribeToClock, () => toLocalMinutes(new Date(), timeZone))
  const date = toLocalDate(new Date(), timeZone)
  return useMemo(() => ({ date, minutes }), [date, minutes])
}
