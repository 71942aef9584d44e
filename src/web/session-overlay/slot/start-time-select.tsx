import { Select } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import type { Conflict } from '#web/session-data/busy/find-conflict.ts'
import classes from './slot-fields.module.css'

interface Props {
  /** Minutes since midnight. */
  times: readonly number[]
  value: number | null
  /** The reason why the session cannot start at a time. */
  findConflictAt: (time: number) => Conflict | undefined
  /** True when the user may choose a time at which the worker is not available. */
  canAccept: boolean
  onChange: (time: number) => void
}

/** The start times of a turn. Those with a conflict are disabled and say why. */
export const StartTimeSelect = ({ times, value, findConflictAt, canAccept, onChange }: Props) => (
  <Select
    label="Hora"
    placeholder="Elija"
    comboboxProps={{ withinPortal: false, width: 300, position: 'bottom-end' }}
    data={times.map((time) => {
      const conflict = findConflictAt(time)
      const isPrevented = conflict !== undefined && !(conflict.reason && canAccept)
      return { value: String(time), label: formatClock(time), disabled: isPrevented && time !== value }
    })}
    renderOption={({ option }) => {
      const conflict = findConflictAt(Number(option.value))
      return (
        <span className={classes.time}>
          <span>{option.label}</span>
          {conflict && <span className={classes.reason}>{conflict.message}</span>}
        </span>
      )
    }}
    value={value === null ? null : String(value)}
    onChange={(time) => time && onChange(Number(time))}
    error={value === null && times.length > 0 ? 'Elija una hora' : undefined}
  />
)
