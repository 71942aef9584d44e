import { sessionKey } from '#domain/session-key.ts'
import { isActive, type State, stateNames, states } from '#domain/states.ts'
import { notifyInfo } from '../../ui/feedback/notify.ts'
import { getTarget } from '../data/changes/plans.ts'
import { useSessionActions } from '../data/changes/session-actions.ts'
import type { Session } from '../data/queries.ts'
import type { Now } from '../data/use-now.ts'
import { cellKey, getPhase, listInWeekOrder } from '../data/week-view.ts'
import { findNeighborChip } from './grid-elements.ts'
import { type CellPosition, type GridState, getSlotAt } from './grid-state.ts'
import { type Direction, directions, type GridAction, movePosition } from './keys/grid-keys.ts'

/** The cell with the focus, and the chip in it that has the focus. */
export interface FocusedCell {
  cell: HTMLTableCellElement
  position: CellPosition
  chip: HTMLElement | null
}

/** Returns a function that gives the effect of an action, or undefined to leave the key to the browser. */
export function useGridActions(grid: GridState) {
  const { focus, dates, rows, slots, duration, cells, now, selection, overlay } = grid
  const { setState, setAttended } = useSessionActions()

  return (action: GridAction, { cell, position, chip }: FocusedCell): (() => void) | undefined => {
    const slot = getSlotAt(grid, position)
    const sessionsHere = cells.get(cellKey(slot.date, slot.time)) ?? []
    const key = chip?.dataset.session
    // On a cell the keys act on its session if it has only one.
    const session = key
      ? sessionsHere.find((candidate) => sessionKey(candidate) === key)
      : sessionsHere.length === 1
        ? sessionsHere[0]
        : undefined
    const anchor = chip ?? cell

    const next = movePosition(position, action, { rows: rows.length, columns: dates.length })
    if (next) return () => focus.goTo(next)
    if (isState(action)) return withSelection((sessions) => mark(sessions, action))
    if (isMove(action)) return () => withSession((focused) => move(focused, action.slice('move-'.length) as Direction))
    switch (action) {
      case 'weekBefore':
      case 'weekAfter':
        return () => {
          // The chips of this week go away, the cell stays.
          cell.focus()
          grid.onWeek(action === 'weekBefore' ? -7 : 7)
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
        return withSelection((sessions) => markAttendance(sessions, action === 'came'))
      case 'note':
        return () => withSession((focused) => overlay.showSession(sessionKey(focused), anchor, true))
      case 'workerForm':
        return () => withSession((focused) => overlay.showMoveForm(focused, anchor, 'worker'))
      case 'moveForm':
        return selection.sessions.length > 0
          ? () => selection.openDialog('weeks')
          : () => withSession((focused) => overlay.showMoveForm(focused, anchor))
      case 'remove':
        return selection.sessions.length > 0
          ? () => selection.openDialog('deleting')
          : () => withSession((focused) => overlay.confirmDelete(focused, anchor))
      case 'select':
        return () => withSession((focused) => selection.toggle(sessionKey(focused)))
      case 'selectTo':
        return () => withSession((focused) => selection.extend(sessionKey(focused)))
      case 'selectBefore':
      case 'selectAfter':
        return () => extendBy(action === 'selectAfter' ? 1 : -1)
      case 'selectAll':
        return selectAll
      case 'clear':
        return selection.sessions.length > 0 ? selection.clear : undefined
    }

    function book() {
      if (grid.bookable.has(slot.time)) grid.onBook(slot, cell)
      else if (grid.bookable.size > 0) notifyInfo('El turno no tiene un cupo a esta hora.')
      else notifyInfo(emptySlotMessage)
    }
    function withSession(act: (session: Session) => void) {
      if (session) act(session)
      else notifyInfo(sessionsHere.length === 0 ? emptySlotMessage : 'Entre en el cupo con Intro y vaya a una sesión.')
    }
    function withSelection(act: (sessions: readonly Session[]) => void) {
      return selection.sessions.length > 0 ? () => act(selection.sessions) : () => withSession((focused) => act([focused]))
    }
    function move(focused: Session, direction: Direction) {
      const { column, row } = directions[direction]
      const target = getTarget(focused)
      const date = dates[dates.indexOf(target.date) + column]
      const time = row === 0 ? target.time : findNeighborSlot(slots, target.time, row)
      if (date === undefined || time === undefined) notifyInfo(edgeMessages[direction])
      else grid.onMove(focused, { date, time }, anchor)
    }
    function extendBy(step: 1 | -1) {
      const neighbor = chip && findNeighborChip(chip, step)
      if (!key || !neighbor?.dataset.session) return
      selection.extend(neighbor.dataset.session, selection.keys.size === 0 ? key : undefined)
      neighbor.focus()
    }
    /** Selects the sessions of the cell, then of the day, then of the week: the first of these that adds something. */
    function selectAll() {
      const ofWeek = listInWeekOrder(cells)
      const ofDay = ofWeek.filter(({ sessionDate }) => sessionDate === slot.date)
      const sessions = [sessionsHere, ofDay, ofWeek].find((group) => group.some((candidate) => !selection.keys.has(sessionKey(candidate))))
      if (sessions) selection.set(sessions)
    }
  }

  function mark(sessions: readonly Session[], state: State) {
    if (sessions.some((session) => session.state !== state)) void setState(sessions, state)
    else notifyInfo(describeUnchanged(sessions.length, stateNames[state].toLowerCase()))
  }
  function markAttendance(sessions: readonly Session[], attended: boolean) {
    const markable = sessions.filter((session) => canMarkAttendance(session, duration, now))
    if (markable.length > 0) void setAttended(markable, attended)
    else notifyInfo('La asistencia se marca en sesiones pendientes o confirmadas, cuando han empezado.')
  }
}

/** True when a session has begun, is active, and the server keeps attendance. */
export const canMarkAttendance = ({ sessionDate, time, state, attended }: Session, duration: number, now: Now) =>
  attended !== undefined && isActive(state) && getPhase(sessionDate ?? '', time, duration, now) !== 'future'

const isState = (action: GridAction): action is State => states.some((state) => state === action)
const isMove = (action: GridAction): action is `move-${Direction}` => action.startsWith('move-')

/** The slot before or after a start time, which need not be a slot itself. */
const findNeighborSlot = (slots: readonly number[], time: number, row: number) =>
  row > 0 ? slots.find((slot) => slot > time) : slots.findLast((slot) => slot < time)

const describeUnchanged = (count: number, stateName: string) => (count === 1 ? `Ya está ${stateName}.` : `Ya están ${stateName}s.`)

const emptySlotMessage = 'No hay sesiones en este cupo.'

const edgeMessages: Record<Direction, string> = {
  up: 'Es el primer cupo del turno.',
  down: 'Es el último cupo del turno.',
  left: 'Es el primer día de la semana.',
  right: 'Es el último día de la semana.',
}
