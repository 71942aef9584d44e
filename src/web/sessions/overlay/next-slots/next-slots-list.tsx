import { Button } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { formatShortName } from '../../data/busy/find-conflict.ts'
import type { Client, Slot, Worker } from '../../data/queries.ts'
import classes from './next-slots.module.css'
import { useNextSlots } from './use-next-slots.ts'

interface Props {
  /** The slot in which the worker is busy. */
  slot: Slot
  /** The slot that the form holds now. */
  current: Slot
  client: Client
  worker: Worker
  onPick: (slot: Slot) => void
}

/** Offers the next slots in which a client and a worker are both free. */
export default function NextSlotsList({ slot, current, client, worker, onPick }: Props) {
  const nextSlots = useNextSlots(slot, client, worker)
  if (nextSlots.length === 0) return null
  return (
    <fieldset className={classes.slots}>
      <legend className={classes.legend}>Próximos cupos con {formatShortName(worker)}</legend>
      {nextSlots.map((next) => (
        <Button
          key={`${next.date} ${next.time}`}
          variant="default"
          size="xs"
          aria-pressed={next.date === current.date && next.time === current.time}
          onClick={() => onPick(next)}
        >
          {next.date === slot.date ? formatClock(next.time) : `${formatDayOfMonth(next.date)}, ${formatClock(next.time)}`}
        </Button>
      ))}
    </fieldset>
  )
}

/** "jue 26": within two weeks no other day is called like this. */
const formatDayOfMonth = (date: string) => formatShortDate(date).replace(/ \S+$/, '')
