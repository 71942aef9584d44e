import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

/** Holds the focus until the calendar has loaded. */
export const CalendarLoading = () => (
  <span role="status" tabIndex={-1} data-autofocus className="bare">
    Cargando...
  </span>
)

/** What a field says when its calendar cannot be loaded. */
export const calendarFailure = 'No se pudo cargar el calendario. Puede escribir la fecha.'

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
  /** Returns the typed text as the field shows it when it loses the focus. */
  normalize: (text: string) => string
  renderCalendar: (close: () => void) => ReactNode
}

/** A field for dates that are typed, or picked in a calendar. Its value is the text, so that invalid dates can be corrected. */
export function CalendarField({ value, onChange, normalize, renderCalendar, onBlur, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false)
  const showNormalized = () => {
    if (normalize(value) !== value) onChange(normalize(value))
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          autoComplete="off"
          {...rest}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={(event) => {
            showNormalized()
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            // Enter may submit the form.
            if (event.key === 'Enter') showNormalized()
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
        {renderCalendar(() => setOpen(false))}
      </Popover.Dropdown>
    </Popover>
  )
}
