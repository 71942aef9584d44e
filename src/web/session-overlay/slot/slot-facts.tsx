import { UnstyledButton } from '@mantine/core'
import { formatClockRange } from '#domain/clock.ts'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import type { Slot } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import classes from './slot-fields.module.css'

interface Props {
  slot: Slot
  /** Minutes of the session. */
  duration: number
  /** Shows the fields of the slot; undefined while they are shown. */
  onChange: (() => void) | undefined
}

/** The slot of a booking in words, also that it is over, with the button that makes it changeable. */
export function SlotFacts({ slot: { date, time }, duration, onChange }: Props) {
  const now = useNow()
  const end = time + duration
  const isOver = date < now.date || (date === now.date && end <= now.minutes)
  return (
    <span className={classes.facts}>
      <span>
        {`${capitalize(formatLongDate(date))}, ${formatClockRange(time, end)}`}
        {isOver && <span className={classes.over}> · ya pasó</span>}
      </span>
      {onChange && (
        <UnstyledButton className={classes.change} aria-label="Cambiar día y hora" onClick={onChange}>
          Cambiar
        </UnstyledButton>
      )}
    </span>
  )
}
