import { Button, Popover } from '@mantine/core'
import { useState } from 'react'
import { buildShortName } from '#domain/names.ts'
import { addDays, getNextWeekday } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { toName } from '#web/people/name.ts'
import { useAgendaActions } from '#web/session-data/changes/agenda-actions.ts'
import { planBooking } from '#web/session-data/changes/plans.ts'
import { describeSessionWithWorker } from '#web/session-data/describe-session.ts'
import type { Session, Slot } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { NextSlotButtons } from '#web/session-overlay/next-slots/next-slot-buttons.tsx'
import { useNextSlots } from '#web/session-overlay/next-slots/use-next-slots.ts'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import { Link } from '#web/ui/page/link.tsx'
import classes from './rebook-button.module.css'

/** Books a canceled or postponed session again: in one of the next slots in which client and worker are free, or in another one of the week. */
export function RebookButton({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(false)
  const can = useCan()
  if (!can('createSession')) return null
  return (
    <Popover opened={isOpen} onDismiss={() => setOpen(false)} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          aria-label={`Reservar para ${buildShortName(toName(session.client.person))}`}
          onClick={() => setOpen(!isOpen)}
        >
          Reservar
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.choices}>
        <SlotChoices session={session} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

const slotTexts = {
  loading: 'Buscando cupos libres…',
  known: 'No hay un cupo libre para los dos en dos semanas.',
  unknown: 'No se pudo saber qué cupos están libres.',
}

function SlotChoices({ session, onDone }: { session: Session; onDone: () => void }) {
  const { client, worker, turnId, time, sessionDate, note } = session
  const can = useCan()
  const { date: today } = useNow()
  // The next day of the same weekday.
  const firstDate = getNextWeekday(addDays(today, 1), session.day)
  const { makeChange } = useAgendaActions()
  const { slots, status } = useNextSlots({ turnId, time, date: sessionDate ?? '' }, client, worker)
  const book = (slot: Slot) => {
    onDone()
    const booked = { ...session, ...slot, sessionDate: slot.date }
    makeChange(
      `Sesión reservada: ${describeSessionWithWorker(booked)}`,
      planBooking({ client, worker, note, ...slot, replaced: session }),
    ).catch((error: unknown) => void notifyFailure('No se pudo reservar la sesión', error))
  }
  return (
    <>
      <p role="status" className={slots.length > 0 ? 'hidden' : undefined}>
        {slots.length > 0 ? `${slots.length} ${slots.length === 1 ? 'cupo libre' : 'cupos libres'}` : slotTexts[status]}
      </p>
      {slots.length > 0 && <NextSlotButtons slots={slots} worker={worker} onPick={book} />}
      <Link to={paths.sessions({ bookFor: client.id })}>Elegir otro cupo en la semana</Link>
      {can('createSessions') && (
        <Link to={paths.planSeries({ client: client.id, worker: worker.id, turn: turnId, date: firstDate, time: String(time) })}>
          Planificar una serie
        </Link>
      )}
    </>
  )
}
