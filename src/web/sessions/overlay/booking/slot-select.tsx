import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Select } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import { formatShortDate } from '#domain/spanish.ts'
import type { Place } from '../../data/queries.ts'
import classes from './booking.module.css'

interface Props {
  place: Place
  dates: readonly string[]
  slots: readonly number[]
  onChange: (place: Place) => void
}

/** Day and hour of a booking that was not begun in a slot. */
export const SlotSelect = ({ place, dates, slots, onChange }: Props) => (
  <div className={classes.slot}>
    <Select
      label="Día"
      comboboxProps={{ withinPortal: false }}
      data={dates.map((date) => ({ value: date, label: formatShortDate(date) }))}
      value={place.date}
      onChange={(date) => date && onChange({ ...place, date })}
    />
    <Select
      label="Hora"
      comboboxProps={{ withinPortal: false }}
      data={slots.map((time) => ({ value: String(time), label: formatClock(time) }))}
      value={String(place.time)}
      onChange={(time) => time && onChange({ ...place, time: Number(time) })}
    />
  </div>
)
