import { useEffect } from 'react'
import { useLocation } from 'react-router'
import * as v from 'valibot'
import { ApiError, errorCode } from '#api/errors.ts'
import { sessionKey } from '#domain/session-key.ts'
import { notifyDone, notifyFailure, notifyInfo } from '../../ui/feedback/notify.ts'
import { forgetClosedForm, getClosedForm } from '../../ui/form/closed-forms.ts'
import type { Scope, Target } from '../data/changes/plans.ts'
import type { Session } from '../data/queries.ts'
import { cellKey } from '../data/week-view.ts'
import { findChip, findSlot } from '../grid/grid-elements.ts'
import type { OverlayControls } from './use-overlay.ts'

const vSlot = v.object({ turnId: v.string(), date: v.string(), time: v.number() })

/**
 * The state with which a booking form opens again: the slot with which it was opened, whether by a button, the one that was selected in it, the worker who was selected or
 * suggested, and the booking of which no answer arrived.
 */
export const vBookingOpening = v.object({
  kind: v.literal('booking'),
  slot: vSlot,
  isBesideButton: v.optional(v.boolean()),
  selected: vSlot,
  workerId: v.optional(v.string()),
  lostRequest: v.optional(v.string()),
})

/** What opens a form of the agenda again. */
export type Opening =
  | v.InferOutput<typeof vBookingOpening>
  | { kind: 'moving'; session: Session; target: Target | undefined; part: 'slot' | 'worker'; scope: Scope }
  | { kind: 'note'; sessionKey: string; description: string }

/** Returns what tells a move form from the other forms of the agenda. */
export const nameMoveForm = (session: Session, part: 'slot' | 'worker') => `moving ${sessionKey(session)} ${part}`

/** Opens a form of the agenda again when a navigation asks for it. The navigation has asked already whether another form may be closed. */
export function useOpenAgain({ replace }: Pick<OverlayControls, 'replace'>) {
  const { key, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each navigation
  useEffect(() => {
    const closed = getClosedForm(state)
    if (!closed?.opening) return
    const opening = closed.opening as Opening
    const fallback = document.querySelector<HTMLElement>('[data-book-next]') ?? document.querySelector('h1')
    if (opening.kind === 'booking') {
      const { slot, isBesideButton } = opening
      const anchor = (isBesideButton ? undefined : findSlot(document, cellKey(slot.date, slot.time))) ?? fallback
      if (anchor) replace({ kind: 'booking', slot, anchor, ...(isBesideButton && { isBesideButton }) })
    } else if (opening.kind === 'moving') {
      const { session, target, part } = opening
      const anchor = findChip(document, sessionKey(session)) ?? fallback
      if (anchor) replace({ kind: 'moving', session, anchor, cell: anchor.closest('td') ?? anchor, part, ...(target && { target }) })
    } else {
      const { sessionKey, description } = opening
      const anchor = findChip(document, sessionKey)
      // The same card may be open without its note editor, so that the key is another one each time.
      if (anchor) return replace({ kind: 'session', sessionKey, openedKey: `${sessionKey} ${key}`, anchor, opensNoteEditor: true })
      const { note } = closed.values as { note: string }
      forgetClosedForm(state)
      notifyLostCard(description, note)
    }
  }, [key])
}

/** Gives the user the note that was typed in a card which cannot open: its session was moved, deleted or filtered out meanwhile. */
function notifyLostCard(description: string, note: string) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(note)
      notifyDone('Nota copiada')
    } catch {
      // Without https or permission there is no clipboard.
      notifyInfo('El navegador no permite copiar aquí. Seleccione el texto de la nota y cópielo.')
    }
  }
  const error = new ApiError(errorCode.conflict, `Usted escribió: «${note}»`)
  const action = { label: 'Copiar la nota', run: () => void copy(), staysOpen: true }
  notifyFailure(`Esta sesión ya no está aquí: ${description}`, error, { action })
}
