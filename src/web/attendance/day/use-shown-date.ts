import { useState } from 'react'
import type { MonthView } from '../month/use-month-view.ts'

/** Returns the date that a phone shows, and the function that changes it: at first today, in other months the first date with sessions. */
export function useShownDate({ month, dates, dayCounts, now }: MonthView) {
  const [chosen, setChosen] = useState<string>()
  const firstWithSessions = dates.find((_, index) => Object.values(dayCounts[index]!).some((count) => count > 0))
  const initial = dates.includes(now.date) ? now.date : (firstWithSessions ?? dates[0]!)
  return [chosen?.startsWith(month) ? chosen : initial, setChosen] as const
}

/** Finds the next date with sessions without a mark, from the start of the month again after its end; undefined without one. */
export function findNextUnmarkedDate({ dates, dayCounts }: MonthView, from: string): string | undefined {
  const unmarked = dates.filter((_, index) => dayCounts[index]!.unmarked > 0)
  return unmarked.find((date) => date > from) ?? unmarked[0]
}
