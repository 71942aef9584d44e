import { type KeyboardEvent, type MouseEvent, type Ref, useImperativeHandle, useMemo, useRef } from 'react'
import { capitalize, formatLongDate, formatMonth } from '#domain/spanish.ts'
import { states } from '#domain/states.ts'
import { useCan } from '../../auth/access.ts'
import type { Session } from '../../sessions/data/queries.ts'
import { locate } from '../../sessions/grid/grid-elements.ts'
import { useGridFocus } from '../../sessions/grid/grid-focus.ts'
import type { CellPosition } from '../../sessions/grid/grid-state.ts'
import { findAction } from '../../sessions/grid/keys/key-bindings.ts'
import { movePosition } from '../../sessions/grid/keys/move-position.ts'
import { notifyInfo } from '../../ui/feedback/notify.ts'
import type { useMarkAttendance } from '../mark-attendance.ts'
import { countSessions } from '../month/mark-counts.ts'
import type { MonthView } from '../month/use-month-view.ts'
import { MatrixHead } from './matrix-head.tsx'
import { type MatrixAction, matrixKeys } from './matrix-keys.ts'
import { MatrixTotals } from './matrix-totals.tsx'
import classes from './month-matrix.module.css'
import { findNextUnmarked } from './next-unmarked.ts'
import { PersonRow } from './person-row.tsx'
import { listRowNames } from './row-names.ts'
import { describeMatrixSelection, type MatrixSelection } from './use-matrix-selection.ts'

/** The sessions of a person on a date, and the cell that shows them. */
export type OpenDay = { personId: string; date: string; anchor: HTMLElement }

/** Lets the screen move the focus in the matrix. */
export type MatrixHandle = { goToNextUnmarked: () => void }

interface Props {
  ref: Ref<MatrixHandle>
  view: MonthView
  selection: MatrixSelection
  marking: ReturnType<typeof useMarkAttendance>
  openDay: OpenDay | undefined
  onOpen: (day: OpenDay) => void
  /** Called by keys that go to another month. */
  onMonthStep: (months: number) => void
}

/** The people of a month by its days. Tab stops at it once, and the keys of `matrix-keys.ts` move in it. It handles the events of all its cells. */
export function MonthMatrix({ ref, view, selection, marking, openDay, onOpen, onMonthStep }: Props) {
  const { month, kind, dates, now, rows, dayCounts, counts } = view
  const can = useCan()
  const canMark = can('changeSessionState')
  const table = useRef<HTMLTableElement>(null)
  const dateNames = useMemo(() => dates.map(formatLongDate), [dates])
  // As a text it stays the same while only marks change, so that the head is not rendered with every mark.
  const emptyList = dates.filter((_, index) => countSessions(dayCounts[index]!) === 0).join(' ')
  const emptyDates = useMemo(() => new Set(emptyList.split(' ')), [emptyList])
  const rowNames = useMemo(() => listRowNames(rows), [rows])
  const focus = useGridFocus(table, {
    rows: rows.length,
    columns: dates.length,
    findEntry: () => ({ row: 0, column: Math.max(0, dates.indexOf(now.date)) }),
  })
  const goToNextUnmarked = (from: CellPosition = focus.entry) => {
    const next = findNextUnmarked(rows, dates, from)
    if (next) focus.goTo(next)
    else notifyInfo('No queda ninguna sesión sin marcar.')
  }
  useImperativeHandle(ref, () => ({ goToNextUnmarked: () => goToNextUnmarked() }))

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
        else marking.markAttended([session], action === 'came')
      })

    function applyToOnly(act: (session: Session) => void) {
      const [first, ...others] = marked
      if (first && others.length === 0) act(first.session)
      else notifyInfo(first ? `Ese día tiene ${marked.length} sesiones. Ábralas con Intro.` : noSessionMessage)
    }
  }
  const markSelection = (attended: boolean) => {
    if (selection.unmarked.length > 0) marking.markAttended(selection.unmarked, attended)
    else notifyInfo('Lo elegido no tiene sesiones sin marcar.')
    selection.clear()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { cell, position } = locate(event.target)
    // A modal dialog takes the focus only after it is shown. Keys pressed before that are meant for it.
    if (!cell || !position || document.querySelector('[aria-modal="true"]')) return
    const action = findAction(matrixKeys, event, 'cell', can)
    const run = action && getAction(action, position, cell)
    if (!run) return
    event.preventDefault()
    run()
  }
  const onClick = ({ target }: MouseEvent) => {
    const { cell, position } = locate(target)
    // Totals are cells too, but open nothing.
    if (!cell?.matches('[role="gridcell"]') || !position) return
    const [row, date] = [rows[position.row], dates[position.column]]
    if (row && date !== undefined && row.days.has(date)) onOpen({ personId: row.id, date, anchor: cell })
  }

  return (
    <>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid, a table that arrow keys move in
        role="grid"
        aria-label={`Asistencias de ${formatMonth(month)}`}
        aria-multiselectable={canMark || undefined}
        className={classes.matrix}
        style={{ '--empty-days': emptyList ? emptyDates.size : 0, '--days': dates.length } as React.CSSProperties}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        <MatrixHead
          title={kind === 'worker' ? 'Trabajador' : 'Cliente'}
          {...{ dates, dateNames, emptyDates }}
          today={now.date}
          canSelect={canMark}
          selectedDates={selection.dates}
          isAllSelected={selection.people.size === 0 ? false : selection.people.size === rows.length || null}
          onToggleDate={selection.toggleDate}
          onToggleAll={selection.toggleAll}
        />
        <tbody>
          {rows.map((row, index) => (
            <PersonRow
              key={row.id}
              {...{ row, dates, dateNames }}
              shownName={rowNames[index]!}
              entryColumn={focus.entry.row === index ? focus.entry.column : null}
              openDate={openDay?.personId === row.id ? openDay.date : null}
              canSelect={canMark}
              isSelected={selection.people.has(row.id)}
              onToggle={selection.togglePerson}
            />
          ))}
        </tbody>
        <MatrixTotals {...{ dates, dayCounts, counts }} />
      </table>
      <div role="status" className="hidden">
        {`${capitalize(formatMonth(month))}. ${selection.isEmpty ? '' : `Elegido: ${describeMatrixSelection(selection)}.`}`}
      </div>
    </>
  )
}

const noSessionMessage = 'Ese día no tiene sesiones.'
