import type { RefObject } from 'react'
import { isActive, type State, stateNames, states } from '#domain/states.ts'
import { notifyNothing } from '../../ui/feedback/notify.ts'
import { placeOf } from '../data/changes.ts'
import { targetOf } from '../data/plans.ts'
import type { Session } from '../data/queries.ts'
import { useSessionActions } from '../data/session-actions.ts'
import type { Now } from '../data/use-now.ts'
import { cellKey, cellOf, phaseOf } from '../data/week-view.ts'
import type { OverlayControls } from '../overlay/use-overlay.ts'
import { listInWeekOrder, type Selection } from '../selection/use-selection.ts'
import type { useGridFocus } from './grid-focus.ts'
import { type Action, type Spot, type Step, spotAfter, steps } from './grid-keys.ts'
import { neighbourOf } from './grid-parts.ts'

/** What keys and pointer work on. */
export interface Grid {
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
export interface At {
  cell: HTMLTableCellElement
  spot: Spot
  chip: HTMLElement | null
}

/** What each key does; nothing where it has nothing to do, and then the browser does what it always does. */
export function useGridActs(grid: Grid) {
  const { focus, dates, rows, slots, duration, cells, now, selection, opened } = grid
  const { setState, setAttended } = useSessionActions()

  return (action: Action, at: At): (() => void) | undefined => {
    const { cell, spot, chip } = at
    const here = cells.get(cellKey(cell.dataset.date ?? '', Number(cell.dataset.time))) ?? []
    const place = chip?.dataset.session
    // the only session of a slot needs no entering
    const session = place ? here.find((one) => placeOf(one) === place) : here.length === 1 ? here[0] : undefined
    const anchor = chip ?? cell

    const next = spotAfter(spot, action, { rows: rows.length, columns: dates.length })
    if (next) return () => focus.goTo(next)
    if (isState(action)) return withAll((chosen) => mark(chosen, action))
    if (isMove(action)) return () => withOne((one) => move(one, action.slice('move-'.length) as Step))
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
        return () => chip && neighbourOf(chip, action === 'after' ? 1 : -1)?.focus()
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
        return () => withOne((one) => opened.showSession(placeOf(one), anchor, true))
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
        return () => withOne((one) => selection.toggle(placeOf(one)))
      case 'selectTo':
        return () => withOne((one) => selection.extend(placeOf(one)))
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
    function move(one: Session, step: Step) {
      const { column, row } = steps[step]
      const { date, time } = targetOf(one)
      const [day, slot] = [dates[dates.indexOf(date) + column], row === 0 ? time : beside(slots, time, row)]
      if (day === undefined || slot === undefined) notifyNothing(edges[step])
      else grid.onMove(one, { date: day, time: slot }, anchor)
    }
    function extendBy(step: 1 | -1) {
      const other = chip && neighbourOf(chip, step)
      if (!place || !other?.dataset.session) return
      selection.extend(other.dataset.session, selection.keys.size === 0 ? place : undefined)
      other.focus()
    }
    /** The slot's, then the day's, then the week's: the first that says more than what is selected. */
    function selectAll() {
      const all = listInWeekOrder(cells)
      const ofDay = all.filter((one) => cellOf(placeOf(one)).startsWith(cell.dataset.date ?? ''))
      const wanted = [here, ofDay, all].find((some) => some.some((one) => !selection.keys.has(placeOf(one))))
      if (wanted) selection.set(wanted)
    }
  }

  function mark(chosen: readonly Session[], state: State) {
    if (chosen.some((one) => one.state !== state)) void setState(chosen, state)
    else notifyNothing(already(chosen.length, stateNames[state].toLowerCase()))
  }
  function attend(chosen: readonly Session[], attended: boolean) {
    const fitting = chosen.filter((one) => canBeMarked(one, duration, now))
    if (fitting.length > 0) void setAttended(fitting, attended)
    else notifyNothing('La asistencia se marca en sesiones pendientes o confirmadas, cuando han empezado.')
  }
}

/** Whether it may be said of a session who came: it has begun, nobody has called it off, and the server keeps it. */
export const canBeMarked = ({ sessionDate, time, state, attended }: Session, duration: number, now: Now) =>
  attended !== undefined && isActive(state) && phaseOf(sessionDate ?? '', time, duration, now) !== 'future'

const isState = (action: Action): action is State => states.some((state) => state === action)
const isMove = (action: Action): action is `move-${Step}` => action.startsWith('move-')

/** The slot before or after an hour, which need not be a slot itself. */
const beside = (slots: readonly number[], time: number, row: number) =>
  row > 0 ? slots.find((slot) => slot > time) : slots.findLast((slot) => slot < time)

const already = (count: number, word: string) => (count === 1 ? `Ya está ${word}.` : `Ya están ${word}s.`)

const none = 'No hay sesiones en este cupo.'

const edges: Record<Step, string> = {
  up: 'Es el primer cupo del turno.',
  down: 'Es el último cupo del turno.',
  left: 'Es el primer día de la semana.',
  right: 'Es el último día de la semana.',
}
