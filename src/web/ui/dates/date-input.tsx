import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { formatTypedDate, parseTypedDate } from './typed-date.ts'

// the calendar is much code for who types
const Calendar = lazy(() => import('./calendar.tsx'))

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value?: string
  onChange: (text: string) => void
  /** The last date that there is to pick, and that two figures of a year may mean. */
  latest?: string
  /** The first date that there is to pick; without a date the calendar begins there. */
  earliest?: string
}

/** A date, typed as dd/mm/aaaa or picked. Its value is the text, so that a wrong one stays to be corrected; `readDate` reads it. */
export function DateInput({ value = '', onChange, onBlur, latest, earliest, ...rest }: Props) {
  const [open, setOpen] = useState(false)
  const date = parseTypedDate(value, latest)
  const tidy = () => {
    if (date && formatTypedDate(date) !== value) onChange(formatTypedDate(date))
  }
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          description={rest.error ? undefined : 'dd/mm/aaaa'}
          {...rest}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={(event) => {
            tidy()
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            // the form around it may be sent with this key
            if (event.key === 'Enter') tidy()
            if (event.key !== 'ArrowDown' || !event.altKey) return
            event.preventDefault()
            setOpen(true)
          }}
          rightSection={
            <ActionIcon
              size="calc(var(--t-control-height) - 4px)"
              aria-label="Elegir en el calendario"
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
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

/** Holds the focus until there is a calendar to give it to. */
const CalendarLoading = () => (
  <span role="status" tabIndex={-1} data-autofocus className="bare">
    Cargando...
  </span>
)
