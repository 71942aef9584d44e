import { formatClock } from '#domain/clock.ts'
import { formatLongDate, weekdayLetters } from '#domain/spanish.ts'
import { isActive } from '#domain/states.ts'
import { splitDate } from '#domain/weeks.ts'
import type { OwnSession } from '../sessions/own-sessions.ts'
import classes from './schedule.module.css'
import { getSlotKind, SlotContent } from './slot-content.tsx'
import type { ScheduleDay } from './wide-week.tsx'

type Props = {
  days: readonly ScheduleDay[]
  ownSessions: readonly OwnSession[]
  names: ReadonlyMap<string, string>
  /** The shown weekday (0 = Sunday). */
  day: number
  onDayChange: (day: number) => void
  today: string
}

/** The slots of one day as a list, and buttons for the days of the week, on a phone. A dot marks days with own sessions, in any turn. */
export function PhoneDay({ days, ownSessions, names, day, onDayChange, today }: Props) {
  const ownDates = new Set(ownSessions.filter(({ state }) => isActive(state)).map(({ date }) => date))
  return (
    <div className={classes.phone}>
      <fieldset className={classes.days}>
        <legend className="hidden">Día</legend>
        {days.map(({ date }, index) => (
          <button
            key={date}
            type="button"
            className={classes.day}
            aria-pressed={index === day}
            aria-current={date === today ? 'date' : undefined}
            data-own={ownDates.has(date) || undefined}
            onClick={() => onDayChange(index)}
          >
            <span className="hidden">{`${formatLongDate(date)}${ownDates.has(date) ? ', tiene sesión' : ''}`}</span>
            <span aria-hidden>{weekdayLetters[index]}</span>
            <span className={classes.number} aria-hidden>
              {splitDate(date).day}
            </span>
          </button>
        ))}
      </fieldset>
      <ul className={classes.slots} aria-label={formatLongDate(days[day]!.date)}>
        {days[day]!.slots.map((slot) => (
          <li key={slot.start} data-kind={getSlotKind(slot)} data-past={slot.isPast || undefined}>
            <span className={classes.start}>{formatClock(slot.start)}</span>
            <span>
              <SlotContent slot={slot} names={names} isPhone />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
