import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { useCan } from '#web/auth/access.ts'
import { getCellKey } from '#web/session-data/week-view.ts'
import { isPlainLetter } from '#web/ui/keys/key-table.ts'
import { usePressLetter } from '#web/ui/keys/letter-keys.tsx'
import { locate } from './grid-elements.ts'
import { type GridSlot, type GridState, getSlotAt } from './grid-state.ts'
import { useGridActions } from './keys/grid-actions.ts'
import { gridKeys } from './keys/grid-keys.ts'
import { describeAction, findAction } from './keys/key-bindings.ts'

/** Returns the handlers of keys and clicks. They are on the grid, because a week has thousands of chips. */
export function useGridEvents(grid: GridState) {
  const can = useCan()
  const getAction = useGridActions(grid)
  const pressLetter = usePressLetter()
  const { focus, cells, selection, overlay, bookableTimes, onBook } = grid
  /** True when the last press began on a chip. */
  const pressedOnChip = useRef(false)

  const onClick = (event: MouseEvent) => {
    const { cell, position, chip } = locate(event.target)
    const key = chip?.dataset.session
    if (chip && key) {
      if (event.shiftKey) selection.extend(key)
      else if (event.ctrlKey || event.metaKey) selection.toggle(key)
      else overlay.showSession(key, chip)
      return
    }
    if (!cell || !position) return
    const slot = getSlotAt(grid, position)
    // A click without a pointer, as of a screen reader, has no click count.
    const isPointerClick = event.detail > 0
    if (bookableTimes.has(slot.time) && (!isPointerClick || isBelowChips(event, cell))) onBook(slot, cell)
  }
  /** True when a press ended below all chips of a cell and began on none of them. A press between two chips may be meant for one of them. */
  const isBelowChips = ({ clientY, shiftKey, ctrlKey, metaKey }: MouseEvent, cell: HTMLElement) => {
    const last = [...cell.querySelectorAll('[data-session]')].at(-1)
    return !(shiftKey || ctrlKey || metaKey || pressedOnChip.current) && (!last || clientY > last.getBoundingClientRect().bottom)
  }
  /** True for a letter on a free slot. While sessions are selected, a letter acts on them instead. */
  const isStartOfName = (event: KeyboardEvent, slot: GridSlot) =>
    isPlainLetter(event) &&
    bookableTimes.has(slot.time) &&
    selection.sessions.length === 0 &&
    !cells.get(getCellKey(slot.date, slot.time))?.length

  const onKeyDown = (event: KeyboardEvent) => {
    const { cell, position, chip } = locate(event.target)
    // A modal dialog takes the focus only after it is shown. Keys pressed before that are meant for it.
    if (!cell || !position || document.querySelector('[aria-modal="true"]')) return
    focus.follow(null)
    const slot = getSlotAt(grid, position)
    // The browser types the letter in the form, which has the focus by then.
    if (isStartOfName(event, slot)) return onBook(slot, cell)
    const action = findAction(gridKeys, event, chip ? 'inside' : 'cell', can)
    const run = action && getAction(action, { cell, position, chip })
    if (isPlainLetter(event)) return pressLetter(event, run && { label: describeAction(gridKeys, action), run })
    if (!run) return
    event.preventDefault()
    run()
  }
  // Some browsers click a button when the space bar goes up, even if its keydown was prevented.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && locate(event.target).chip) event.preventDefault()
  }
  const onPointerDown = ({ target }: PointerEvent) => {
    pressedOnChip.current = locate(target).chip !== null
    focus.follow(null)
  }
  return { onClick, onKeyDown, onKeyUp, onPointerDown }
}
