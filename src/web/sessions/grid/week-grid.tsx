import { useEffect, useRef, useState } from 'react'
import { formatClock } from '#domain/clock.ts'
import { formatWeek } from '#domain/spanish.ts'
import { weekday } from '#domain/weeks.ts'
import { useCan } from '../../auth/access.ts'
import { revealSideways } from '../../ui/page/scroll-parent.ts'
import type { WorkerBadges } from '../../worker-badge/worker-badges.ts'
import { getSessionKey } from '../data/changes/change.ts'
import type { Session } from '../data/queries.ts'
import type { Now } from '../data/use-now.ts'
import { cellKey, cellOf, getPhase } from '../data/week-view.ts'
import { formatSelectedCount, groupKeysByCell } from '../selection/use-selection.ts'
import { DayHead } from './day-head.tsx'
import { useDrag } from './drag/use-drag.ts'
import type { GridState } from './grid-actions.ts'
import { useGridEvents } from './grid-events.ts'
import { useGridFocus } from './grid-focus.ts'
import type { CellPosition } from './keys/grid-keys.ts'
import { WeekCell } from './week-cell.tsx'
import classes from './week-grid.module.css'

interface Props extends Pick<GridState, 'dates' | 'rows' | 'slots' | 'duration' | 'now' | 'selection' | 'opened' | 'onWeek'> {
  turnId: string
  /** The day at which one begins: it is in sight, and Tab enters there. */
  day: string
  /** All of the week, and what of it is shown, by cells. */
  sessions: readonly Session[]
  cells: ReadonlyMap<string, Session[]>
  badges: WorkerBadges
  dense: boolean
  canBook: boolean
  onBook: (date: string, time: number, cell: HTMLElement, pressed?: boolean) => void
}

/**
 * The slots of a turn by the seven days of a week. One stop for Tab, and from there the keys of `grid-keys.ts`. Events are
 * handled here once, not in thousands of chips.
 */
