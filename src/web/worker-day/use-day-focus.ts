import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { findChip } from '#web/session-grid/grid-elements.ts'
import { findColumn, findNearestItem, focusItem, getItemKey, getStart, locateItem } from './items.ts'

/** An item of the day that has, or had, the focus. */
export interface FocusedItem {
  workerId: string
  start: number
  key: string
}

/**
 * Manages the focus in the day, and the item at which Tab enters it: the one that had the focus last. When the focused item is removed, the focus goes to its
 * session where it moved, or else to what is nearest to its time.
 */
export function useDayFocus(root: RefObject<HTMLElement | null>) {
  const [last, setLast] = useState<FocusedItem>()
  const focused = useRef<FocusedItem>(null)
  /** The keys of sessions before their moves, by those after: a move that is refused or undone puts a session back. */
  const moves = useRef<{ from: string; to: string }[]>([])

  const focusNear = ({ workerId, start }: Pick<FocusedItem, 'workerId' | 'start'>) =>
    focusItem(findNearestItem(findColumn(root.current, workerId), start) ?? findNearestItem(root.current, start))

  useLayoutEffect(() => {
    // Only a removed element leaves the focus on the body without a blur event.
    if (focused.current === null || document.activeElement !== document.body) return
    const { key } = focused.current
    const keys = [
      ...moves.current.filter(({ from }) => from === key).map(({ to }) => to),
      key,
      ...moves.current.filter(({ to }) => to === key).map(({ from }) => from),
    ]
    const chip = keys.map((candidate) => findChip(root.current, candidate)).find(Boolean)
    if (chip) focusItem(chip)
    else focusNear(focused.current)
  })

  return {
    last,
    focusNear,
    /** Lets the focus follow a session that moves, and back when the move is refused or undone. */
    follow: (move: { from: string; to: string }) => {
      moves.current = [...moves.current.slice(-maxMoves), move]
    },
    onFocus: ({ target }: FocusEvent) => {
      const { item, column } = locateItem(target)
      if (!item || !column) return
      const next = { workerId: column.dataset.worker ?? '', start: getStart(item), key: getItemKey(item) }
      focused.current = next
      setLast((before) => (before?.key === next.key ? before : next))
    },
    // React removes elements without a blur event.
    onBlur: () => {
      focused.current = null
    },
  }
}

/** No more moves than that can be undone. */
const maxMoves = 49
