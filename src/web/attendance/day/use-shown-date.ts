import { useState } from 'react'
import { countSessions } from '#web/session-data/mark-counts.ts'
import type { MonthView } from '../month/use-month-view.ts'

/** Returns the date that a phone shows, and the function that changes it: at first today, in other months the first date with sessions. */
export function useShownDate({ month, dates, dayCounts, now }: MonthView) {
  const [chosen, setChosen] = useState<string>()
  const firstWithSessions = dates.find((_, index) => countSessions(dayCounts[index]!) > 0)
  const initial = dates.includes(now.date) ? now.date : (firstWithSessions ?? dates[0]!)
  return [chosen?.startsWith(month) ? chosen : initial, setChosen] as const
}

/** Finds the next date of the month with sessions; undefined without one. */
export const findNextDateWithSessions = ({ dates, dayCounts }: MonthView, from: string): string | undefined =>
  dates.find((date, index) => date > from && countSessions(dayCounts[index]!) > 0)
