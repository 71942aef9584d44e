import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { formatClock } from '#domain/clock.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { formatWeek } from '#domain/spanish.ts'
import { getWeekday } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import type { Target } from '#web/session-data/changes/plans.ts'
import type { Session } from '#web/session-data/queries.ts'
import type { DayNote, UnavailableCell } from '#web/session-data/week-availability.ts'
import { findCurrentRow, formatOwnEnd, getCellKey, getPhase, getRowDuration } from '#web/session-data/week-view.ts'
import { scrollHorizontallyIntoView } from '#web/ui/page/scroll-container.ts'
import { useIsPrinting } from '#web/ui/print/use-is-printing.ts'
import { getLetterScale } from '#web/ui/theme/letter-scale.ts'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { DayHead } from './day-head.tsx'
import { useDrag } from './drag/use-drag.ts'
import { useGridEvents } from './grid-events.ts'
import { useGridFocus } from './grid-focus.ts'
import type { CellPosition, GridSlot, GridState } from './grid-state.ts'
import { useNarrowDays } from './narrow-days.ts'
import { useAnnouncements } from './use-announcements.ts'
import { WeekCell } from './week-cell.tsx'
import classes from './week-grid.module.css'

interface Props
  extends Pick<GridState, 'dates' | 'rows' | 'slots' | 'duration' | 'now' | 'cells' | 'selection' | 'overlay' | 'onBook' | 'onWeekStep'> {
  turnId: string
  /** The date that is scrolled into sight, and at which Tab enters. */
  shownDate: string
  /** Counts sessions for the headers: those that take place, unless the filter asks for others. */
  countSessions: (sessions: readonly Session[]) => number
  /** All sessions of the week. `cells` has those that the filter leaves. */
  sessions: readonly Session[]
  badges: WorkerBadges
  isDense: boolean
  canBook: boolean
  /** Who is not there on a date. */
  dayNotes: ReadonlyMap<string, DayNote>
  /** Why nobody can be booked in a cell, or the one worker who is looked at cannot, by the cell's key. */
  unavailableCells: ReadonlyMap<string, UnavailableCell>
  /** What is said of the slots that suit someone who waits, by the cell's key. */
  suitableCells: ReadonlyMap<string, string>
  /** How many workers are free in each slot, by the cell's key: "5 libres". */
  freeCells: ReadonlyMap<string, string>
  onMove: (session: Session, target: Target, anchor: HTMLElement) => void
}

/**
 * The slots of a turn by the seven days of a week. Tab stops at it once, and the keys of `grid-keys.ts` move in it. The grid handles the events of
 * all its chips.
 */
