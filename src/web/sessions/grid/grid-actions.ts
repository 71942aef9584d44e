import type { RefObject } from 'react'
import { isActive, type State, stateNames, states } from '#domain/states.ts'
import { notifyNothing } from '../../ui/feedback/notify.ts'
import { getSessionKey } from '../data/changes/change.ts'
import { getTarget } from '../data/changes/plans.ts'
import { useSessionActions } from '../data/changes/session-actions.ts'
import type { Session } from '../data/queries.ts'
import type { Now } from '../data/use-now.ts'
import { cellKey, cellOf, getPhase } from '../data/week-view.ts'
import type { OverlayControls } from '../overlay/use-overlay.ts'
import { listInWeekOrder, type Selection } from '../selection/use-selection.ts'
import { findNeighborChip } from './grid-elements.ts'
import type { useGridFocus } from './grid-focus.ts'
import { type CellPosition, type Direction, directions, type GridAction, movePosition } from './keys/grid-keys.ts'

/** What keys and pointer work on. */
export interface GridState {
  table: RefObject<HTMLTableElement | null>
  focus: ReturnType<typeof useGridFocus>
  dates: readonly string[]
  rows: readonly number[]
  slots: readonly number[]
  duration: number
  cells: ReadonlyMap<string, readonly Session[]>
  now: Now
  selection: Selection
  opened: OverlayControls
  /** The hours at which one may book. */
  bookable: ReadonlySet<number>
  onBook: (cell: HTMLElement, pressed?: boolean) => void
  onMove: (session: Session, to: { date: string; time: number }, anchor: HTMLElement) => void
  /** To another week, by days. */
  onWeek: (days: number) => void
}

/** Where the keyboard is. */
export interface FocusedCell {
  cell: HTMLTableCellElement
  spot: CellPosition
  chip: HTMLElement | null
}

/** What each key does; nothing where it has nothing to do, and then the browser does what it always does. */
export function useGridActions(grid: GridState) {
  const { focus, dates, rows, slots, duration, cells, now, selection, opened } = grid
  const { setState, setAttended } = useSessionActions()

  return (action: GridAction, at: FocusedCell): (() => void) | undefined => {
    const { cell, spot, chip } = at
    const here = cells.get(cellKey(cell.dataset.date ?? '', Number(cell.dataset.time))) ?? []
    const place = chip?.dataset.session
    // the only session of a slot needs no entering
    const session = place ? here.find((one) => getSessionKey(one) === place) : here.length === 1 ? here[0] : undefined
    const anchor = chip ?? cell

    const next = movePosition(spot, action, { rows: rows.length, columns: dates.length })
    if (next) return () => focus.goTo(next)
    if (isState(action)) return withAll((chosen) => mark(chosen, action))
    if (isMove(action)) return () => withOne((one) => move(one, action.slice('move-'.length) as Direction))
    switch (action) {
      case 'weekBefore':
      case 'weekAfter':
        return () => {
          // what has the keyboard in a cell goes with its week, the cell stays
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
        return place && chip ? () => opened.showSession(place, chip) : undefined
      case 'came':
      case 'absent':
        return withAll((chosen) => attend(chosen, action === 'came'))
      case 'note':
        return () => withOne((one) => opened.showSession(getSessionKey(one), anchor, true))
      case 'workerForm':
        return () => withOne((one) => opened.showMoveForm(one, anchor, 'worker'))
      case 'moveForm':
        return selection.sessions.length > 0
          ? () => selection.openDialog('weeks')
          : () => withOne((one) => opened.showMoveForm(one, anchor))
      case 'remove':
        return selection.sessions.length > 0
          ? () => selection.openDialog('deleting')
          : () => withOne((one) => opened.confirmDelete(one, anchor))
      case 'select':
        return () => withOne((one) => selection.toggle(getSessionKey(one)))
      case 'selectTo':
        return () => withOne((one) => selection.extend(getSessionKey(one)))
      case 'selectBefore':
      case 'selectAfter':
        return () => extendBy(action === 'selectAfter' ? 1 : -1)
      case 'selectAll':
        return selectAll
      case 'clear':
        return selection.sessions.length > 0 ? selection.clear : undefined
    }

    function book() {
      if (grid.bookable.has(Number(cell.dataset.time))) grid.onBook(cell)
      else if (grid.bookable.size > 0) notifyNothing('El turno no tiene un cupo a esta hora.')
      else notifyNothing(none)
    }
    function withOne(act: (session: Session) => void) {
      if (session) act(session)
      else notifyNothing(here.length === 0 ? none : 'Entre en el cupo con Intro y vaya a una sesión.')
    }
    function withAll(act: (sessions: readonly Session[]) => void) {
      return selection.sessions.length > 0 ? () => act(selection.sessions) : () => withOne((one) => act([one]))
    }
    function move(one: Session, step: Direction) {
      const { column, row } = directions[step]
      const { date, time } = getTarget(one)
      const [day, slot] = [dates[dates.indexOf(date) + column], row === 0 ? time : findNeighborSlot(slots, time, row)]
      if (day === undefined || slot === undefined) notifyNothing(edges[step])
      else grid.onMove(one, { date: day, time: slot }, anchor)
    }
    function extendBy(step: 1 | -1) {
      const other = chip && findNeighborChip(chip, step)
      if (!place || !other?.dataset.session) return
      selection.extend(other.dataset.session, selection.keys.size === 0 ? place : undefined)
      other.focus()
    }
    /** The slot's, then the day's, then the week's: the first that says more than what is selected. */
    function selectAll() {
      const all = listInWeekOrder(cells)
      const ofDay = all.filter((one) => cellOf(getSessionKey(one)).startsWith(cell.dataset.date ?? ''))
      const wanted = [here, ofDay, all].find((some) => some.some((one) => !selection.keys.has(getSessionKey(one))))
      if (wanted) selection.set(wanted)
    }
  }

  function mark(chosen: readonly Session[], state: State) {
    if (chosen.some((one) => one.state !== state)) void setState(chosen, state)
    else notifyNothing(describeUnchanged(chosen.length, stateNames[state].toLowerCase()))
  }
  function attend(chosen: readonly Session[], attended: boolean) {
    const fitting = chosen.filter((one) => canMarkAttendance(one, duration, now))
    if (fitting.length > 0) void setAttended(fitting, attended)
    else notifyNothing('La asistencia se marca en sesiones pendientes o confirmadas, cuando han empezado.')
  }
}

/** Whether it may be said of a session who came: it has begun, nobody has called it off, and the server keeps it. */
export const canMarkAttendance = ({ sessionDate, time, state, attended }: Session, duration: number, now: Now) =>
  attended !== undefined && isActive(state) && getPhase(sessionDate ?? '', time, duration, now) !== 'future'

const isState = (action: GridAction): action is State => states.some((state) => state === action)
const isMove = (action: GridAction): action is `move-${Direction}` => action.startsWith('move-')

/** The slot before or after an hour, which need not be a slot itself. */
const findNeighborSlot = (slots: readonly number[], time: number, row: number) =>
  row > 0 ? slots.find((slot) => slot > time) : slots.findLast((slot) => slot < time)

const describeUnchanged = (count: number, word: string) => (count === 1 ? `Ya está ${word}.` : `Ya están ${word}s.`)

const none = 'No hay sesiones en este cupo.'

const edges: Record<Direction, string> = {
  up: 'Es el primer cupo del turno.',
  down: 'Es el último cupo del turno.',
  left: 'Es el primer día de la semana.',
  right: 'Es el último día de la semana.',
}
