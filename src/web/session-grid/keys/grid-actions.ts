import { getSessionKey } from '#domain/session-key.ts'
import { type State, states } from '#domain/states.ts'
import type { Session } from '#web/session-data/queries.ts'
import { getCellKey } from '#web/session-data/week-view.ts'
import { notifyInfo } from '#web/ui/feedback/notify.ts'
import { findNeighborChip } from '../grid-elements.ts'
import { type CellPosition, type GridState, getSlotAt } from '../grid-state.ts'
import { useMarkSessions } from './mark-sessions.ts'
import { moveByKey } from './move-by-key.ts'
import { type Direction, type GridEdge, movePosition } from './move-position.ts'
import { selectMore, selectNeighbor } from './select-by-key.ts'

/** The effect of a key in the grid. */
export type GridAction =
  | (Direction | GridEdge | `move-${Direction}`)
  | (State | 'came' | 'absent')
  | ('weekBefore' | 'weekAfter')
  | ('enter' | 'before' | 'after' | 'leave' | 'book' | 'open' | 'note' | 'moveForm' | 'workerForm' | 'remove')
  | ('select' | 'selectTo' | 'selectBefore' | 'selectAfter' | 'selectAll' | 'clear')

/** The cell with the focus, and the chip in it that has the focus. */
export interface FocusedCell {
  cell: HTMLTableCellElement
  position: CellPosition
  chip: HTMLElement | null
}

/** Returns a function that gives the effect of an action, or undefined to leave the key to the browser. */
export function useGridActions(grid: GridState) {
  const { focus, dates, rows, cells, selection, overlay } = grid
  const { markState, markAttendance } = useMarkSessions(grid.now)

  return (action: GridAction, { cell, position, chip }: FocusedCell): (() => void) | undefined => {
    const slot = getSlotAt(grid, position)
    const sessionsHere = cells.get(getCellKey(slot.date, slot.time)) ?? []
    const key = chip?.dataset.session
    // On a cell the keys act on its session if it has only one.
    const session = key
      ? sessionsHere.find((candidate) => getSessionKey(candidate) === key)
      : sessionsHere.length === 1
        ? sessionsHere[0]
        : undefined
    const anchor = chip ?? cell

    const next = movePosition(position, action, { rows: rows.length, columns: dates.length })
    if (next) return () => focus.goTo(next)
    if (isState(action)) return applyToSelection((sessions) => markState(sessions, action))
    if (isMove(action))
      return () => applyToFocused((focused) => moveByKey(grid, focused, action.slice('move-'.length) as Direction, anchor))
    switch (action) {
      case 'weekBefore':
      case 'weekAfter':
        return () => {
          // The chips of this week go away, the cell stays.
          cell.focus()
          grid.onWeekStep(action === 'weekBefore' ? -7 : 7)
        }
      case 'enter': {
        const first = cell.querySelector<HTMLElement>('[data-session]')
        return () => (first ? first.focus() : book())
      }
      case 'before':
      case 'after':
        return () => chip && findNeighborChip(chip, action === 'after' ? 1 : -1)?.focus()
      case 'leave':
        return () => cell.focus()
      case 'book':
        return book
      case 'open':
        return key && chip ? () => overlay.showSession(key, chip) : undefined
      case 'came':
      case 'absent':
        return applyToSelection((sessions) => markAttendance(sessions, action === 'came'))
      case 'note':
        return () => applyToFocused((focused) => overlay.showSession(getSessionKey(focused), anchor, true))
      case 'workerForm':
        return () => applyToFocused((focused) => overlay.showMoveForm(focused, anchor, 'worker'))
      case 'moveForm':
        return selection.sessions.length > 0
          ? () => selection.openDialog('moving')
          : () => applyToFocused((focused) => overlay.showMoveForm(focused, anchor))
      case 'remove':
        return selection.sessions.length > 0
          ? () => selection.openDialog('deleting')
          : () => applyToFocused((focused) => overlay.confirmDelete(focused, anchor))
      case 'select':
        return () => applyToFocused((focused) => selection.toggle(getSessionKey(focused)))
      case 'selectTo':
        return () => applyToFocused((focused) => selection.extend(getSessionKey(focused)))
      case 'selectBefore':
      case 'selectAfter':
        return () => selectNeighbor(grid, chip, action === 'selectAfter' ? 1 : -1)
      case 'selectAll':
        return () => selectMore(grid, slot)
      case 'clear':
        return selection.sessions.length > 0 ? selection.clear : undefined
    }

    function book() {
      if (grid.bookableTimes.has(slot.time)) grid.onBook(slot, cell)
      else if (grid.bookableTimes.size > 0) notifyInfo('El turno no tiene un cupo a esta hora.')
      else notifyInfo(emptySlotMessage)
    }
    function applyToFocused(act: (session: Session) => void) {
      if (session) act(session)
      else notifyInfo(sessionsHere.length === 0 ? emptySlotMessage : 'Entre en el cupo con Intro y vaya a una sesión.')
    }
    function applyToSelection(act: (sessions: readonly Session[]) => void) {
      return selection.sessions.length > 0 ? () => act(selection.sessions) : () => applyToFocused((focused) => act([focused]))
    }
  }
}

const isState = (action: GridAction): action is State => states.some((state) => state === action)
const isMove = (action: GridAction): action is `move-${Direction}` => action.startsWith('move-')

const emptySlotMessage = 'No hay sesiones en este cupo.'
