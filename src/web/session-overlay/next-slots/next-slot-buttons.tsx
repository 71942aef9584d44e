import { Button } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { formatShortName } from '#web/session-data/busy/find-conflict.ts'
import type { Session, Slot } from '#web/session-data/queries.ts'
import classes from './next-slots.module.css'

interface Props {
  slots: readonly Slot[]
  worker: Session['worker']
  /** The slot that is chosen now. */
  current?: Slot
  /** The date of which the slots show their time alone. */
  date?: string
  onPick: (slot: Slot) => void
}

/** A button for each slot in which a client and a worker are both free. */
export const NextSlotButtons = ({ slots, worker, current, date, onPick }: Props) => (
  <fieldset className={classes.slots}>
    <legend className={classes.legend}>Próximos cupos con {formatShortName(worker)}</legend>
    {slots.map((slot) => (
      <Button
        key={`${slot.date} ${slot.time}`}
        variant="default"
        size="xs"
        aria-pressed={current && slot.date === current.date && slot.time === current.time}
        onClick={() => onPick(slot)}
      >
        {slot.date === date ? formatClock(slot.time) : `${formatDayOfMonth(slot.date)}, ${formatClock(slot.time)}`}
      </Button>
    ))}
  </fieldset>
)

/** "jue 26": within two weeks no other day is called like this. */
const formatDayOfMonth = (date: string) => formatShortDate(date).replace(/ \S+$/, '')
