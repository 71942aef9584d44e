import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { capitalize, formatLongDate, formatMonth } from '#domain/spanish.ts'
import { useCan } from '#web/auth/access.ts'
import { countSessions } from '#web/session-data/mark-counts.ts'
import { locate } from '#web/session-grid/grid-elements.ts'
import { useGridFocus } from '#web/session-grid/grid-focus.ts'
import { describeAction, findAction } from '#web/session-grid/keys/key-bindings.ts'
import type { useMarkSessions } from '#web/session-grid/keys/mark-sessions.ts'
import { isPlainLetter } from '#web/ui/keys/key-table.ts'
import { usePressLetter } from '#web/ui/keys/letter-keys.tsx'
import { scrollHorizontallyIntoView } from '#web/ui/page/scroll-container.ts'
import type { MonthView } from '../month/use-month-view.ts'
import { createMatrixActions, type OpenDay } from './matrix-actions.ts'
import { MatrixHead } from './matrix-head.tsx'
import { matrixKeys } from './matrix-keys.ts'
import { MatrixTotals } from './matrix-totals.tsx'
import classes from './month-matrix.module.css'
import { PersonRow } from './person-row.tsx'
import { listRowNames } from './row-names.ts'
import { describeMatrixSelection, type MatrixSelection } from './use-matrix-selection.ts'

/** Lets the screen move the focus in the matrix. */
export type MatrixHandle = { goToNextUnmarked: () => void }

interface Props {
  ref: Ref<MatrixHandle>
  view: MonthView
  selection: MatrixSelection
  marking: ReturnType<typeof useMarkSessions>
  openDay: OpenDay | undefined
  onOpen: (day: OpenDay) => void
  onMonthStep: (months: number) => void
}

/** The people of a month by its days. Tab stops at it once, and the keys of `matrix-keys.ts` move in it. It handles the events of all its cells. */
export function MonthMatrix({ ref, view, selection, marking, openDay, onOpen, onMonthStep }: Props) {
  const { month, kind, dates, now, rows, dayCounts, counts, closedDays } = view
  const can = useCan()
  const pressLetter = usePressLetter()
  const canMark = can('changeSessionState')
  const table = useRef<HTMLTableElement>(null)
  const dateNames = useMemo(() => dates.map(formatLongDate), [dates])
  // As a text it stays the same while only marks change, so that the header is not rendered with every mark.
  const emptyList = dates.filter((_, index) => countSessions(dayCounts[index]!) === 0).join(' ')
  const emptyDates = useMemo(() => new Set(emptyList.split(' ')), [emptyList])
  const rowNames = useMemo(() => listRowNames(rows), [rows])
  const focus = useGridFocus(table, {
    rows: rows.length,
    columns: dates.length,
    findEntry: () => ({ row: 0, column: Math.max(0, dates.indexOf(now.date)) }),
  })
  const { getAction, goToNextUnmarked } = createMatrixActions({ view, selection, marking, focus, onOpen, onMonthStep })
  useImperativeHandle(ref, () => ({ goToNextUnmarked: () => goToNextUnmarked() }))

  const todayIndex = dates.indexOf(now.date)
  useEffect(() => {
    // In a narrow window today may be beyond the edge, or behind the names, whose header is the first.
    const [people, ...days] = table.current?.tHead?.rows[0]?.cells ?? []
    const today = days[todayIndex]
    return people && today && scrollHorizontallyIntoView(today, people.clientWidth)
  }, [todayIndex])

  const onKeyDown = (event: KeyboardEvent) => {
    const { cell, position } = locate(event.target)
    // A modal dialog takes the focus only after it is shown. Keys pressed before that are meant for it.
    if (!cell || !position || document.querySelector('[aria-modal="true"]')) return
    const action = findAction(matrixKeys, event, 'cell', can)
    const run = action && getAction(action, position, cell)
    if (isPlainLetter(event)) return pressLetter(event, run && { label: describeAction(matrixKeys, action), run, sequels: 'svn' })
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
          dates={dates}
          dateNames={dateNames}
          emptyDates={emptyDates}
          closedDays={closedDays}
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
              row={row}
              dates={dates}
              dateNames={dateNames}
              shownName={rowNames[index]!}
              entryColumn={focus.entry.row === index ? focus.entry.column : null}
              openDate={openDay?.personId === row.id ? openDay.date : null}
              canSelect={canMark}
              isSelected={selection.people.has(row.id)}
              onToggle={selection.togglePerson}
            />
          ))}
        </tbody>
        <MatrixTotals dates={dates} dayCounts={dayCounts} counts={counts} />
      </table>
      <div role="status" className="hidden">
        {`${capitalize(formatMonth(month))}. ${selection.isEmpty ? '' : `Elegido: ${describeMatrixSelection(selection)}.`}`}
      </div>
    </>
  )
}
