import { spokenWeek } from '#domain/describe-hours.ts'
import { weekdayLetters, weekdays } from '#domain/spanish.ts'
import classes from './day-toggles.module.css'

type Props = { days: readonly number[]; onChange: (days: number[]) => void }

/** The weekdays as buttons that are pressed or not. */
export const DayToggles = ({ days, onChange }: Props) => (
  <fieldset>
    <legend className={classes.label}>Días</legend>
    <div className={classes.days}>
      {spokenWeek.map((day) => (
        <button
          key={day}
          type="button"
          className={classes.day}
          title={weekdays[day]}
          aria-pressed={days.includes(day)}
          onClick={() => onChange(spokenWeek.filter((other) => days.includes(other) !== (other === day)))}
        >
          <span className="hidden">{weekdays[day]}</span>
          <span aria-hidden>{weekdayLetters[day]}</span>
        </button>
      ))}
    </div>
  </fieldset>
)