export function WeekGrid(props: Props) {
  const {
    turnId,
    shownDate,
    dates,
    rows,
    slots,
    duration,
    countSessions,
    sessions,
    cells,
    badges,
    now,
    isDense,
    canBook,
    dayNotes,
    unavailableCells,
    suitableCells,
    freeCells,
    selection,
    overlay,
    onBook,
    onMove,
    onWeekStep,
  } = props
  const can = useCan()
  const isWide = useIsWide()
  const table = useRef<HTMLTableElement>(null)
  const shownByDay = dates.map((date) => rows.flatMap((time) => cells.get(getCellKey(date, time)) ?? []))
  const counts = shownByDay.map(countSessions)
  // The next booking may be today, and the name of a closing day needs room.
  const isWideDay = (index: number) => dates[index] === now.date || dayNotes.get(dates[index] ?? '')?.isClosed === true
  const narrowDays = useNarrowDays(
    shownByDay.map(({ length }) => length),
    isWideDay,
    overlay.current !== undefined,
  )
  const bookableTimes = new Set(canBook ? slots : [])
  const focus = useGridFocus(table, {
    rows: rows.length,
    columns: dates.length,
    findEntry: () => findEntryCell({ dates, rows, duration, now, shownDate }),
  })
  useEffect(() => {
    // The first header is that of the hours.
    const head = table.current?.tHead?.rows[0]?.cells[getWeekday(shownDate) + 1]
    return head && scrollHorizontallyIntoView(head, hoursWidth * getLetterScale())
  }, [shownDate])
  // The current week opens with the current slot, or the next one, under the header. The page scrolls afterwards, where it restores a position.
  const currentRow = dates.includes(now.date) ? findCurrentRow(rows, now.date, duration, now) : -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each week, not for each slot that begins
  useLayoutEffect(() => {
    table.current?.tBodies[0]?.rows[currentRow]?.cells[0]?.scrollIntoView({ block: 'start', inline: 'nearest' })
  }, [dates[0]])
  const status = useAnnouncements(table, dates[0] ?? '', selection.sessions.length)

  const move = (session: Session, to: GridSlot, anchor: HTMLElement) => {
    focus.follow({ from: getSessionKey(session), to: getSessionKey({ ...session, sessionDate: to.date, time: to.time }) })
    onMove(session, { turnId, worker: session.worker, ...to }, anchor)
    // A dropped session need not have had the focus.
    anchor.focus({ preventScroll: true })
  }
  const { onPointerDown: onDragStart } = useDrag({
    table,
    turnId,
    dates,
    rows,
    slots,
    sessions,
    cells,
    // A user who may change only their own sessions may move none.
    isEnabled: can('updateSession', {}),
    getRemark: (session) => (selection.keys.size > 1 && selection.keys.has(getSessionKey(session)) ? 'Se mueve solo esta.' : undefined),
    onDrop: move,
  })
  const { onPointerDown, ...events } = useGridEvents({
    table,
    focus,
    dates,
    rows,
    slots,
    duration,
    cells,
    now,
    selection,
    overlay,
    onWeekStep,
    onBook,
    bookableTimes,
    onMove: move,
  })
  const openSession = overlay.sessionKey === null ? undefined : sessions.find((session) => getSessionKey(session) === overlay.sessionKey)
  const openCell = openSession && getCellKey(openSession.sessionDate ?? '', openSession.time)

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
        data-comfortable={!isDense || undefined}
        data-big-week={sessions.length > bigWeek || undefined}
      >
        <colgroup>
          <col className={classes.hoursColumn} />
          {dates.map((date, index) => (
            <col key={date} className={narrowDays[index] ? classes.narrowColumn : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              <span className="hidden">Hora</span>
            </th>
            {dates.map((date, index) => (
              <DayHead
                key={date}
                date={date}
                count={counts[index] ?? 0}
                note={dayNotes.get(date)}
                isToday={date === now.date}
                isNarrow={narrowDays[index] ?? false}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((time, row) => {
            const rowSessions = dates.flatMap((date) => cells.get(getCellKey(date, time)) ?? noSessions)
            const isOverOrRemoved = getPhase(dates.at(-1) ?? '', time, duration, now) === 'past' || !slots.includes(time)
            const rowDuration = getRowDuration(rowSessions, duration, isOverOrRemoved)
            return (
              <tr key={time}>
                <th scope="row" className={classes.hour}>
                  <div className={classes.clock}>
                    <span className={classes.start}>{formatClock(time)}</span>
                    <span className={classes.end}>{formatClock(time + rowDuration)}</span>
                    {dates.some((date) => getPhase(date, time, duration, now) === 'current') && <span className={classes.now}>ahora</span>}
                  </div>
                </th>
                {dates.map((date, column) => {
                  const key = getCellKey(date, time)
                  const cellSessions = cells.get(key) ?? noSessions
                  // A cell that gets the time renders every minute. It needs it only today, when a session ends earlier or later than the slot.
                  const hasOwnEnds = date === now.date && cellSessions.some((session) => formatOwnEnd(session, duration))
                  return (
                    <WeekCell
                      // The focus stays on the weekday when the week changes.
                      // biome-ignore lint/suspicious/noArrayIndexKey: a column is a weekday, whatever its date
                      key={column}
                      date={date}
                      time={time}
                      sessions={cellSessions}
                      rowDuration={rowDuration}
                      badges={badges}
                      phase={getPhase(date, time, duration, now)}
                      clock={hasOwnEnds ? now : undefined}
                      isToday={date === now.date}
                      isDense={isDense}
                      isBrief={isDense && !isWide}
                      isNarrow={narrowDays[column] ?? false}
                      isEntry={focus.entry.row === row && focus.entry.column === column}
                      openKey={openCell === key ? overlay.sessionKey : null}
                      selectedKeys={selection.keys}
                      isBooking={overlay.bookingCell === key}
                      isBookable={bookableTimes.has(time)}
                      unavailable={unavailableCells.get(key)?.text}
                      suits={suitableCells.get(key)}
                      free={freeCells.get(key)}
                    />
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
      <div ref={status} role="status" className="hidden" />
    </>
  )
}

const noSessions: readonly Session[] = []

/** The width of the column of hours in pixels, as in the style sheet, with the default letters. */
const hoursWidth = 54

/** From this number of sessions on, the browser lays out only the cells in sight. */
const bigWeek = 300

type ShownWeek = Pick<GridState, 'dates' | 'rows' | 'duration' | 'now'> & { shownDate: string }

/** Finds the cell at which Tab first enters: the slot of the shown date that is running or comes next, or the first one when all are over. */
function findEntryCell({ dates, rows, duration, now, shownDate }: ShownWeek): CellPosition {
  const row = findCurrentRow(rows, shownDate, duration, now)
  return { row: Math.max(0, row), column: Math.max(0, dates.indexOf(shownDate)) }
}

/** True on a wide screen, where the columns of the agenda have room for whole names. On paper they never have. */
function useIsWide() {
  const isPrinting = useIsPrinting()
  return useMediaQuery('(min-width: 100em)', false, { getInitialValueInEffect: false }) && !isPrinting
}
