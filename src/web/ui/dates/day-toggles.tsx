import { weekdayLetters, weekdays } from '#domain/spanish.ts'
import classes from './day-toggles.module.css'

type Props = { days: readonly number[]; onChange: (days: number[]) => void }

/** The weekdays as buttons that are pressed or not, in the order of the calendars. */
export const DayToggles = ({ days, onChange }: Props) => (
  <fieldset>
    <legend className={classes.label}>Días</legend>
    <div className={classes.days}>
      {weekdays.map((name, day) => (
        <button
          key={name}
          type="button"
          className={classes.day}
          title={name}
          aria-pressed={days.includes(day)}
          onClick={() => onChange(weekdays.flatMap((_, other) => (days.includes(other) !== (other === day) ? [other] : [])))}
        >
          <span className="hidden">{name}</span>
          <span aria-hidden>{weekdayLetters[day]}</span>
        </button>
      ))}
    </div>
  </fieldset>
)
