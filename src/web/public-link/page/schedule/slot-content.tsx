import { closedDayNote } from '../sessions/describe-sessions.ts'
import type { DaySlot } from './day-slots.ts'
import { formatFreeWorkers } from './describe-slot.ts'
import classes from './schedule.module.css'

export type SlotKind = 'own' | 'past' | 'closed' | 'busy' | 'free'

/** Returns how a slot is shown. The client's own session shows in a past slot, too. */
export function getSlotKind({ own, isPast, isClosed, freeWorkers }: DaySlot): SlotKind {
  if (own) return 'own'
  if (isPast) return 'past'
  if (isClosed) return 'closed'
  return freeWorkers.length > 0 ? 'free' : 'busy'
}

type Props = { slot: DaySlot; names: ReadonlyMap<string, string>; isPhone?: boolean }

/** The words of a slot: "Su sesión · Ana", "Libre · Ana, Diego", "Ocupado". A phone has room for "Su sesión con Ana Torres". */
export function SlotContent({ slot, names, isPhone = false }: Props) {
  const kind = getSlotKind(slot)
  if (kind === 'past') return <span className="hidden">Ya pasó</span>
  if (kind === 'closed') return 'Cerrado'
  if (kind === 'busy') return 'Ocupado'
  if (kind === 'free')
    return (
      <>
        Libre <span className={classes.workers}>{`${isPhone ? 'con' : '·'} ${formatFreeWorkers(slot.freeWorkers, names)}`}</span>
      </>
    )
  return (
    <>
      Su sesión{' '}
      <span className={classes.ownWorker}>{isPhone ? `con ${slot.own?.worker}` : `· ${names.get(slot.own?.workerId ?? '')}`}</span>
      {slot.own?.isOnClosedDay && !slot.isPast && <span className={classes.note}> {closedDayNote}</span>}
    </>
  )
}
