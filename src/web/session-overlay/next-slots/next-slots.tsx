import { useState } from 'react'
import type { Client, Slot, Worker } from '#web/session-data/queries.ts'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'

// Few bookings meet a usual worker who is busy.
const NextSlotsList = lazyPart(() => import('./next-slots-list.tsx'), { failureMessage: 'No se pudieron cargar los próximos cupos.' })

interface Props {
  slot: Slot
  client: Client
  /** The client's usual worker, while the worker cannot come in the slot. */
  busyWorker: Worker | undefined
  onPick: (slot: Slot, worker: Worker) => void
}

/** Offers the next slots of a client's usual worker who is busy. They stay while one of them is chosen, so that another one can be. */
export function NextSlots({ slot, client, busyWorker, onPick }: Props) {
  const [picked, setPicked] = useState<{ slot: Slot; offer: { slot: Slot; worker: Worker } }>()
  const isPicked = picked?.slot.turnId === slot.turnId && picked.slot.date === slot.date && picked.slot.time === slot.time
  const offer = busyWorker ? { slot, worker: busyWorker } : isPicked ? picked.offer : undefined
  if (!offer) return null
  return (
    <NextSlotsList
      {...offer}
      current={slot}
      client={client}
      onPick={(next) => {
        setPicked({ slot: next, offer })
        onPick(next, offer.worker)
      }}
    />
  )
}
