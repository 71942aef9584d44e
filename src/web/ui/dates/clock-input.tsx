import { TextInput, type TextInputProps } from '@mantine/core'
import { normalizeClock, stepClock } from './typed-clock.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange'> & { value?: string; onChange: (text: string) => void }

/** A time, typed as 8, 800 or 8:00. The arrow keys step through multiples of five minutes. */
export const ClockInput = ({ value = '', onChange, onBlur, ...rest }: Props) => (
  <TextInput
    inputMode="numeric"
    autoComplete="off"
    maxLength={5}
    {...rest}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    onKeyDown={(event) => {
      const next = stepClock(value, event.key)
      if (next === null) return
      event.preventDefault()
      onChange(next)
    }}
    onBlur={(event) => {
      const clock = normalizeClock(value)
      if (clock !== value) onChange(clock)
      onBlur?.(event)
    }}
  />
)
