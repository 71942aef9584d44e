import { type CSSProperties, memo } from 'react'
import { formatClock, formatClockRange } from '#domain/clock.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { markLetters } from '#domain/states.ts'
import { isOfSeries } from '#web/session-data/is-of-series.ts'
import type { Session } from '#web/session-data/queries.ts'
import { describeChip } from '#web/session-grid/session-chip.tsx'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import type { WorkerBadge } from '#web/worker-badge/badge-tile.tsx'
import classes from './day-chip.module.css'
import { toTimeStyle } from './time-style.ts'

interface Props {
  session: Session
  start: number
  end: number
  lane: number
  laneCount: number
  badge: WorkerBadge
  /** The name of its schedule. */
  schedule: string
  isPast: boolean
  /** True while its card is open. */
  isOpen: boolean
  isSelected: boolean
  /** True when Tab enters the day at it. */
  isEntry: boolean
  /** True when it has room for one line only. */
  isShort: boolean
  /** True when its time can be booked again, by a button on it. */
  hasFreeTime: boolean
  /** True when it has no room for whole names. */
  isBrief: boolean
}

/** A session in the column of its worker, as high as it is long. It is memoized, because a day has hundreds. */
export const DayChip = memo(function DayChip({
  session,
  badge,
  schedule,
  isPast,
  isOpen,
  isSelected,
  isEntry,
  isShort,
  hasFreeTime,
  isBrief,
  ...place
}: Props) {
  const { client, fullName, mark, isUnsettled, isDeclined, facts } = describeChip(session, badge, {
    isPast,
    isBrief,
    end: undefined,
  })
  const details = `${facts}, ${formatClockRange(place.start, place.end)}${isSelected ? ', elegida' : ''}`
  const isBeside = place.laneCount > 1
  const lane = isBeside && { '--lane': place.lane, '--lanes': place.laneCount }
  return (
    <li className={classes.item} data-beside={isBeside || undefined} style={{ ...toTimeStyle(place), ...lane } as CSSProperties}>
      <button
        type="button"
        tabIndex={isEntry ? 0 : -1}
        className={classes.chip}
        data-session={getSessionKey(session)}
        data-start={place.start}
        data-mark={mark}
        data-past={isPast || undefined}
        data-selected={isSelected || undefined}
        data-short={isShort || undefined}
        data-bookable={hasFreeTime || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen || undefined}
        // The name begins with the visible words, for people who say them to the computer.
        aria-label={`${client} ${schedule}${details}`}
        title={`${fullName}${details}, ${schedule}`}
      >
        <span className={classes.line} data-letter={markLetters[mark]}>
          {isUnsettled && <StateIcon mark="unsettled" />}
          {isDeclined && <StateIcon mark="declined" />}
          <span className={classes.client} data-clock={formatClock(place.start)}>
            {client}
          </span>
          <StateIcon mark={mark} />
        </span>{' '}
        <span className={classes.line}>
          <span className={classes.schedule}>{schedule}</span>
          {isOfSeries(session) && <StateIcon mark="standing" />}
          {session.note && <StateIcon mark="note" />}
        </span>
      </button>
    </li>
  )
})
