import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { useCan } from '../../auth/access.ts'
import { type GridState, useGridActions } from './grid-actions.ts'
import { locate } from './grid-elements.ts'
import { findAction } from './keys/grid-keys.ts'

/** Keys and clicks of the grid, handled once for all its chips. */
export function useGridEvents(grid: GridState) {
  const can = useCan()
  const actOn = useGridActions(grid)
  const { focus, selection, opened, bookable, onBook } = grid
  /** Whether the last press began on a session. */
  const onSession = useRef(false)

  const onClick = (event: MouseEvent) => {
    const { cell, chip } = locate(event.target)
    const place = chip?.dataset.session
    // what no pointer has clicked counts no clicks
    const pressed = event.detail > 0
    if (chip && place) {
      if (event.shiftKey) selection.extend(place)
      else if (event.ctrlKey || event.metaKey) selection.toggle(place)
      else opened.showSession(place, chip)
    } else if (cell && bookable.has(Number(cell.dataset.time)) && (!pressed || isMeantForRoom(event, cell))) onBook(cell, pressed)
  }
  /** A press beside a session may be meant for that one: only what begins and ends below all of them books. */
  const isMeantForRoom = ({ clientY, shiftKey, ctrlKey, metaKey }: MouseEvent, cell: HTMLElement) => {
    const last = [...cell.querySelectorAll('[data-session]')].at(-1)
    return !(shiftKey || ctrlKey || metaKey || onSession.current) && (!last || clientY > last.getBoundingClientRect().bottom)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { cell, chip, spot } = locate(event.target)
    if (!cell || !spot) return
    // a key that comes before what opens has the keyboard is not meant for the grid: letters wait for it
    if (opened.current && opened.focusedOverlay.current !== opened.current) {
      if (event.key !== 'Tab') event.preventDefault()
      if (event.key === 'Escape') opened.close()
      else if (isPrintableKey(event) && !event.repeat) opened.queuedKeys.current.push(event.nativeEvent)
      return
    }
    focus.follow(null)
    const action = findAction(event, chip ? 'inside' : 'slot', can)
    const act = action && actOn(action, { cell, spot, chip })
    if (!act) return
    event.preventDefault()
    act()
  }
  // some browsers press a button when the space bar goes up, whatever its going down has done
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && locate(event.target).chip) event.preventDefault()
  }
  const onPointerDown = ({ target }: PointerEvent) => {
    onSession.current = locate(target).chip !== null
    focus.follow(null)
  }
  return { onClick, onKeyDown, onKeyUp, onPointerDown }
}

/** True for a key that types a character or is a one-character shortcut. */
const isPrintableKey = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => key.length === 1 && !(ctrlKey || altKey || metaKey)
