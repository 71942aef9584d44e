import { sessionKey } from '#domain/session-key.ts'
import type { Session } from '../../data/queries.ts'
import { cellKey } from '../../data/week-view.ts'
import { locate } from '../grid-elements.ts'
import { type GridState, getSlotAt } from '../grid-state.ts'
import { type DropOptions, useDropTargets } from './use-drop-targets.ts'
import { usePointerDrag } from './use-pointer-drag.ts'

interface DragOptions extends DropOptions {
  cells: GridState['cells']
  isEnabled: boolean
}

/** Drags a session to another slot of the week, or of another one. */
export function useDrag(options: DragOptions) {
  const { table, isEnabled } = options
  const targets = useDropTargets(options)

  function findSession(target: EventTarget | null): { session: Session; chip: HTMLElement } | undefined {
    const { chip, position } = locate(target)
    if (!chip || !position) return
    const { date, time } = getSlotAt(options, position)
    const session = options.cells.get(cellKey(date, time))?.find((candidate) => sessionKey(candidate) === chip.dataset.session)
    return session && { session, chip }
  }

  return usePointerDrag({
    ...{ inside: table, isEnabled, findSession },
    targets: {
      ...targets,
      enterAt: (_, element) => {
        const { cell } = locate(element)
        targets.enter(cell && table.current?.contains(cell) ? cell : undefined)
      },
    },
  })
}
