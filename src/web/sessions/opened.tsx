import { useState } from 'react'
import { clock } from '#domain/clock.ts'
import { longDate } from '#domain/spanish.ts'
import { spokenName } from '../people/name.ts'
import { Confirm } from '../ui/confirm.tsx'
import { spokenSession, useAgendaActions } from './agenda-actions.ts'
import { BookingForm } from './booking-form.tsx'
import { placeOf } from './changes.ts'
import { type Booking, booked, deleted, type Target } from './plans.ts'
import type { Client, Place, Session, Worker } from './queries.ts'
import { useSessionActions } from './session-actions.ts'
import { SessionCard } from './session-card.tsx'
import type { Now } from './use-now.ts'
import { cellKey, dateOf, phaseOf } from './week-view.ts'
import type { WorkerLooks } from './worker-looks.ts'
import { unknownLook } from './worker-tile.tsx'

type Choices = { dates: readonly string[]; slots: readonly number[] }

type What =
  | { kind: 'session'; place: string; anchor: HTMLElement }
  | { kind: 'booking'; place: Place; anchor: HTMLElement; choices?: Choices }
  /** Without a target it is asked for. */
  | { kind: 'moving'; session: Session; anchor: HTMLElement; target?: Target }
  | { kind: 'deleting'; session: Session; anchor: HTMLElement }

/** What is open over the week: the card of a session, the form for one, or the question before it is deleted. Another `scope` closes it. */
export function useOpened(scope: string) {
  const [what, setWhat] = useState<What>()
  const [opener, setOpener] = useState(scope)
  // what it belongs to is not on the page any more
  if (opener !== scope) {
    setOpener(scope)
    setWhat(undefined)
  }
  const close = () => {
    if (what) focusBack(what.anchor)
    setWhat(undefined)
  }
  return {
    what,
    /** The place of the session whose card is open. */
    open: what?.kind === 'session' ? what.place : null,
    /** The cell whose form is open. */
    booking: what?.kind === 'booking' && !what.choices ? cellKey(what.place.date, what.place.time) : null,
    show: (place: string, anchor: HTMLElement) => setWhat({ kind: 'session', place, anchor }),
    book: (place: Place, anchor: HTMLElement, choices?: Choices) => setWhat({ kind: 'booking', place, anchor, choices }),
    /** Moves a session where it was dropped; what there is to decide is asked first. */
    move: (session: Session, target: Target, anchor: HTMLElement) => setWhat({ kind: 'moving', session, anchor, target }),
    /** Asks where it shall go. */
    moveForm: (session: Session, anchor: HTMLElement) => setWhat({ kind: 'moving', session, anchor }),
    /** Asks before it deletes it, or ends its series. */
    remove: (session: Session, anchor: HTMLElement) => setWhat({ kind: 'deleting', session, anchor }),
    close,
  }
}

/** The keyboard goes on where it was; in the cell when the chip has gone. */
function focusBack(anchor: HTMLElement) {
  const cell = anchor.closest('td')
  requestAnimationFrame(() => (anchor.isConnected ? anchor : cell)?.focus())
}

interface Props {
  of: ReturnType<typeof useOpened>
  sessions: readonly Session[]
  week: string
  duration: number
  looks: WorkerLooks
  now: Now
  /** For whom a booking is that begins here. */
  initial: { client?: Client; worker?: Worker }
}

/** Draws what is open. */
export function Opened({ of: { what, close, remove }, sessions, week, duration, looks, now, initial }: Props) {
  const actions = useAgendaActions()
  const { setState, setAttended } = useSessionActions()
  if (what?.kind === 'booking') {
    const book = async (booking: Booking) => {
      const what = booking.standing ? 'Sesión fija reservada' : 'Sesión reservada'
      await actions.make(`${what}: ${spokenSession({ ...booking, sessionDate: booking.date })}`, booked(booking))
      close()
    }
    return (
      <BookingForm
        key={cellKey(what.place.date, what.place.time)}
        {...what}
        duration={duration}
        looks={looks}
        initial={initial}
        onBook={book}
        onClose={close}
      />
    )
  }
  if (what?.kind === 'deleting') {
    const { session } = what
    return (
      <Confirm
        opened
        question={`¿Eliminar la sesión de ${spokenName(session.client.person)}?`}
        consequence={`La del ${longDate(dateOf(session, week))} a las ${clock(session.time)} desaparece de la agenda y su cupo queda libre. Si solo no se hará, cancélela.`}
        verb="Eliminar sesión"
        onConfirm={() => actions.make(`Sesión eliminada: ${spokenSession(session)}`, deleted(session))}
        onClose={close}
      />
    )
  }
  if (what?.kind === 'moving') return null
  const session = what && sessions.find((candidate) => placeOf(candidate) === what.place)
  if (!session) return null
  const date = dateOf(session, week)
  return (
    <SessionCard
      key={what.place}
      session={session}
      date={date}
      duration={duration}
      phase={phaseOf(date, session.time, duration, now)}
      look={looks.get(session.worker.id) ?? unknownLook}
      anchor={what.anchor}
      onClose={close}
      onState={(state) => {
        close()
        void setState([session], state)
      }}
      onAttended={(attended) => {
        close()
        void setAttended([session], attended)
      }}
      onDelete={() => remove(session, what.anchor)}
    />
  )
}
