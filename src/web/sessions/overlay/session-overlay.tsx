import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { sessionKey } from '#domain/session-key.ts'
import { get } from '../../data/query.ts'
import { unknownBadge } from '../../worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '../../worker-badge/worker-badges.ts'
import { describeSession, useAgendaActions } from '../data/changes/agenda-actions.ts'
import { type Booking, planBooking, planMove, planMoveOnwards, planNote, type Scope, type Target } from '../data/changes/plans.ts'
import { useSessionActions } from '../data/changes/session-actions.ts'
import type { Client, Session, Worker } from '../data/queries.ts'
import type { Now } from '../data/use-now.ts'
import { cellKey, getPhase, getSessionDate } from '../data/week-view.ts'
import { findChip } from '../grid/grid-elements.ts'
import { BookingForm } from './booking/booking-form.tsx'
import { DeleteSessionDialog } from './card/delete-session-dialog.tsx'
import { formatMoveNotice, type RelatedSessions } from './card/describe-changes.ts'
import type { NoteScope } from './card/note-editor.tsx'
import { SessionCard } from './card/session-card.tsx'
import { MoveForm } from './move/move-form.tsx'
import { replayKey } from './replay-key.ts'
import { useFollowSession } from './use-follow-session.ts'
import type { Overlay, OverlayControls } from './use-overlay.ts'

interface Props {
  controls: OverlayControls
  sessions: readonly Session[]
  week: string
  /** Minutes of a session. */
  duration: number
  badges: WorkerBadges
  now: Now
  /** The people for whom a booking starts. */
  initial: { client?: Client; worker?: Worker }
}

/** Draws the open overlay. */
export function SessionOverlay({ controls, sessions, week, duration, badges, now, initial }: Props) {
  const { close } = controls
  // The cell reacts first. An overlay into which somebody may type at once, or that replaces another, is drawn without delay.
  const deferred = useDeferredValue(controls.current)
  const overlay = deferred || !canDefer(controls.current) ? controls.current : undefined
  useReplayQueuedKeys(controls, overlay)
  const actions = useAgendaActions()
  const { setState, setAttended } = useSessionActions()
  const queryClient = useQueryClient()
  useFollowSession(controls, sessions)
  useFocusAfterMove(controls, sessions)
  const shown = overlay?.kind === 'session' ? sessions.find((session) => sessionKey(session) === overlay.sessionKey) : undefined
  const phase = (session: Session) => getPhase(getSessionDate(session, week), session.time, duration, now)

  if (overlay?.kind === 'booking') {
    const { slot, anchor, choices } = overlay
    const book = async (booking: Booking) => {
      const notice = booking.standing ? 'Sesión fija reservada' : 'Sesión reservada'
      await actions.makeChange(`${notice}: ${describeSession({ ...booking, sessionDate: booking.date })}`, planBooking(booking))
      close()
    }
    return (
      <BookingForm
        key={cellKey(slot.date, slot.time)}
        {...{ slot, anchor, choices, duration, badges, initial }}
        onBook={book}
        onClose={() => close()}
      />
    )
  }
  if (overlay?.kind === 'deleting')
    return <DeleteSessionDialog session={overlay.session} isPast={phase(overlay.session) === 'past'} onClose={() => close()} />
  if (overlay?.kind === 'moving') {
    const { session, part, target: proposed, cell } = overlay
    const move = async (target: Target, scope: Scope, { records, series }: RelatedSessions) => {
      const after = { ...session, ...target, sessionDate: target.date }
      const change = scope === 'onwards' ? planMoveOnwards(session, target, records) : planMove(session, target, series)
      await actions.makeChange(formatMoveNotice(session, target, scope), change)
      close(sessionKey(after))
    }
    return (
      <MoveForm
        key={`${sessionKey(session)} ${part}`}
        {...{ session, proposed, part, badges }}
        isPast={phase(session) === 'past'}
        anchor={cell}
        onMove={move}
        onClose={() => close()}
      />
    )
  }
  if (overlay?.kind !== 'session' || !shown) return null
  const { anchor } = overlay
  const saveNote = async (note: string | null, scope: NoteScope, original: Session) => {
    const latest = scope === 'all' && shown.standing ? await fetchSeries(shown) : shown
    // With the version that the user has seen, the server refuses to overwrite a note that a colleague has written meanwhile.
    const session = latest.note === original.note ? latest : { ...latest, updatedAt: original.updatedAt }
    await actions.makeChange(`Nota guardada: ${describeSession(shown)}`, planNote(session, note, scope))
  }
  /** The series as it is now: an exception changes its version too, and a colleague may have ended it. */
  const fetchSeries = async ({ id, sessionDate }: Session): Promise<Session> => {
    const series = await queryClient.fetchQuery({ ...get('/v1/sessions/{id}', { path: { id } }), staleTime: 0 })
    return { ...series, standing: true, sessionDate }
  }
  return (
    <SessionCard
      key={overlay.sessionKey}
      session={shown}
      date={getSessionDate(shown, week)}
      duration={duration}
      phase={phase(shown)}
      badge={badges.get(shown.worker.id) ?? unknownBadge}
      anchor={anchor}
      editNote={overlay.editNote}
      onClose={() => close()}
      onState={(state) => {
        close()
        void setState([shown], state)
      }}
      onAttended={(attended) => {
        close()
        void setAttended([shown], attended)
      }}
      onNote={saveNote}
      onMove={(part) => controls.showMoveForm(shown, anchor, part)}
      onDelete={() => controls.confirmDelete(shown, anchor)}
    />
  )
}

/** True for an overlay into which nobody types at once. */
const canDefer = (overlay: Overlay | undefined) =>
  overlay?.kind === 'session' ? !overlay.editNote : overlay?.kind === 'booking' && overlay.byPointer === true

/** Waits until the overlay has the focus, which its focus trap moves by timers, and replays the keys that came before. */
function useReplayQueuedKeys({ focusedOverlay, queuedKeys }: OverlayControls, overlay: Overlay | undefined) {
  useEffect(() => {
    const start = performance.now()
    const opener = overlay && (overlay.anchor.closest('td') ?? overlay.anchor)
    let timer = setTimeout(function waitForFocus() {
      if (opener?.contains(document.activeElement) && performance.now() < start + focusTimeout) {
        timer = setTimeout(waitForFocus)
        return
      }
      focusedOverlay.current = overlay
      replayNext()
    })
    function replayNext() {
      const key = overlay && queuedKeys.current.shift()
      if (!key) return
      replayKey(key)
      // The effect of each key is drawn before the next one.
      timer = setTimeout(replayNext)
    }
    return () => clearTimeout(timer)
  }, [focusedOverlay, queuedKeys, overlay])
}

/** Milliseconds after which the grid takes keys again, even if the overlay has not taken the focus. */
const focusTimeout = 1_000

/** Focuses the session that was moved as soon as it is drawn in its new cell. */
function useFocusAfterMove({ focusAfterMove, clearFocusAfterMove }: OverlayControls, sessions: readonly Session[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again with every week that is drawn
  useEffect(() => {
    const chip = focusAfterMove && findChip(document, focusAfterMove)
    if (!chip) return
    chip.focus()
    clearFocusAfterMove()
  }, [focusAfterMove, sessions])
}
