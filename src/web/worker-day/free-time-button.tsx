import { memo } from 'react'
import { formatClockRange } from '#domain/clock.ts'
import classes from './day-chip.module.css'
import { toTimeStyle } from './time-style.ts'

interface Props {
  start: number
  end: number
  turnId: string
  workerName: string
  /** True while its booking form is open. */
  isOpen: boolean
  /** True when Tab enters the day at it. */
  isEntry: boolean
  isPast: boolean
  /** True when the chip of a released session covers it. */
  isOnChip: boolean
  /** True when a chip has room for one line only. */
  isShort: boolean
}

/** A slot for which a worker can be booked. */
export const FreeTimeButton = memo(function FreeTimeButton({
  turnId,
  workerName,
  isOpen,
  isEntry,
  isPast,
  isOnChip,
  isShort,
  ...range
}: Props) {
  return (
    <li className={classes.item} style={toTimeStyle(range)}>
      <button
        type="button"
        tabIndex={isEntry ? 0 : -1}
        className={classes.free}
        data-free={turnId}
        data-past={isPast || undefined}
        data-on-chip={isOnChip || undefined}
        data-short={isShort || undefined}
        data-start={range.start}
        aria-haspopup="dialog"
        aria-expanded={isOpen || undefined}
        aria-label={`${formatClockRange(range.start, range.end)}, libre, con ${workerName}. Reservar`}
      />
    </li>
  )
})
