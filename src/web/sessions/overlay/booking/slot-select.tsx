import { Select } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import { formatShortDate } from '#domain/spanish.ts'
import type { Slot } from '../../data/queries.ts'
import classes from './booking.module.css'

interface Props {
  slot: Slot
  dates: readonly string[]
  times: readonly number[]
  onChange: (slot: Slot) => void
}

/** The date and time of a booking that was not started from a slot. */
export const SlotSelect = ({ slot, dates, times, onChange }: Props) => (
  <div className={classes.slot}>
    <Select
      label="Día"
      comboboxProps={{ withinPortal: false }}
      data={dates.map((date) => ({ value: date, label: formatShortDate(date) }))}
      value={slot.date}
      onChange={(date) => date && onChange({ ...slot, date })}
    />
    <Select
      label="Hora"
      comboboxProps={{ withinPortal: false }}
      data={times.map((time) => ({ value: String(time), label: formatClock(time) }))}
      value={String(slot.time)}
      onChange={(time) => time && onChange({ ...slot, time: Number(time) })}
    />
  </div>
)
