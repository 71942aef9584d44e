import { useState } from 'react'
import { useNavigationType } from 'react-router'
import { weekday, weekStart } from '#domain/weeks.ts'

/**
 * The weekday (0 = Sunday) that a phone shows: that of the date in the URL. A Sunday in the URL stands for a week: until the user chooses a day,
 * the current week shows today.
 */
export function useShownDay(date: string, today: string, isPhone: boolean) {
  const isBack = useNavigationType() === 'POP'
  const [shown, setShown] = useState(() => ({ date, day: isWeek(date) && isCurrent(date, today) ? weekday(today) : weekday(date) }))
  if (shown.date === date) return shown.day
  const keepsDay = isWeek(date) && (isBack || !isPhone)
  const day = keepsDay ? (isCurrent(date, today) ? weekday(today) : shown.day) : weekday(date)
  setShown({ date, day })
  return day
}

const isWeek = (date: string) => weekday(date) === 0

const isCurrent = (week: string, today: string) => weekStart(today) === week
