import type { TextInputProps } from '@mantine/core'
import { CalendarField, CalendarLoading, calendarFailure } from '#web/ui/dates/calendar-field.tsx'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'
import { describeTypedDays, formatTypedDays, parseTypedDays } from './typed-days.ts'

// The calendar is loaded when it opens, because most users type.
const RangeCalendar = lazyPart(() => import('#web/ui/dates/range-calendar.tsx'), {
  failureMessage: calendarFailure,
  fallback: <CalendarLoading />,
})

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value?: string
  onChange: (text: string) => void
  /** The clinic's date (ISO), for days without a year. */
  today: string
}

/** One day or several, typed as "3/12" or "3/12 – 7/12", or picked. What was understood stands below. */
export function DaysInput({ value = '', onChange, today, ...rest }: Props) {
  const period = parseTypedDays(value, today)
  return (
    <CalendarField
      placeholder="3/12 – 7/12"
      description={rest.error ? undefined : period ? describeTypedDays(period) : 'Un día, como 3/12, o varios, como 3/12 – 7/12'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...rest}
      value={value}
      onChange={onChange}
      normalize={(text) => {
        const typed = parseTypedDays(text, today)
        return typed ? formatTypedDays(typed) : text
      }}
      renderCalendar={(close) => (
        <RangeCalendar
          period={period}
          onPick={(picked) => {
            onChange(formatTypedDays(picked))
            close()
          }}
        />
      )}
    />
  )
}
