import { useState } from 'react'
import { useNavigationType } from 'react-router'
import { getWeekday, getWeekStart } from '#domain/weeks.ts'

/**
 * Returns the weekday (0 = Sunday) that a phone shows: that of the date in the URL. A Sunday may also stand for a whole week. Then the current week
 * shows today, and another week keeps the day shown before.
 */
export function useShownDay(date: string, today: string, isPhone: boolean) {
  const isHistoryStep = useNavigationType() === 'POP'
  const [shown, setShown] = useState(() => ({
    date,
    day: isWeekStart(date) && isCurrentWeek(date, today) ? getWeekday(today) : getWeekday(date),
  }))
  if (shown.date === date) return shown.day
  // On a phone, links and buttons lead from day to day, so a new Sunday is the day itself.
  const standsForWeek = isWeekStart(date) && (isHistoryStep || !isPhone)
  const day = standsForWeek ? (isCurrentWeek(date, today) ? getWeekday(today) : shown.day) : getWeekday(date)
  setShown({ date, day })
  return day
}

const isWeekStart = (date: string) => getWeekday(date) === 0

const isCurrentWeek = (week: string, today: string) => getWeekStart(today) === week
