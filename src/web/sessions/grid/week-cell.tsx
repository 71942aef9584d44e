import { type CSSProperties, memo } from 'react'
import { formatClock } from '#domain/clock.ts'
import { formatLongDate } from '#domain/spanish.ts'
import type { WorkerBadges } from '../../worker-badge/worker-badges.ts'
import type { Session } from '../data/queries.ts'
import { cellKey, type Phase } from '../data/week-view.ts'
import { CellChips, describeChip } from './cell-chips.tsx'
import { hasSameProps } from './same-props.ts'
import classes from './week-grid.module.css'

interface Props {
  date: string
  time: number
  sessions: readonly Session[]
  badges: WorkerBadges
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
  const { date, time, sessions, badges, phase, today, dense, narrow, entry, open, selected, booking, bookable } = props
  const where = `${formatLongDate(date)}, ${formatClock(time)}, ${describeCount(sessions.length)}.`
  const past = phase === 'past'
  // an attribute takes the place of what is written in a cell, so it serves as long as it says all of that; elements for it take longer
  const [first, ...others] = sessions
  const label = !first
    ? `${where}${bookable ? ' Reservar' : ''}`
    : dense && others.length === 0
      ? `${where} ${describeChip(first, { badges, past })}`
      : undefined
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid, a table that arrow keys move in
      role="gridcell"
      tabIndex={entry ? 0 : -1}
      className={classes.slot}
      style={sessions.length > 0 ? ({ '--sessions': sessions.length } as CSSProperties) : undefined}
      data-date={date}
      data-time={time}
      data-phase={phase === 'future' ? undefined : phase}
      data-today={today || undefined}
      data-narrow={narrow || undefined}
      data-closed={!bookable || undefined}
      data-booking={booking || undefined}
      aria-label={label}
      aria-haspopup={!first && bookable ? 'dialog' : undefined}
      aria-expanded={booking || undefined}
      aria-selected={selected !== '' || undefined}
    >
      {sessions.length > 0 && (
        <div className={classes.cell}>
          {label === undefined && <span className={classes.where}>{`${where} `}</span>}
          <CellChips
            cell={cellKey(date, time)}
            sessions={sessions}
            badges={badges}
            past={past}
            dense={dense}
            open={open}
            selected={selected}
          />
        </div>
      )}
    </td>
  )
}, hasSameProps)

const describeCount = (count: number) => (count === 0 ? 'sin sesiones' : count === 1 ? '1 sesión' : `${count} sesiones`)
