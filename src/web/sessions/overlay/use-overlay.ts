import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, errorCode } from '#api/errors.ts'
import { weekStart } from '#domain/weeks.ts'
import { schedulesQuery } from '../../schedules/queries.ts'
import { notifyFailure, notifyRefused } from '../../ui/feedback/notify.ts'
import { spokenSession, useAgendaActions } from '../data/agenda-actions.ts'
import { aWhile, busyQuery, durationsOf } from '../data/busy.ts'
import { placeOf } from '../data/changes.ts'
import { moved, stoodInFor, type Target } from '../data/plans.ts'
import { type Place, recordsQuery, type Session } from '../data/queries.ts'
import { weekNow } from '../data/use-change.ts'
import { cellKey } from '../data/week-view.ts'
import { chipOf } from '../grid/grid-parts.ts'
import { isAtTarget } from './card/describe-changes.ts'
import { conflictAt } from './move/move-options.ts'

type SlotChoices = { dates: readonly string[]; slots: readonly number[] }

export type Overlay =
  /** `writing`: with its note in hand. */
  | { kind: 'session'; place: string; anchor: HTMLElement; writing?: boolean }
  /** `pressed`: by a pointer, after which nobody types at once. */
  | { kind: 'booking'; place: Place; anchor: HTMLElement; choices?: SlotChoices; pressed?: boolean }
  /** Without a target it is where it is. `beside`: its cell, which a chip may leave while it is being moved. */
  | { kind: 'moving'; session: Session; anchor: HTMLElement; beside: HTMLElement; target?: Target; first: 'slot' | 'worker' }
  | { kind: 'deleting'; session: Session; anchor: HTMLElement }

/** What is open over the week: the card of a session, a form, or the question before something is deleted. Another `scope` closes it. */
export function useOverlay(scope: string) {
  const [current, setWhat] = useState<Overlay>()
  const [opener, setOpener] = useState(scope)
  /** The place of a session that gets the keyboard as soon as it is there. */
  const [focusAfterMove, setLanding] = useState<string>()
  const client = useQueryClient()
  const actions = useAgendaActions()
  // what it belongs to is not on the page any more
  if (opener !== scope) {
    setOpener(scope)
    setWhat(undefined)
    setLanding(undefined)
  }
  const focusedOverlay = useRef<Overlay>(undefined)
  const queuedKeys = useRef<KeyboardEvent[]>([])
  /** The cell of what is open: a chip may have left it by the end. */
  const cell = useRef<HTMLElement>(null)
  const open = (next: Overlay) => {
    cell.current = next.anchor.closest('td') ?? cell.current
    queuedKeys.current = []
    setWhat(next)
  }
  /** Closes, and the keyboard goes on where it was, or on a session that has moved. */
  const close = (place?: string) => {
    if (!current) return
    const { anchor } = current
    queuedKeys.current = []
    requestAnimationFrame(() => ((place && chipOf(document, place)) || (anchor.isConnected ? anchor : cell.current))?.focus())
    setWhat(undefined)
  }
  const showMoveForm = (session: Session, anchor: HTMLElement, first: 'slot' | 'worker' = 'slot', target?: Target) =>
    open({ kind: 'moving', session, anchor, beside: anchor.closest('td') ?? anchor, first, target })

  /** Why a session cannot go somewhere, as far as that is known without asking. */
  const knownHindrance = (session: Session, target: Target) => {
    const { turnId, date } = target
    const day = client.getQueryCache().find<Session[]>({ queryKey: busyQuery({ from: date, to: date }).queryKey })
    // its own turn is known better by the week; what was asked a while ago may not hold any more
    const elsewhere = (day && !day.isStaleByTime(aWhile) && day.state.data?.filter((other) => other.turnId !== turnId)) || []
    const week = weekNow(client, { turnId, week: weekStart(date) })
    const durations = durationsOf(client.getQueryData(schedulesQuery().queryKey) ?? [])
    return conflictAt(session, target, 'once', [...week, ...elsewhere], durations)
  }

  const move = async (session: Session, target: Target, anchor: HTMLElement) => {
    if (isAtTarget(session, target)) return
    const hindrance = knownHindrance(session, target)
    const title = `No se puede mover: ${spokenSession(session)}`
    if (hindrance) return notifyRefused(title, [`${hindrance}.`])
    if (session.standing) return showMoveForm(session, anchor, 'slot', target)
    const after = { ...session, ...target, sessionDate: target.date }
    const from = anchor.closest('td') ?? anchor
    setWhat(undefined)
    setLanding(placeOf(after))
    try {
      await actions.make(`Sesión movida: ${spokenSession(after)}`, moved(session, target))
      setLanding(undefined)
    } catch (error) {
      setLanding(placeOf(session))
      // it had left its cell, and comes back as another element
      if (await standsIn(error, session)) showMoveForm(session, chipOf(document, placeOf(session)) ?? from, 'slot', target)
      else notifyFailure(title, error)
    }
  }

  /** Whether it was refused because the session stands in for a standing one: that is asked only now, because hardly any does. */
  const standsIn = async (error: unknown, session: Session) => {
    if (!(error instanceof ApiError) || error.code !== errorCode.conflict) return false
    const records = await client.fetchQuery({ ...recordsQuery(session.client.id, session.turnId), staleTime: 0 }).catch(() => [])
    return stoodInFor(session, records) !== undefined
  }

  return {
    what: current,
    /** What has had the keyboard last. */
    handedOver: focusedOverlay,
    /** Letters that were pressed before what is open had the keyboard. */
    early: queuedKeys,
    landing: focusAfterMove,
    clearFocusAfterMove: () => setLanding(undefined),
    /** The place of the session whose card is open, or the form that moves it. */
    open: current?.kind === 'session' ? current.place : current?.kind === 'moving' ? placeOf(current.session) : null,
    /** The cell whose form is open. */
    booking: current?.kind === 'booking' && !current.choices ? cellKey(current.place.date, current.place.time) : null,
    /** Its card, at once with its note in hand for who comes to write it. */
    showSession: (place: string, anchor: HTMLElement, writing = false) => open({ kind: 'session', place, anchor, writing }),
    book: (place: Place, anchor: HTMLElement, how: { choices?: SlotChoices; pressed?: boolean } = {}) =>
      open({ kind: 'booking', place, anchor, ...how }),
    /** Moves a session where it was dropped; what there is to decide is asked first. */
    move: (session: Session, target: Target, anchor: HTMLElement) => void move(session, target, anchor),
    /** Asks where it shall go, or whose it shall be. */
    moveForm: showMoveForm,
    /** Asks before it deletes it, or ends its series. */
    confirmDelete: (session: Session, anchor: HTMLElement) => open({ kind: 'deleting', session, anchor }),
    close,
  }
}
