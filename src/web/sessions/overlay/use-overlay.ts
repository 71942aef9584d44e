import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, errorCode } from '#api/errors.ts'
import { sessionKey } from '#domain/session-key.ts'
import { weekStart } from '#domain/weeks.ts'
import { schedulesQuery } from '../../schedules/queries.ts'
import { notifyFailure, notifyRefused } from '../../ui/feedback/notify.ts'
import { describeSession, useAgendaActions } from '../data/changes/agenda-actions.ts'
import { findReplacedSeries, planMove, type Target } from '../data/changes/plans.ts'
import { getWeekSessions } from '../data/changes/use-change.ts'
import { conflictStaleTime, mapTurnDurations, sessionsBetweenQuery } from '../data/find-conflict.ts'
import { clientRecordsQuery, type Session, type Slot } from '../data/queries.ts'
import { cellKey } from '../data/week-view.ts'
import { findChip } from '../grid/grid-elements.ts'
import { isAtTarget } from './card/describe-changes.ts'
import { findTargetConflict } from './move/move-options.ts'

type SlotChoices = { dates: readonly string[]; slots: readonly number[] }

/** A card, form or dialog beside a cell or chip. `anchor` is the element it belongs to. */
export type Overlay =
  /** The card of a session. `editNote`: it opens with the note editor. */
  | { kind: 'session'; sessionKey: string; anchor: HTMLElement; editNote?: boolean }
  /** The booking form. `byPointer`: it was opened by a pointer, after which nobody types at once. */
  | { kind: 'booking'; slot: Slot; anchor: HTMLElement; choices?: SlotChoices; byPointer?: boolean }
  /** The move form. It floats beside the cell, because the chip may leave it meanwhile. Without `target` the session is where it is. */
  | { kind: 'moving'; session: Session; anchor: HTMLElement; cell: HTMLElement; target?: Target; part: 'slot' | 'worker' }
  /** The question before a deletion. */
  | { kind: 'deleting'; session: Session; anchor: HTMLElement }

/** The overlay over a week and what opens it. It closes when `scope`, the turn and week, changes. */
export function useOverlay(scope: string) {
  const [current, setCurrent] = useState<Overlay>()
  const [openedIn, setOpenedIn] = useState(scope)
  /** The key of a session that gets the focus as soon as it is drawn. */
  const [focusAfterMove, setFocusAfterMove] = useState<string>()
  const queryClient = useQueryClient()
  const actions = useAgendaActions()
  if (openedIn !== scope) {
    setOpenedIn(scope)
    setCurrent(undefined)
    setFocusAfterMove(undefined)
  }
  const focusedOverlay = useRef<Overlay>(undefined)
  const queuedKeys = useRef<KeyboardEvent[]>([])
  /** The cell of the overlay: the chip may have left it by the time it closes. */
  const cell = useRef<HTMLElement>(null)
  const open = (overlay: Overlay) => {
    cell.current = overlay.anchor.closest('td') ?? cell.current
    queuedKeys.current = []
    setCurrent(overlay)
  }
  /** Closes and focuses the anchor again, or the chip of a session that has moved. */
  const close = (sessionKey?: string) => {
    if (!current) return
    const { anchor } = current
    queuedKeys.current = []
    requestAnimationFrame(() => ((sessionKey && findChip(document, sessionKey)) || (anchor.isConnected ? anchor : cell.current))?.focus())
    setCurrent(undefined)
  }
  const showMoveForm = (session: Session, anchor: HTMLElement, part: 'slot' | 'worker' = 'slot', target?: Target) =>
    open({ kind: 'moving', session, anchor, cell: anchor.closest('td') ?? anchor, part, target })

  /** The reason why a session cannot move to a target, by what is in the cache. */
  const findCachedConflict = (session: Session, target: Target) => {
    const { turnId, date } = target
    const day = queryClient.getQueryCache().find<Session[]>({ queryKey: sessionsBetweenQuery({ from: date, to: date }).queryKey })
    // The week is fresher for its own turn, and a stale answer about the others proves nothing.
    const otherTurns = (day && !day.isStaleByTime(conflictStaleTime) && day.state.data?.filter((other) => other.turnId !== turnId)) || []
    const week = getWeekSessions(queryClient, { turnId, week: weekStart(date) })
    const durations = mapTurnDurations(queryClient.getQueryData(schedulesQuery().queryKey) ?? [])
    return findTargetConflict(session, target, 'once', [...week, ...otherTurns], durations)
  }

  const move = async (session: Session, target: Target, anchor: HTMLElement) => {
    if (isAtTarget(session, target)) return
    const conflict = findCachedConflict(session, target)
    const title = `No se puede mover: ${describeSession(session)}`
    if (conflict) return notifyRefused(title, [`${conflict}.`])
    if (session.standing) return showMoveForm(session, anchor, 'slot', target)
    const after = { ...session, ...target, sessionDate: target.date }
    const from = anchor.closest('td') ?? anchor
    setCurrent(undefined)
    setFocusAfterMove(sessionKey(after))
    try {
      await actions.makeChange(`Sesión movida: ${describeSession(after)}`, planMove(session, target))
      setFocusAfterMove(undefined)
    } catch (error) {
      setFocusAfterMove(sessionKey(session))
      // The chip that was dropped is gone: the session was drawn in its new cell and is now back as another element.
      if (await isRefusedException(error, session)) showMoveForm(session, findChip(document, sessionKey(session)) ?? from, 'slot', target)
      else notifyFailure(title, error)
    }
  }

  /** True when the server refused to move an exception of a series. Asked only after a refusal, because few sessions are exceptions. */
  const isRefusedException = async (error: unknown, session: Session) => {
    if (!(error instanceof ApiError) || error.code !== errorCode.conflict) return false
    const records = await queryClient.fetchQuery({ ...clientRecordsQuery(session.client.id, session.turnId), staleTime: 0 }).catch(() => [])
    return findReplacedSeries(session, records) !== undefined
  }

  return {
    current,
    /** The overlay that had the focus last. */
    focusedOverlay,
    /** Letters typed before the open overlay had the focus. */
    queuedKeys,
    focusAfterMove,
    clearFocusAfterMove: () => setFocusAfterMove(undefined),
    /** The key of the session whose card or move form is open. */
    sessionKey: current?.kind === 'session' ? current.sessionKey : current?.kind === 'moving' ? sessionKey(current.session) : null,
    /** The key of the cell in which a booking is open. */
    bookingCell: current?.kind === 'booking' && !current.choices ? cellKey(current.slot.date, current.slot.time) : null,
    showSession: (sessionKey: string, anchor: HTMLElement, editNote = false) => open({ kind: 'session', sessionKey, anchor, editNote }),
    book: (slot: Slot, anchor: HTMLElement, options: { choices?: SlotChoices; byPointer?: boolean } = {}) =>
      open({ kind: 'booking', slot, anchor, ...options }),
    /** Moves a session to where it was dropped. A series, or an exception that cannot move alone, opens the move form. */
    move: (session: Session, target: Target, anchor: HTMLElement) => void move(session, target, anchor),
    showMoveForm,
    confirmDelete: (session: Session, anchor: HTMLElement) => open({ kind: 'deleting', session, anchor }),
    close,
  }
}

export type OverlayControls = ReturnType<typeof useOverlay>
