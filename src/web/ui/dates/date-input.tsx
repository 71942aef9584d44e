import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { formatTypedDate, parseTypedDate } from './typed-date.ts'

// The calendar is loaded when it opens, because most users type.
const Calendar = lazy(() => import('./calendar.tsx'))

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value?: string
  onChange: (text: string) => void
  /** The last date of the calendar, and of a two-digit year. */
  latest?: string
  /** The first date of the calendar. */
  earliest?: string
}

/** A date, typed as dd/mm/aaaa or picked. Its value is the text, so that an invalid date can be corrected; `parseTypedDate` reads it. */
export function DateInput({ value = '', onChange, onBlur, latest, earliest, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false)
  const date = parseTypedDate(value, latest)
  const normalize = () => {
    if (date && formatTypedDate(date) !== value) onChange(formatTypedDate(date))
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          description={rest.error ? undefined : 'dd/mm/aaaa'}
          {...rest}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={(event) => {
            normalize()
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            // Enter may submit the form.
            if (event.key === 'Enter') normalize()
            if (event.key !== 'ArrowDown' || !event.altKey) return
            event.preventDefault()
            setOpen(true)
          }}
          rightSection={
            <ActionIcon
              size="calc(var(--t-control-height) - 4px)"
              aria-label="Elegir en el calendario"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={16} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown p="xs" role="dialog" aria-label="Calendario">
        <Suspense fallback={<CalendarLoading />}>
          <Calendar
            date={date}
            latest={latest}
            earliest={earliest}
            onPick={(picked) => {
              onChange(formatTypedDate(picked))
              setOpen(false)
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Holds the focus until the calendar has loaded. */
const CalendarLoading = () => (
  <span role="status" tabIndex={-1} data-autofocus className="bare">
    Cargando...
  </span>
)
