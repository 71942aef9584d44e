import { formatLongDate, weekdayLetters } from '#domain/spanish.ts'
import { splitDate } from '#domain/weeks.ts'
import classes from './day-list.module.css'

interface Props {
  dates: readonly string[]
  counts: readonly number[]
  today: string
  /** The shown weekday (0 = Sunday). */
  day: number
  onChange: (day: number) => void
}

/** The days of the week on a phone, with the number of sessions of each. */
export const DayButtons = ({ dates, counts, today, day, onChange }: Props) => (
  <fieldset className={classes.days}>
    <legend className="hidden">Día</legend>
    {dates.map((date, index) => (
      <button
        key={date}
        type="button"
        className={classes.day}
        aria-pressed={index === day}
        aria-current={date === today ? 'date' : undefined}
        onClick={() => onChange(index)}
      >
        <span className="hidden">{`${formatLongDate(date)}: ${counts[index]}`}</span>
        <span aria-hidden>{weekdayLetters[index]}</span>
        <span className={classes.number} aria-hidden>
          {splitDate(date).day}
        </span>
        <span className={classes.count} aria-hidden>
          {counts[index] || ''}
        </span>
      </button>
    ))}
  </fieldset>
)
