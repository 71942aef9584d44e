import { addDays, getNextWeekday } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { useAgendaActions } from '#web/session-data/changes/agenda-actions.ts'
import { planBooking } from '#web/session-data/changes/plans.ts'
import { describeSessionWithWorker } from '#web/session-data/describe-session.ts'
import type { Session, Slot } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import { Link } from '#web/ui/page/link.tsx'
import { SlotPopover } from './slot-popover.tsx'

/** Books a canceled or postponed session again: in one of the next slots in which client and worker are free, or in another one of the week. */
export function RebookButton({ session }: { session: Session }) {
  const can = useCan()
  const { date: today } = useNow()
  const { makeChange } = useAgendaActions()
  if (!can('createSession')) return null
  const { client, worker, turnId, time, note } = session
  // The next day of the same weekday.
  const firstDate = getNextWeekday(addDays(today, 1), session.day)
  const book = (slot: Slot) => {
    const booked = { ...session, ...slot, sessionDate: slot.date }
    makeChange(
      `Sesión reservada: ${describeSessionWithWorker(booked)}`,
      planBooking({ client, worker, note, ...slot, replaced: session }),
    ).catch((error: unknown) => void notifyFailure('No se pudo reservar la sesión', error))
  }
  return (
    <SlotPopover label="Reservar" purpose="Reservar para" session={session} onPick={book}>
      <Link to={paths.sessions({ bookFor: client.id })}>Elegir otro cupo en la semana</Link>
      {can('createSessions') && (
        <Link to={paths.planSeries({ client: client.id, worker: worker.id, turn: turnId, date: firstDate, time: String(time) })}>
          Planificar una serie
        </Link>
      )}
    </SlotPopover>
  )
}
