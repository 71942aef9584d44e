import type { Client, Slot, Worker } from '#web/session-data/queries.ts'
import { NextSlotButtons } from './next-slot-buttons.tsx'
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
  const { slots } = useNextSlots(slot, client, worker)
  return slots.length > 0 ? <NextSlotButtons slots={slots} worker={worker} current={current} onPick={onPick} date={slot.date} /> : null
}
