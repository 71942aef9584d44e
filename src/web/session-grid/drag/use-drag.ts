import { getSessionKey } from '#domain/session-key.ts'
import { getCellKey } from '#web/session-data/week-view.ts'
import { locate } from '../grid-elements.ts'
import { type GridState, getSlotAt } from '../grid-state.ts'
import { type DropOptions, useDropTargets } from './use-drop-targets.ts'
import { usePointerDrag } from './use-pointer-drag.ts'

interface DragOptions extends DropOptions {
  cells: GridState['cells']
  isEnabled: boolean
}

/** Drags a session of the week to another cell. */
export function useDrag(options: DragOptions) {
  const { table, cells, isEnabled } = options
  const targets = useDropTargets(options)
  const findSession = (target: EventTarget) => {
    const { chip, position } = locate(target)
    if (!chip || !position) return
    const { date, time } = getSlotAt(options, position)
    const session = cells.get(getCellKey(date, time))?.find((candidate) => getSessionKey(candidate) === chip.dataset.session)
    return session && { session, chip }
  }
  return usePointerDrag({
    root: table,
    targets: { ...targets, enter: (under) => targets.enter(locate(under).cell) },
    isEnabled,
    findSession,
  })
}
