import { Button, Popover } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { buildShortName } from '#domain/names.ts'
import { toName } from '#web/people/name.ts'
import type { Session, Slot } from '#web/session-data/queries.ts'
import { NextSlotButtons } from '#web/session-overlay/next-slots/next-slot-buttons.tsx'
import { useNextSlots } from '#web/session-overlay/next-slots/use-next-slots.ts'
import classes from './slot-popover.module.css'

type Props = {
  /** The text of the button, and what it is called for whom: "Reservar para Luz Paz". */
  label: string
  purpose: string
  session: Session
  onPick: (slot: Slot) => void
  /** Further links under the slots. */
  children?: ReactNode
}

/** A button that offers the next slots in which the client and the worker of a session are free. */
export function SlotPopover({ label, purpose, session, onPick, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const pick = (slot: Slot) => {
    setOpen(false)
    onPick(slot)
  }
  return (
    <Popover opened={isOpen} onDismiss={() => setOpen(false)} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          aria-label={`${purpose} ${buildShortName(toName(session.client.person))}`}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.choices}>
        <SlotChoices session={session} onPick={pick} />
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}

const slotTexts = {
  loading: 'Buscando cupos libres…',
  known: 'No hay un cupo libre para los dos en dos semanas.',
  unknown: 'No se pudo saber qué cupos están libres.',
}

function SlotChoices({ session, onPick }: Pick<Props, 'session' | 'onPick'>) {
  const { client, worker, turnId, time, sessionDate } = session
  const { slots, status } = useNextSlots({ turnId, time, date: sessionDate ?? '' }, client, worker)
  return (
    <>
      <p role="status" className={slots.length > 0 ? 'hidden' : undefined}>
        {slots.length > 0 ? `${slots.length} ${slots.length === 1 ? 'cupo libre' : 'cupos libres'}` : slotTexts[status]}
      </p>
      {slots.length > 0 && <NextSlotButtons slots={slots} worker={worker} onPick={onPick} />}
    </>
  )
}
