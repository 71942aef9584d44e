import { UnstyledButton } from '@mantine/core'
import { formatClockRange } from '#domain/clock.ts'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import type { Slot } from '../../data/queries.ts'
import classes from './slot-fields.module.css'

interface Props {
  slot: Slot
  /** Minutes of the session. */
  duration: number
  /** Shows the fields of the slot; undefined while they are shown. */
  onChange: (() => void) | undefined
}

/** The slot of a booking in words, with the button that makes it changeable. */
export const SlotFacts = ({ slot, duration, onChange }: Props) => (
  <>
    {`${capitalize(formatLongDate(slot.date))}, ${formatClockRange(slot.time, slot.time + duration)}`}
    {onChange && (
      <UnstyledButton className={classes.change} aria-label="Cambiar día y hora" onClick={onChange}>
        Cambiar
      </UnstyledButton>
    )}
  </>
)
