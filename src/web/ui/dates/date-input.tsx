import type { TextInputProps } from '@mantine/core'
import { lazyPart } from '../parts/lazy-part.tsx'
import { CalendarField, CalendarLoading, calendarFailure } from './calendar-field.tsx'
import { formatTypedDate, parseDayAndMonth, parseTypedDate } from './typed-date.ts'

// The calendar is loaded when it opens, because most users type.
const Calendar = lazyPart(() => import('./calendar.tsx'), { failureMessage: calendarFailure, fallback: <CalendarLoading /> })

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value?: string
  onChange: (text: string) => void
  /** The last date of the calendar, and of a two-digit year. */
  latest?: string
  /** The first date of the calendar. */
  earliest?: string
  /** The first date that a day and a month without a year can mean. Without it they are no date. */
  soonest?: string
}

/** A date, typed as dd/mm/aaaa or picked. `parseTypedDate` reads its text. */
export function DateInput({ value = '', onChange, latest, earliest, soonest, ...rest }: Props) {
  const date = parseTypedDate(value, latest)
  return (
    <CalendarField
      inputMode="numeric"
      description={rest.error ? undefined : 'dd/mm/aaaa'}
      {...rest}
      value={value}
      onChange={onChange}
      normalize={(text) => {
        const typed = parseTypedDate(text, latest) ?? (soonest === undefined ? null : parseDayAndMonth(text, soonest))
        return typed ? formatTypedDate(typed) : text
      }}
      renderCalendar={(close) => (
        <Calendar
          date={date}
          latest={latest}
          earliest={earliest}
          onPick={(picked) => {
            onChange(formatTypedDate(picked))
            close()
          }}
        />
      )}
    />
  )
}
