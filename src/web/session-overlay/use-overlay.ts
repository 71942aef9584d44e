import { useLayoutEffect, useRef, useState } from 'react'
import { getSessionKey } from '#domain/session-key.ts'
import type { Target } from '#web/session-data/changes/plans.ts'
import type { Session, Slot } from '#web/session-data/queries.ts'
import { getCellKey } from '#web/session-data/week-view.ts'
import { findChip } from '#web/session-grid/grid-elements.ts'

/** Closes or replaces a form, after a question if it has unsaved changes. */
export type Leave = (close: () => void) => void

/** A card, form or dialog beside a cell or chip. `anchor` is the element it belongs to. */
type Overlay =
  /**
   * The card of a session. `openedKey`: tells the card from others, also after its session has moved. `opensNoteEditor`: true when it opens
   * with the note editor.
   */
  | { kind: 'session'; sessionKey: string; openedKey: string; anchor: HTMLElement; opensNoteEditor: boolean }
  /**
   * The booking form. `isBesideButton`: true when it was not opened in its slot but by a button. `workerId`: the worker in whose column it was
   * opened.
   */
  | { kind: 'booking'; slot: Slot; anchor: HTMLElement; isBesideButton?: boolean; workerId?: string | undefined }
  /** The move form. It floats beside the cell, because the chip may leave it meanwhile. Without `target` the session is where it is. */
  | { kind: 'moving'; session: Session; anchor: HTMLElement; cell: HTMLElement; target?: Target; part: 'slot' | 'worker' }
  /** The question before a deletion. */
  | { kind: 'deleting'; session: Session; anchor: HTMLElement }

/** Returns the overlay over a week and the functions that open it. The overlay closes when `scope`, the turn and week, changes. */
export function useOverlay(scope: string) {
  const [current, setCurrent] = useState<Overlay>()
  /** The slot to which a booking was changed in its form. */
  const [changed, setChanged] = useState<{ form: Overlay; slot: Slot }>()
  const [openedIn, setOpenedIn] = useState(scope)
  if (openedIn !== scope) {
    setOpenedIn(scope)
    setCurrent(undefined)
  }
  /** The cell of the overlay: the chip may have left it by the time it closes. */
  const cell = useRef<HTMLElement>(null)
  /** What is open now, and where; null after the screen is gone. A function may be called later than the render that it is from. */
  const latest = useRef<{ shown: Overlay | undefined; scope: string }>(null)
  useLayoutEffect(() => {
    latest.current = { shown: current, scope }
    return () => {
      latest.current = null
    }
  })
  /** The guard of the open form. */
  const guard = useRef<Leave>(null)
  const leave: Leave = (close) => (guard.current ? guard.current(close) : close())
  const bookedSlot = current && current === changed?.form ? changed.slot : getOpenedSlot(current)
  /** Opens in the place of what is open. */
  const open = (overlay: Overlay) =>
    leave(() => {
      cell.current = overlay.anchor.closest('td') ?? cell.current
      setCurrent(overlay)
    })
  /** Closes what was open when this was rendered, and nothing else. Focuses the anchor again, or the chip of a session that has moved. */
  const close = (movedTo?: string) => {
    if (!current || !isSameOverlay(current, latest.current?.shown)) return
    setCurrent(undefined)
    const chip = movedTo === undefined ? undefined : findChip(document, movedTo)
    ;(chip ?? (current.anchor.isConnected ? current.anchor : cell.current))?.focus()
  }

  return {
    current,
    /** The key of the session whose card or move form is open. */
    sessionKey: current?.kind === 'session' ? current.sessionKey : current?.kind === 'moving' ? getSessionKey(current.session) : null,
    /** The slot that is being booked. Undefined while it is the one that a button has proposed. */
    bookedSlot,
    /** The key of the cell in which a booking is open. */
    bookingCell:
      current?.kind === 'booking' && bookedSlot?.turnId === current.slot.turnId ? getCellKey(bookedSlot.date, bookedSlot.time) : null,
    changeBookedSlot: (slot: Slot) => current && setChanged({ form: current, slot }),
    showSession: (sessionKey: string, anchor: HTMLElement, opensNoteEditor = false) => {
      const isOpen = current?.kind === 'session' && current.sessionKey === sessionKey
      if (!isOpen) open({ kind: 'session', sessionKey, openedKey: sessionKey, anchor, opensNoteEditor })
    },
    /** Keeps the open card, with what is typed in it, on its session after a move, or beside its last cell when the session is gone. */
    followSession: (sessionKey: string) => {
      const anchor = findChip(document, sessionKey) ?? cell.current
      cell.current = anchor?.closest('td') ?? cell.current
      if (anchor) setCurrent((shown) => (shown?.kind === 'session' ? { ...shown, sessionKey, anchor } : shown))
    },
    book: (slot: Slot, anchor: HTMLElement, { isBesideButton, workerId }: { isBesideButton?: boolean; workerId?: string } = {}) => {
      const isSameSlot =
        current?.kind === 'booking' && getCellKey(current.slot.date, current.slot.time) === getCellKey(slot.date, slot.time)
      if (!isSameSlot || current.workerId !== workerId) open({ kind: 'booking', slot, anchor, isBesideButton, workerId })
    },
    showMoveForm: (session: Session, anchor: HTMLElement, part: 'slot' | 'worker' = 'slot', target?: Target) =>
      open({ kind: 'moving', session, anchor, cell: anchor.closest('td') ?? anchor, part, target }),
    confirmDelete: (session: Session, anchor: HTMLElement) => open({ kind: 'deleting', session, anchor }),
    close,
    /** True while nothing is open and the screen still shows the same. */
    isFree: () => latest.current?.scope === scope && latest.current.shown === undefined,
    /** Closes an open card before a change is undone. While a form is open nothing is undone. */
    prepareUndo: (undo: () => void) => {
      if (current && current.kind !== 'session') return
      leave(() => {
        close()
        undo()
      })
    },
    guard,
    leave,
  }
}

const getOpenedSlot = (overlay: Overlay | undefined) => (overlay?.kind === 'booking' && !overlay.isBesideButton ? overlay.slot : undefined)

/** An open card is replaced when its session moves. */
const isSameOverlay = (one: Overlay, other: Overlay | undefined) =>
  one === other || (one.kind === 'session' && other?.kind === 'session' && one.openedKey === other.openedKey)

export type OverlayControls = ReturnType<typeof useOverlay>
