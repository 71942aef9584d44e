import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { get } from '../../data/query.ts'
import type { WorkerLooks } from '../../worker-badge/worker-looks.ts'
import { unknownLook } from '../../worker-badge/worker-tile.tsx'
import { spokenSession, useAgendaActions } from '../data/agenda-actions.ts'
import { placeOf } from '../data/changes.ts'
import { type Booking, booked, moved, movedOnwards, noted, type Scope, type Target } from '../data/plans.ts'
import type { Client, Session, Worker } from '../data/queries.ts'
import { useSessionActions } from '../data/session-actions.ts'
import type { Now } from '../data/use-now.ts'
import { cellKey, dateOf, phaseOf } from '../data/week-view.ts'
import { chipOf } from '../grid/grid-parts.ts'
import { BookingForm } from './booking/booking-form.tsx'
import { DeleteSessionDialog } from './card/delete-session-dialog.tsx'
import { formatMoveNotice, type RelatedSessions } from './card/describe-changes.ts'
import type { NoteScope } from './card/note-editor.tsx'
import { SessionCard } from './card/session-card.tsx'
import { MoveForm } from './move/move-form.tsx'
import { replayKey } from './replay-key.ts'
import { useFollowSession } from './use-follow-session.ts'
import type { Overlay, useOverlay } from './use-overlay.ts'

interface Props {
  of: ReturnType<typeof useOverlay>
  sessions: readonly Session[]
  week: string
  duration: number
  looks: WorkerLooks
  now: Now
  /** For whom a booking is that begins here. */
  initial: { client?: Client; worker?: Worker }
}

/** Draws what is open. */
export function SessionOverlay({ of: opened, sessions, week, duration, looks, now, initial }: Props) {
  const { close } = opened
  // its cell answers first, and then what opens where nothing was open, unless somebody may type into it at once
  const before = useDeferredValue(opened.what)
  const what = before || !canDefer(opened.what) ? opened.what : undefined
  useReplayQueuedKeys(opened, what)
  const actions = useAgendaActions()
  const { setState, setAttended } = useSessionActions()
  const client = useQueryClient()
  useFollowSession(opened, sessions)
  const shown = what?.kind === 'session' ? sessions.find((session) => placeOf(session) === what.place) : undefined
  useFocusAfterMove(opened, sessions)
  const phase = (session: Session) => phaseOf(dateOf(session, week), session.time, duration, now)

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
        onClose={() => close()}
      />
    )
  }
  if (what?.kind === 'deleting')
    return <DeleteSessionDialog session={what.session} past={phase(what.session) === 'past'} onClose={() => close()} />
  if (what?.kind === 'moving') {
    const { session } = what
    const move = async (target: Target, scope: Scope, { records, series }: RelatedSessions) => {
      const after = { ...session, ...target, sessionDate: target.date }
      const change = scope === 'onwards' ? movedOnwards(session, target, records) : moved(session, target, series)
      await actions.make(formatMoveNotice(session, target, scope), change)
      close(placeOf(after))
    }
    return (
      <MoveForm
        key={`${placeOf(session)} ${what.first}`}
        session={session}
        target={what.target}
        first={what.first}
        past={phase(session) === 'past'}
        looks={looks}
        anchor={what.beside}
        onMove={move}
        onClose={() => close()}
      />
    )
  }
  if (what?.kind !== 'session' || !shown) return null
  const { anchor } = what
  const writeNote = async (note: string | null, scope: NoteScope, begun: Session) => {
    const now = scope === 'all' && shown.standing ? await seriesNow(shown) : shown
    // with the version that was read the server refuses to overwrite a note that a colleague has written meanwhile
    const session = now.note === begun.note ? now : { ...now, updatedAt: begun.updatedAt }
    await actions.make(`Nota guardada: ${spokenSession(shown)}`, noted(session, note, scope))
  }
  /** A series as it is at this moment: whatever stands in for it changes it too, and a colleague may have given it an end. */
  const seriesNow = async (occurrence: Session): Promise<Session> => {
    const { id, sessionDate } = occurrence
    const series = await client.fetchQuery({ ...get('/v1/sessions/{id}', { path: { id } }), staleTime: 0 })
    return { ...series, standing: true, sessionDate }
  }
  return (
    <SessionCard
      key={what.place}
      session={shown}
      date={dateOf(shown, week)}
      duration={duration}
      phase={phase(shown)}
      look={looks.get(shown.worker.id) ?? unknownLook}
      anchor={anchor}
      writing={what.writing}
      onClose={() => close()}
      onState={(state) => {
        close()
        void setState([shown], state)
      }}
      onAttended={(attended) => {
        close()
        void setAttended([shown], attended)
      }}
      onNote={writeNote}
      onMove={(first) => opened.moveForm(shown, anchor, first)}
      onDelete={() => opened.confirmDelete(shown, anchor)}
    />
  )
}

const canDefer = (what: Overlay | undefined) =>
  what?.kind === 'session' ? !what.writing : what?.kind === 'booking' && what.pressed === true

/** Tells when what is drawn has the keyboard, which its focus trap moves by timers of its own, and gives it the letters that came before. */
function useReplayQueuedKeys({ handedOver, early }: ReturnType<typeof useOverlay>, what: Overlay | undefined) {
  useEffect(() => {
    const begun = performance.now()
    const opener = what && (what.anchor.closest('td') ?? what.anchor)
    let timer = setTimeout(function handOver() {
      if (opener?.contains(document.activeElement) && performance.now() < begun + handoverTimeout) {
        timer = setTimeout(handOver)
        return
      }
      handedOver.current = what
      pressEarly()
    })
    function pressEarly() {
      const key = what && early.current.shift()
      if (!key) return
      replayKey(key)
      // what it does is drawn before the next one is pressed
      timer = setTimeout(pressEarly)
    }
    return () => clearTimeout(timer)
  }, [handedOver, early, what])
}

/** So many milliseconds the keyboard may stay where it was, before the grid has its keys again. */
const handoverTimeout = 1_000

/** Gives the keyboard to a session as soon as it is where it was moved. */
function useFocusAfterMove({ landing, clearFocusAfterMove: landed }: ReturnType<typeof useOverlay>, sessions: readonly Session[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with every week that is drawn
  useEffect(() => {
    const chip = landing && chipOf(document, landing)
    if (!chip) return
    chip.focus()
    landed()
  }, [landing, sessions])
}
