import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { useCan } from '../../auth/access.ts'
import { useGridActions } from './grid-actions.ts'
import { locate } from './grid-elements.ts'
import { type GridState, getSlotAt } from './grid-state.ts'
import { findAction } from './keys/grid-keys.ts'

/** The handlers of keys and clicks. They are on the grid, because a week has thousands of chips. */
export function useGridEvents(grid: GridState) {
  const can = useCan()
  const getAction = useGridActions(grid)
  const { focus, selection, overlay, bookable, onBook } = grid
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
    const byPointer = event.detail > 0
    if (bookable.has(slot.time) && (!byPointer || isBelowChips(event, cell))) onBook(slot, cell, byPointer)
  }
  /** True when a press began and ended below all chips: one between them may be meant for a chip. */
  const isBelowChips = ({ clientY, shiftKey, ctrlKey, metaKey }: MouseEvent, cell: HTMLElement) => {
    const last = [...cell.querySelectorAll('[data-session]')].at(-1)
    return !(shiftKey || ctrlKey || metaKey || pressedOnChip.current) && (!last || clientY > last.getBoundingClientRect().bottom)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { cell, position, chip } = locate(event.target)
    if (!cell || !position) return
    // A key pressed before the open overlay has the focus is meant for the overlay. Letters are queued for it.
    if (overlay.current && overlay.focusedOverlay.current !== overlay.current) {
      if (event.key !== 'Tab') event.preventDefault()
      if (event.key === 'Escape') overlay.close()
      else if (isPrintableKey(event) && !event.repeat) overlay.queuedKeys.current.push(event.nativeEvent)
      return
    }
    focus.follow(null)
    const action = findAction(event, chip ? 'inside' : 'slot', can)
    const run = action && getAction(action, { cell, position, chip })
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

const isPrintableKey = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => key.length === 1 && !(ctrlKey || altKey || metaKey)
