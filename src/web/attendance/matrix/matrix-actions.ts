import { states } from '#domain/states.ts'
import type { Session } from '#web/session-data/queries.ts'
import type { useGridFocus } from '#web/session-grid/grid-focus.ts'
import type { CellPosition } from '#web/session-grid/grid-state.ts'
import type { useMarkSessions } from '#web/session-grid/keys/mark-sessions.ts'
import { movePosition } from '#web/session-grid/keys/move-position.ts'
import { notifyInfo } from '#web/ui/feedback/notify.ts'
import type { MonthView } from '../month/use-month-view.ts'
import type { MatrixAction } from './matrix-keys.ts'
import { findNextUnmarked } from './next-unmarked.ts'
import type { MatrixSelection } from './use-matrix-selection.ts'

/** The sessions of a person on a date, and the cell that shows them. */
export type OpenDay = { personId: string; date: string; anchor: HTMLElement }

type ActionContext = {
  view: Pick<MonthView, 'rows' | 'dates'>
  selection: MatrixSelection
  marking: ReturnType<typeof useMarkSessions>
  focus: Pick<ReturnType<typeof useGridFocus>, 'entry' | 'goTo'>
  onOpen: (day: OpenDay) => void
  /** Called by keys that go to another month. */
  onMonthStep: (months: number) => void
}

/** Returns the effects of the keys in the matrix. */
export function createMatrixActions({ view: { rows, dates }, selection, marking, focus, onOpen, onMonthStep }: ActionContext) {
  const goToNextUnmarked = (from: CellPosition = focus.entry) => {
    const next = findNextUnmarked(rows, dates, from)
    if (next) focus.goTo(next)
    else notifyInfo('No queda ninguna sesión sin marcar.')
  }

  /** Returns the effect of a key in a cell; undefined where it has none. */
  const getAction = (action: MatrixAction, position: CellPosition, cell: HTMLElement): (() => void) | undefined => {
    const [row, date] = [rows[position.row], dates[position.column]]
    if (!row || date === undefined) return
    const marked = row.days.get(date) ?? []
    const open = () => onOpen({ personId: row.id, date, anchor: cell })
    const next = movePosition(position, action, { rows: rows.length, columns: dates.length })
    if (next) return () => focus.goTo(next)
    switch (action) {
      case 'monthBefore':
      case 'monthAfter':
        return () => onMonthStep(action === 'monthBefore' ? -1 : 1)
      case 'nextUnmarked':
        return () => goToNextUnmarked(position)
      case 'open':
        return () => (marked.length > 0 ? open() : notifyInfo(noSessionMessage))
      case 'selectRow':
        return () => selection.togglePerson(row.id)
      case 'selectDate':
        return () => selection.toggleDate(date)
      case 'selectAll':
        return selection.toggleAll
      case 'clear':
        return selection.isEmpty ? undefined : selection.clear
    }
    const isAttendance = action === 'came' || action === 'absent'
    if (isAttendance && !selection.isEmpty) return () => markSelection(action === 'came')
    const state = states.find((candidate) => candidate === action)
    return () =>
      applyToOnly((session) => {
        if (state) marking.markState([session], state)
        else marking.markAttendance([session], action === 'came')
      })

    function applyToOnly(act: (session: Session) => void) {
      const [first, ...others] = marked
      if (first && others.length === 0) act(first.session)
      else notifyInfo(first ? `Ese día tiene ${marked.length} sesiones. Ábralas con Intro.` : noSessionMessage)
    }
  }
  const markSelection = (attended: boolean) => {
    if (selection.unmarked.length > 0) marking.markAttendance(selection.unmarked, attended)
    else notifyInfo('Lo elegido no tiene sesiones sin marcar.')
    selection.clear()
  }

  return { getAction, goToNextUnmarked }
}

const noSessionMessage = 'Ese día no tiene sesiones.'
