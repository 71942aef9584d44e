import type { ReactNode } from 'react'
import { formatLongDate, weekdayLetters } from '#domain/spanish.ts'
import { getWeekday, splitDate } from '#domain/weeks.ts'
import classes from './day-button.module.css'

interface Props {
  date: string
  isShown: boolean
  isToday: boolean
  /** The number under the day, and what the accessible name says of it. */
  count: ReactNode
  countLabel: string
  /** True when the count is that of sessions without a mark. */
  isUnmarked?: boolean
  onClick: () => void
}

/** The button of a day on a phone, with the number of its sessions. */
export const DayButton = ({ date, isShown, isToday, count, countLabel, isUnmarked, onClick }: Props) => (
  <button
    type="button"
    className={classes.day}
    aria-pressed={isShown}
    aria-current={isToday ? 'date' : undefined}
    data-unmarked={isUnmarked || undefined}
    onClick={onClick}
  >
    <span className="hidden">{`${formatLongDate(date)}: ${countLabel}`}</span>
    <span aria-hidden>{weekdayLetters[getWeekday(date)]}</span>
    <span aria-hidden className={classes.number}>
      {splitDate(date).day}
    </span>
    <span aria-hidden className={classes.count}>
      {count}
    </span>
  </button>
)
