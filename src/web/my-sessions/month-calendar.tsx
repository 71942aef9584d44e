import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { getMonth } from '#domain/months.ts'
import { formatLongDate } from '#domain/spanish.ts'
import { calendarProps } from '#web/ui/dates/spanish-dates.ts'
import classes from './month-section.module.css'

type Props = { date: string; today: string; counts: ReadonlyMap<string, number>; onChange: (date: string) => void }

/** A calendar whose days show their number of sessions. Another month shows its first day, or today. */
export default function MonthCalendar({ date, today, counts, onChange }: Props) {
  const changeMonth = (shown: string) => {
    if (getMonth(shown) !== getMonth(date)) onChange(getMonth(shown) === getMonth(today) ? today : `${getMonth(shown)}-01`)
  }
  return (
    <DatePicker
      {...calendarProps}
      fullWidth
      hideOutsideDates
      withCellSpacing={false}
      enableKeyboardNavigation={false}
      className={classes.calendar}
      classNames={{ day: classes.day }}
      date={date}
      onDateChange={changeMonth}
      value={date}
      onChange={(day) => day && onChange(day)}
      getDayAriaLabel={(day) => `${formatLongDate(day)}: ${counts.get(day) ?? 0}`}
      getDayProps={(day) => ({
        'aria-current': day === today ? 'date' : undefined,
        'data-count': counts.get(day),
        className: day === today ? classes.today : undefined,
      })}
    />
  )
}
