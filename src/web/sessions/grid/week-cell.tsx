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
  isToday: boolean
  isDense: boolean
  /** True when the column is too narrow for words. */
  isNarrow: boolean
  /** True when Tab enters the grid at this cell. */
  isEntry: boolean
  /** The key of the session whose card is open, if it is in this cell. */
  openKey: string | null
  /** The keys of the selected sessions of this cell, each followed by a line break. */
  selectedKeys: string
  /** True while the booking form of this cell is open. */
  isBooking: boolean
  isBookable: boolean
}

/** One slot of one day. Memoised, because a week has thousands of chips. */
export const WeekCell = memo(function WeekCell(props: Props) {
  const { date, time, sessions, badges, phase, isToday, isDense, isNarrow, isEntry, openKey, selectedKeys, isBooking, isBookable } = props
  const name = `${formatLongDate(date)}, ${formatClock(time)}, ${describeCount(sessions.length)}.`
  const isPast = phase === 'past'
  // A label replaces the content of the cell for screen readers, so it is set only where it says all of it. Hidden elements would be slower.
  const [first, ...others] = sessions
  const label = !first
    ? `${name}${isBookable ? ' Reservar' : ''}`
    : isDense && others.length === 0
      ? `${name} ${describeChip(first, { badges, isPast })}`
      : undefined
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid, a table that arrow keys move in
      role="gridcell"
      tabIndex={isEntry ? 0 : -1}
      className={classes.slot}
      style={sessions.length > 0 ? ({ '--sessions': sessions.length } as CSSProperties) : undefined}
      data-phase={phase === 'future' ? undefined : phase}
      data-today={isToday || undefined}
      data-narrow={isNarrow || undefined}
      data-closed={!isBookable || undefined}
      data-booking={isBooking || undefined}
      aria-label={label}
      aria-haspopup={!first && isBookable ? 'dialog' : undefined}
      aria-expanded={isBooking || undefined}
      aria-selected={selectedKeys !== '' || undefined}
    >
      {sessions.length > 0 && (
        <div className={classes.cell}>
          {label === undefined && <span className={classes.cellLabel}>{`${name} `}</span>}
          <CellChips
            cell={cellKey(date, time)}
            sessions={sessions}
            badges={badges}
            isPast={isPast}
            isDense={isDense}
            openKey={openKey}
            selectedKeys={selectedKeys}
          />
        </div>
      )}
    </td>
  )
}, hasSameProps)

const describeCount = (count: number) => (count === 0 ? 'sin sesiones' : count === 1 ? '1 sesión' : `${count} sesiones`)
