import { DayButton } from '#web/ui/dates/day-button.tsx'
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
      <DayButton
        key={date}
        date={date}
        isShown={index === day}
        isToday={date === today}
        count={counts[index] || ''}
        countLabel={`${counts[index]}`}
        onClick={() => onChange(index)}
      />
    ))}
  </fieldset>
)
