import { formatLongDate, weekdayLetters } from '#domain/spanish.ts'
import { getWeekday, splitDate } from '#domain/weeks.ts'
import type { DayNote } from '#web/session-data/week-availability.ts'
import classes from './week-grid.module.css'

interface Props {
  date: string
  count: number
  /** Who is not there. */
  note: DayNote | undefined
  isToday: boolean
  isNarrow: boolean
}

/** The header of a column: the weekday's letter, the day of the month, the number of sessions, and who is not there. */
export const DayHead = ({ date, count, note, isToday, isNarrow }: Props) => (
  <th
    scope="col"
    className={classes.day}
    data-today={isToday || undefined}
    data-narrow={isNarrow || undefined}
    data-closed={note?.isClosed || undefined}
    title={note?.title}
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
    {note && (
      <>
        <span className="hidden">{`, ${note.title.replaceAll('\n', '. ')}`}</span>
        {!isNarrow && (
          <span className={classes.dayNote} aria-hidden>
            {note.text}
          </span>
        )}
      </>
    )}
  </th>
)
