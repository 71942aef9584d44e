import { clock } from '#domain/clock.ts'
import { weekLabel } from '#domain/spanish.ts'
import { DayHead } from './day-head.tsx'
import { useGridEvents } from './grid-events.ts'
import type { Spot } from './grid-keys.ts'
import type { Session } from './queries.ts'
import type { Now } from './use-now.ts'
import { WeekCell } from './week-cell.tsx'
import classes from './week-grid.module.css'
import { cellKey, cellOf, phaseOf } from './week-view.ts'
import type { WorkerLooks } from './worker-looks.ts'

interface Props {
  dates: readonly string[]
  /** The starts of the rows; those that are slots of the turn may be booked. */
  rows: readonly number[]
  slots: readonly number[]
  /** Minutes of a session. */
  duration: number
  cells: ReadonlyMap<string, Session[]>
  looks: WorkerLooks
  now: Now
  dense: boolean
  canBook: boolean
  /** The place of the session whose card is open. */
  open: string | null
  /** The key of the cell whose booking form is open. */
  booking: string | null
  onOpen: (place: string, chip: HTMLElement) => void
  onBook: (date: string, time: number, cell: HTMLElement) => void
}

/**
 * The slots of a turn by the seven days of a week. One stop for Tab; arrows, Home and End go from cell to cell, Enter into a
 * cell and Escape out of it, + books. Events are handled here once, not in thousands of chips.
 */
export function WeekGrid(props: Props) {
  const { dates, rows, slots, duration, cells, looks, now, dense, canBook, open, booking, onOpen, onBook } = props
  const counts = dates.map((date) => rows.reduce((sum, time) => sum + (cells.get(cellKey(date, time))?.length ?? 0), 0))
  const narrow = narrowDays(counts)
  const bookable = new Set(canBook ? slots : [])

  const { entry, ...events } = useGridEvents({
    initial: firstSpot(dates, rows, duration, now),
    size: { rows: rows.length, columns: dates.length },
    onOpen,
    onBook: (cell) => {
      const time = Number(cell.dataset.time)
      if (bookable.has(time)) onBook(cell.dataset.date ?? '', time, cell)
    },
  })

  return (
    <table
      {...events}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid, a table that arrow keys move in
      role="grid"
      aria-label={`Semana ${weekLabel(dates[0] ?? '')}`}
      className={classes.grid}
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
              <span className={classes.start}>{clock(time)}</span>
              <span className={classes.end}>{clock(time + duration)}</span>
              {dates.some((date) => phaseOf(date, time, duration, now) === 'current') && <span className={classes.now}>ahora</span>}
            </th>
            {dates.map((date, column) => {
              const key = cellKey(date, time)
              const sessions = cells.get(key) ?? none
              return (
                <WeekCell
                  key={date}
                  date={date}
                  time={time}
                  sessions={sessions}
                  looks={looks}
                  phase={phaseOf(date, time, duration, now)}
                  today={date === now.date}
                  dense={dense}
                  narrow={narrow[column] ?? false}
                  entry={entry.row === row && entry.column === column}
                  open={open !== null && cellOf(open) === key ? open : null}
                  selected=""
                  booking={booking === key}
                  bookable={bookable.has(time)}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const none: Session[] = []

/** Where Tab first enters: the slot that runs or comes next today, else the first of the week. */
function firstSpot(dates: readonly string[], rows: readonly number[], duration: number, now: Now): Spot {
  const column = dates.indexOf(now.date)
  if (column < 0) return { row: 0, column: 0 }
  return {
    row: Math.max(
      0,
      rows.findIndex((time) => phaseOf(now.date, time, duration, now) !== 'past'),
    ),
    column,
  }
}

/** Days without sessions leave their room to the others, once enough of these are there to use it. */
function narrowDays(counts: readonly number[]): boolean[] {
  const busy = counts.filter((count) => count > 0).length
  return counts.map((count) => count === 0 && busy >= 3)
}
