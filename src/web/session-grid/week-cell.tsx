import { type CSSProperties, memo } from 'react'
import { formatClock } from '#domain/clock.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { formatLongDate } from '#domain/spanish.ts'
import type { WallClock } from '#domain/today.ts'
import type { Session } from '#web/session-data/queries.ts'
import { formatOwnEnd, getCellKey, getPhase, type Phase } from '#web/session-data/week-view.ts'
import { unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { SessionChip } from './session-chip.tsx'
import classes from './week-grid.module.css'

interface Props {
  date: string
  time: number
  sessions: readonly Session[]
  badges: WorkerBadges
  /** The minutes that the label of the row shows. */
  rowDuration: number
  phase: Phase
  /** The current time, if a session ends earlier or later than the slot. Then each session of the cell has its own phase. */
  clock: WallClock | undefined
  isToday: boolean
  isDense: boolean
  isBrief: boolean
  /** True when the column is too narrow for words. */
  isNarrow: boolean
  /** True when Tab enters the grid at this cell. */
  isEntry: boolean
  /** The key of the session whose card is open, if it is in this cell. */
  openKey: string | null
  selectedKeys: ReadonlySet<string>
  /** True while the booking form of this cell is open. */
  isBooking: boolean
  isBookable: boolean
  /** Why nobody can be booked here, or the one worker who is looked at cannot. */
  unavailable: string | undefined
  /** Whom this slot suits. */
  suits: string | undefined
  /** How many workers are free: "5 libres". */
  free: string | undefined
}

/** One slot of one day. It is memoized, because a week has thousands of chips. */
export const WeekCell = memo(function WeekCell(props: Props) {
  const {
    date,
    time,
    sessions,
    badges,
    rowDuration,
    phase,
    clock,
    isToday,
    isDense,
    isBrief,
    isNarrow,
    isEntry,
    openKey,
    selectedKeys,
    isBooking,
    isBookable,
    unavailable,
    suits,
    free,
  } = props
  const name = `${formatLongDate(date)}, ${formatClock(time)}, ${describeCount(sessions.length)}.${unavailable ? ` ${unavailable}` : ''}${suits ? ` ${suits}` : ''}${free ? ` ${free}.` : ''}`
  const isEmpty = sessions.length === 0
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid, a table that arrow keys move in
      role="gridcell"
      tabIndex={isEntry ? 0 : -1}
      className={classes.slot}
      data-slot={getCellKey(date, time)}
      style={isEmpty ? undefined : ({ '--sessions': sessions.length } as CSSProperties)}
      data-phase={phase === 'future' ? undefined : phase}
      data-today={isToday || undefined}
      data-narrow={isNarrow || undefined}
      data-closed={!isBookable || undefined}
      data-unavailable={unavailable !== undefined || undefined}
      data-suitable={suits !== undefined || undefined}
      data-free={phase === 'past' ? undefined : free}
      title={unavailable ?? suits}
      data-booking={isBooking || undefined}
      aria-label={isEmpty ? `${name}${isBookable ? ' Reservar' : ''}` : undefined}
      aria-haspopup={isEmpty && isBookable ? 'dialog' : undefined}
      aria-expanded={isBooking || undefined}
      aria-selected={sessions.some((session) => selectedKeys.has(getSessionKey(session))) || undefined}
    >
      {!isEmpty && (
        <div className={classes.cell}>
          <span className={classes.cellLabel}>{`${name} `}</span>
          {sessions.map((session) => {
            const key = getSessionKey(session)
            return (
              <SessionChip
                key={key}
                session={session}
                worker={badges.get(session.worker.id) ?? unknownBadge}
                isPast={(clock ? getPhase(date, time, session.duration ?? rowDuration, clock) : phase) === 'past'}
                end={formatOwnEnd(session, rowDuration)}
                isDense={isDense}
                isBrief={isBrief}
                isOpen={openKey === key}
                isSelected={selectedKeys.has(key)}
              />
            )
          })}
        </div>
      )}
    </td>
  )
})

const describeCount = (count: number) => (count === 0 ? 'sin sesiones' : count === 1 ? '1 sesión' : `${count} sesiones`)
