import { type CSSProperties, memo } from 'react'
import { clock } from '#domain/clock.ts'
import { longDate } from '#domain/spanish.ts'
import type { Session } from '../queries.ts'
import { cellKey, type Phase } from '../week-view.ts'
import type { WorkerLooks } from '../worker-looks.ts'
import { CellChips } from './cell-chips.tsx'
import { sameList } from './same-list.ts'
import classes from './week-grid.module.css'

interface Props {
  date: string
  time: number
  sessions: readonly Session[]
  looks: WorkerLooks
  phase: Phase
  today: boolean
  dense: boolean
  /** Of the column: too narrow for words. */
  narrow: boolean
  /** Where Tab enters the grid. */
  entry: boolean
  /** The place of the session whose card is open, if it is in this cell. */
  open: string | null
  /** The places of the selected sessions of this cell, in one line. */
  selected: string
  /** Its booking form is open. */
  booking: boolean
  bookable: boolean
}

/** One slot of one day. Drawn again only when something of it has changed, and its chips only when something of them has: a week has thousands. */
export const WeekCell = memo(function WeekCell(props: Props) {
  const { date, time, sessions, looks, phase, today, dense, narrow, entry, open, selected, booking, bookable } = props
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid, a table that arrow keys move in
      role="gridcell"
      tabIndex={entry ? 0 : -1}
      className={classes.slot}
      data-date={date}
      data-time={time}
      data-phase={phase}
      data-today={today || undefined}
      data-booking={booking || undefined}
      aria-selected={selected !== '' || undefined}
    >
      <span className="hidden">{`${longDate(date)}, ${clock(time)}, ${counted(sessions.length)}. `}</span>
      <div className={classes.cell} data-dense={dense || undefined} style={{ '--sessions': sessions.length } as CSSProperties}>
        <CellChips
          cell={cellKey(date, time)}
          sessions={sessions}
          looks={looks}
          past={phase === 'past'}
          dense={dense}
          open={open}
          selected={selected}
        />
        {bookable && (
          <button
            type="button"
            tabIndex={-1}
            className={classes.book}
            data-book={narrow ? '+' : '+ Reservar'}
            aria-haspopup="dialog"
            aria-expanded={booking || undefined}
            aria-label="Reservar"
          />
        )}
      </div>
    </td>
  )
}, sameList)

const counted = (count: number) => (count === 0 ? 'sin sesiones' : count === 1 ? '1 sesión' : `${count} sesiones`)
