import { formatLongDate, weekdayLetters } from '#domain/spanish.ts'
import { getWeekday, splitDate } from '#domain/weeks.ts'
import classes from './week-grid.module.css'

/** The head of a column: the weekday's letter, the day of the month and the number of sessions. */
export const DayHead = ({ date, count, isToday, isNarrow }: { date: string; count: number; isToday: boolean; isNarrow: boolean }) => (
  <th
    scope="col"
    className={classes.day}
    data-today={isToday || undefined}
    data-narrow={isNarrow || undefined}
    aria-current={isToday ? 'date' : undefined}
  >
    <time className="hidden" dateTime={date}>
      {formatLongDate(date)}
    </time>
    <span className={classes.dayLine} aria-hidden>
      <span>{weekdayLetters[getWeekday(date)]}</span>
      <span className={classes.dayNumber}>{splitDate(date).day}</span>
      {count > 0 && <span className={classes.dayCount}>{count}</span>}
    </span>
  </th>
)
