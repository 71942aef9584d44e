import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Select } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import classes from './move-form.module.css'

interface Props {
  hours: readonly number[]
  value: number | null
  /** Why it cannot be at an hour. */
  why: (time: number) => string | undefined
  onChange: (time: number) => void
}

/** The hours of a turn; an impossible one is there with the reason. */
export const StartTimeSelect = ({ hours, value, why, onChange }: Props) => (
  <Select
    label="Hora"
    placeholder="Elija"
    comboboxProps={{ withinPortal: false, width: 300, position: 'bottom-end' }}
    data={hours.map((time) => ({ value: String(time), label: formatClock(time), disabled: why(time) !== undefined && time !== value }))}
    renderOption={({ option }) => {
      const reason = why(Number(option.value))
      return (
        <span className={classes.hour}>
          <span>{option.label}</span>
          {reason && <span className={classes.reason}>{reason}</span>}
        </span>
      )
    }}
    value={value === null ? null : String(value)}
    onChange={(time) => time && onChange(Number(time))}
    error={value === null && hours.length > 0 ? 'Elija una hora' : undefined}
  />
)
