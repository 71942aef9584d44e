import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { getSessionKey } from '#domain/session-key.ts'
import type { WallClock } from '#domain/today.ts'
import { useAgendaActions } from '#web/session-data/changes/agenda-actions.ts'
import { acceptUnavailability } from '#web/session-data/changes/change.ts'
import { type Booking, planBooking } from '#web/session-data/changes/plans.ts'
import { useSessionActions } from '#web/session-data/changes/session-actions.ts'
import { describeSessionWithWorker } from '#web/session-data/describe-session.ts'
import type { Client, Session, Slot, Worker } from '#web/session-data/queries.ts'
import { getCellKey, getPhase, getSessionDate } from '#web/session-data/week-view.ts'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'
import { unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { type BookingDetails, BookingForm } from './booking/booking-form.tsx'
import { SessionCard } from './card/session-card.tsx'
import { findTurnName } from './slot/turn-name.ts'
import { useFollowSession } from './use-follow-session.ts'
import type { OverlayControls } from './use-overlay.ts'

const ChangeDialog = lazyPart(() => import('./change-dialog.tsx'), { failureMessage: 'No se pudo cargar el formulario.' })

interface Props {
  controls: OverlayControls
  sessions: readonly Session[]
  week: string
  /** Minutes of a session. */
  duration: number
  badges: WorkerBadges
  now: WallClock
  /** The people for whom a booking starts. */
  initial: { client?: Client; worker?: Worker }
  /** The entry of the waiting list for which a slot is searched: booking its client takes it off the list. */
  waitingEntry?: { id: string; clientId: string } | undefined
  /** Returns the URL that shows a slot, or undefined if the screen shows it. */
  getPathOfSlot?: (slot: Slot) => string | undefined
  /** Called after a booking. */
  onBooked?: (() => void) | undefined
  /** Called with the worker who is chosen in a form, and without one when it closes. */
  onWorkerChange?: (workerId: string | undefined) => void
}

/** Draws the open overlay. */
export function SessionOverlay({
  controls,
  sessions,
  week,
  duration,
  badges,
  now,
  initial,
  waitingEntry,
  getPathOfSlot,
  onBooked,
  onWorkerChange,
}: Props) {
  const { current: overlay, close, guard, leave } = controls
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { makeChange } = useAgendaActions()
  const { setState, setAttended, keep, expect } = useSessionActions()
  const shown = useFollowSession(controls, sessions)
  const getSessionPhase = (session: Session) => getPhase(getSessionDate(session, week), session.time, session.duration ?? duration, now)

  if (overlay?.kind === 'booking') {
    const { slot, anchor, isBesideButton } = overlay
    const book = async (booking: Booking, { accepts, absences }: BookingDetails) => {
      const change = planBooking(booking)
      const turnName = booking.turnId === slot.turnId ? undefined : findTurnName(queryClient, booking.turnId)
      const where = [describeSessionWithWorker({ ...booking, sessionDate: booking.date }), turnName].filter(Boolean).join(', ')
      const booked = `${booking.standing ? 'Sesión fija reservada' : 'Sesión reservada'}: ${where}`
      const path = getPathOfSlot?.(booking)
      const showSlot = path === undefined ? undefined : { label: 'Ver', run: () => void navigate(path) }
      const notice = [booked, absences, booking.waitingEntryId !== undefined && 'Sale de la lista de espera.'].filter(Boolean).join('. ')
      await makeChange(notice, accepts ? acceptUnavailability(change) : change, showSlot)
    }
    return (
      <BookingForm
        key={`${getCellKey(slot.date, slot.time)} ${overlay.workerId}`}
        slot={slot}
        anchor={anchor}
        isBesideButton={isBesideButton}
        duration={duration}
        badges={badges}
        initial={initial}
        waitingEntry={waitingEntry}
        guard={guard}
        onWorkerChange={onWorkerChange}
        onSlotChange={controls.changeBookedSlot}
        onBook={book}
        onBooked={() => {
          close()
          onBooked?.()
        }}
        onClose={() => close()}
      />
    )
  }
  if (overlay?.kind === 'deleting')
    return (
      <ChangeDialog
        kind="deleting"
        session={overlay.session}
        isPast={getSessionPhase(overlay.session) === 'past'}
        onClose={() => close()}
      />
    )
  if (overlay?.kind === 'moving') {
    const { session, part, target: proposed, cell } = overlay
    return (
      <ChangeDialog
        kind="moving"
        key={`${getSessionKey(session)} ${part}`}
        session={session}
        proposed={proposed}
        part={part}
        badges={badges}
        guard={guard}
        onWorkerChange={onWorkerChange}
        isPast={getSessionPhase(session) === 'past'}
        anchor={cell}
        onMoved={close}
        onClose={() => close()}
      />
    )
  }
  if (!overlay || !shown) return null
  const { anchor, opensNoteEditor } = overlay
  return (
    <SessionCard
      // The card stays the same when its session moves, so that a note that is being typed is kept.
      key={overlay.openedKey}
      session={shown}
      date={getSessionDate(shown, week)}
      phase={getSessionPhase(shown)}
      badge={badges.get(shown.worker.id) ?? unknownBadge}
      duration={duration}
      anchor={anchor}
      opensNoteEditor={opensNoteEditor}
      guard={guard}
      onClose={() => close()}
      onStateChange={(state) =>
        leave(() => {
          close()
          void setState([shown], state)
        })
      }
      onAttendedChange={(attended) =>
        leave(() => {
          close()
          void setAttended([shown], attended)
        })
      }
      onKeep={() =>
        leave(() => {
          close()
          void keep([shown])
        })
      }
      onExpected={() =>
        leave(() => {
          close()
          void expect([shown])
        })
      }
      onMove={(part) => controls.showMoveForm(shown, anchor, part)}
      onDelete={() => controls.confirmDelete(shown, anchor)}
    />
  )
}
