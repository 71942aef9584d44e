import { Select } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import classes from './move-form.module.css'

interface Props {
  /** Minutes since midnight. */
  times: readonly number[]
  value: number | null
  /** The reason why the session cannot start at a time. */
  findConflictAt: (time: number) => string | undefined
  onChange: (time: number) => void
}

/** The start times of a turn. Those with a conflict are disabled and say why. */
export const StartTimeSelect = ({ times, value, findConflictAt, onChange }: Props) => (
  <Select
    label="Hora"
    placeholder="Elija"
    comboboxProps={{ withinPortal: false, width: 300, position: 'bottom-end' }}
    data={times.map((time) => ({
      value: String(time),
      label: formatClock(time),
      disabled: findConflictAt(time) !== undefined && time !== value,
    }))}
    renderOption={({ option }) => {
      const conflict = findConflictAt(Number(option.value))
      return (
        <span className={classes.time}>
          <span>{option.label}</span>
          {conflict && <span className={classes.reason}>{conflict}</span>}
        </span>
      )
    }}
    value={value === null ? null : String(value)}
    onChange={(time) => time && onChange(Number(time))}
    error={value === null && times.length > 0 ? 'Elija una hora' : undefined}
  />
)