export function WeekGrid(props: Props) {
  const { turnId, day, dates, rows, slots, duration, sessions, cells, badges, now, dense, canBook, selection, opened, onBook, onWeek } =
    props
  const can = useCan()
  const table = useRef<HTMLTableElement>(null)
  const counts = dates.map((date) => rows.reduce((sum, time) => sum + (cells.get(cellKey(date, time))?.length ?? 0), 0))
  const narrow = useStableColumns(findNarrowDays(counts, dates.indexOf(now.date)), opened.current !== undefined)
  const bookable = new Set(canBook ? slots : [])
  const focus = useGridFocus(table, findEntryCell(dates, rows, duration, now, day), rows.length)
  useEffect(() => {
    // the first head is that of the hours
    const head = table.current?.tHead?.rows[0]?.cells[weekday(day) + 1]
    return head && revealSideways(head, hoursWidth)
  }, [day])
  const said = useAnnouncements(table, dates, selection.sessions.length)

  const move = (session: Session, to: { date: string; time: number }, anchor: HTMLElement) => {
    focus.follow({ from: getSessionKey(session), to: getSessionKey({ ...session, sessionDate: to.date, time: to.time }) })
    opened.move(session, { turnId, worker: session.worker, ...to }, anchor)
  }
  const { onPointerDown: onDragStart } = useDrag({
    ...{ table, turnId, dates, rows, slots, sessions },
    // who may change only what is his own may move none of it
    enabled: can('updateSession', {}),
    sessionOf: ({ dataset: { session: place = '' } }) => cells.get(cellOf(place))?.find((session) => getSessionKey(session) === place),
    noteOn: (session) => (selection.keys.size > 1 && selection.keys.has(getSessionKey(session)) ? 'Se mueve solo esta.' : undefined),
    onDrop: move,
  })
  const { onPointerDown, ...events } = useGridEvents({
    ...{ table, focus, dates, rows, slots, duration, cells, now, selection, opened, onWeek, bookable },
    onMove: move,
    onBook: (cell, pressed) => onBook(cell.dataset.date ?? '', Number(cell.dataset.time), cell, pressed),
  })
  const [openCell, selected] = [opened.sessionKey === null ? null : cellOf(opened.sessionKey), groupKeysByCell(selection.keys)]

  return (
    <>
      <table
        {...events}
        onPointerDown={(event) => {
          onPointerDown(event)
          onDragStart(event)
        }}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid, a table that arrow keys move in
        role="grid"
        aria-label={`Semana ${formatWeek(dates[0] ?? '')}`}
        aria-multiselectable
        className={classes.grid}
        data-comfortable={!dense || undefined}
        data-big={sessions.length > bigWeek || undefined}
        data-wide={narrow.filter((isNarrow) => !isNarrow).length}
      >
        <colgroup>
          <col className={classes.hoursColumn} />
          {dates.map((date, index) => (
            <col key={date} className={narrow[index] ? classes.narrowColumn : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              <span className="hidden">Hora</span>
            </th>
            {dates.map((date, index) => (
              <DayHead key={date} date={date} count={counts[index] ?? 0} today={date === now.date} narrow={narrow[index] ?? false} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((time, row) => (
            <tr key={time}>
              <th scope="row" className={classes.hour}>
                <span className={classes.start}>{formatClock(time)}</span>
                <span className={classes.end}>{formatClock(time + duration)}</span>
                {dates.some((date) => getPhase(date, time, duration, now) === 'current') && <span className={classes.now}>ahora</span>}
              </th>
              {dates.map((date, column) => {
                const key = cellKey(date, time)
                return (
                  <WeekCell
                    // the keyboard stays on the weekday when the week changes
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is a weekday, whatever its date
                    key={column}
                    date={date}
                    time={time}
                    sessions={cells.get(key) ?? none}
                    badges={badges}
                    phase={getPhase(date, time, duration, now)}
                    today={date === now.date}
                    dense={dense}
                    narrow={narrow[column] ?? false}
                    entry={focus.entry.row === row && focus.entry.column === column}
                    open={openCell === key ? opened.sessionKey : null}
                    selected={selected.get(key) ?? ''}
                    booking={opened.bookingCell === key}
                    bookable={bookable.has(time)}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div ref={said} role="status" className="hidden" />
    </>
  )
}

const none: Session[] = []

/** As in the style sheet. */
const hoursWidth = 54

/** So many sessions are laid out as soon as it is found out which of them are in sight. */
const bigWeek = 300

/** Tells those who listen what only shows: how many are selected, the slot of another week. */
function useAnnouncements(table: React.RefObject<HTMLTableElement | null>, dates: readonly string[], selected: number) {
  const said = useRef<HTMLDivElement>(null)
  const before = useRef({ week: dates[0], selected })
  const [week = ''] = dates
  useEffect(() => {
    const last = before.current
    before.current = { week, selected }
    const cell = table.current?.querySelector('td:focus')
    const words =
      last.week !== week
        ? `Semana ${formatWeek(week)}. ${cell?.ariaLabel ?? cell?.querySelector(`.${classes.where}`)?.textContent ?? ''}`
        : last.selected !== selected && formatSelectedCount(selected)
    if (words && said.current) said.current.textContent = words
  })
  return said
}

/** Where Tab first enters: the slot of that day that runs or comes next, of one that is over the first. */
function findEntryCell(dates: readonly string[], rows: readonly number[], duration: number, now: Now, day: string): CellPosition {
  const row = rows.findIndex((time) => getPhase(day, time, duration, now) !== 'past')
  return { row: Math.max(0, row), column: Math.max(0, dates.indexOf(day)) }
}

/** Which columns are narrow stays as it is while something is open: it would move with them. */
function useStableColumns(fresh: readonly boolean[], held: boolean) {
  const [settled, settle] = useState(fresh)
  if (held || fresh.every((narrow, index) => narrow === settled[index])) return settled
  settle(fresh)
  return fresh
}

/** Days without sessions leave their room to the others, once enough of these are there to use it; today, where one books next, never. */
function findNarrowDays(counts: readonly number[], today: number): boolean[] {
  const busy = counts.filter((count) => count > 0).length
  return counts.map((count, day) => count === 0 && day !== today && busy >= 3)
}
