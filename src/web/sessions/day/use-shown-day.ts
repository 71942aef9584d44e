import { useState } from 'react'
import { useNavigationType } from 'react-router'
import { weekday, weekStart } from '#domain/weeks.ts'

/**
 * The weekday that a phone shows: that of the date in the URL. A Sunday stands for its week where nobody has chosen a day yet,
 * and of the current week that is today.
 */
export function useShownDay(date: string, today: string, phone: boolean) {
  const comesBack = useNavigationType() === 'POP'
  const [shown, setShown] = useState(() => ({ date, day: isWeek(date) && isCurrent(date, today) ? weekday(today) : weekday(date) }))
  if (shown.date === date) return shown.day
  const stays = isWeek(date) && (comesBack || !phone)
  const day = stays ? (isCurrent(date, today) ? weekday(today) : shown.day) : weekday(date)
  setShown({ date, day })
  return day
}

const isWeek = (date: string) => weekday(date) === 0

const isCurrent = (week: string, today: string) => weekStart(today) === week
