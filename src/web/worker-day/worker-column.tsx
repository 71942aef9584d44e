import { type CSSProperties, memo } from 'react'
import { subtractRanges } from '#domain/availability.ts'
import { formatClockRange } from '#domain/clock.ts'
import { overlaps, type Range } from '#domain/overlap.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { formatShortName } from '#web/session-data/busy/find-conflict.ts'
import { BadgeTile, type WorkerBadge } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerColumn as Column, UnavailableTime } from './arrange-day.ts'
import { DayChip } from './day-chip.tsx'
import classes from './day-columns.module.css'
import { FreeTimeButton } from './free-time-button.tsx'
import { getFreeTimeKey } from './items.ts'
import { toTimeStyle } from './time-style.ts'

interface Props {
  column: Column
  /** The number of sessions in the header. */
  count: number
  badge: WorkerBadge
  /** The name as the header shows it. */
  shownName: string
  isBrief: boolean
  scheduleNames: ReadonlyMap<string, string>
  /** The minutes that are over on this day. */
  past: number
  /** Sessions and slots shorter than this have one line. */
  shortMinutes: number
  canBook: boolean
  /** The item of this column whose card or form is open. */
  openItem: string | undefined
  /** The keys of the selected sessions, if some are of this column. */
  selectedKeys: ReadonlySet<string> | undefined
  /** The item of this column at which Tab enters the day. */
  entryItem: string | undefined
}

/** The day of a worker: sessions, free times, and when the worker is not there. It is memoized, because the focus changes only two of many columns. */
export const WorkerColumn = memo(function WorkerColumn(props: Props) {
  const { column, count, badge, shownName, isBrief, scheduleNames, past, shortMinutes, canBook, openItem, selectedKeys, entryItem } = props
  const { worker, sessions, freeTimes, unavailable, isAbsent } = column
  const name = formatShortName(worker)
  const bookable = canBook ? freeTimes : []
  const isShort = ({ start, end }: Range) => end - start < shortMinutes
  const items = [
    ...unavailable.map((time) => ({
      start: time.start,
      element: <Unavailable key={`away ${time.start}`} {...time} sessions={sessions} />,
    })),
    ...bookable.map((time) => {
      const { start, end, turnId } = time
      const key = getFreeTimeKey(worker.id, turnId, start)
      const states = { isOpen: openItem === key, isEntry: entryItem === key, isPast: end <= past }
      const isOnChip = sessions.some((session) => overlaps(session, time))
      const element = <FreeTimeButton key={key} {...time} workerName={name} {...states} isOnChip={isOnChip} isShort={isShort(time)} />
      return { start, element }
    }),
    ...sessions.map(({ session, ...place }) => {
      const key = getSessionKey(session)
      return {
        start: place.start,
        element: (
          <DayChip
            key={key}
            session={session}
            badge={badge}
            isBrief={isBrief}
            {...place}
            schedule={scheduleNames.get(session.turnId) ?? ''}
            isPast={place.end <= past}
            isShort={isShort(place)}
            hasFreeTime={bookable.some((time) => overlaps(time, place))}
            isOpen={openItem === key}
            isSelected={selectedKeys?.has(key) ?? false}
            isEntry={entryItem === key}
          />
        ),
      }
    }),
  ]
  return (
    <div className={classes.column} data-worker={worker.id} data-absent={isAbsent || undefined}>
      <header className={classes.head} title={name}>
        <BadgeTile badge={badge} kind={isAbsent ? 'tinted' : 'filled'} />
        <h2 className={classes.name}>
          <span className="hidden">{`${name}, ${isAbsent ? 'ausente, ' : ''}${describeSessionCount(count)}`}</span>
          <span aria-hidden>{shownName}</span>
        </h2>
        <span className={classes.count} aria-hidden>
          {count || '–'}
        </span>
      </header>
      <ul aria-label={name} className={classes.list}>
        {items.sort((one, other) => one.start - other.start).map(({ element }) => element)}
      </ul>
    </div>
  )
})

const describeSessionCount = (count: number) => (count === 0 ? 'sin sesiones' : count === 1 ? '1 sesión' : `${count} sesiones`)

const Unavailable = ({ label, text, sessions, ...range }: UnavailableTime & { sessions: readonly Range[] }) => (
  <li className={classes.unavailable} style={{ ...toTimeStyle(range), '--from': range.start } as CSSProperties} title={text}>
    <span className="hidden">{`${formatClockRange(range.start, range.end)}. ${text}`}</span>
    {label && (
      <span className={classes.gap} style={toTimeStyle(findLongestGap(range, sessions))} aria-hidden>
        <span className={classes.reason}>{label}</span>
      </span>
    )}
  </li>
)

/** Finds the longest part of a time without sessions, where its label is not covered. */
const findLongestGap = (time: Range, sessions: readonly Range[]): Range =>
  subtractRanges(time, sessions).reduce((longest, gap) => (gap.end - gap.start > longest.end - longest.start ? gap : longest), {
    start: time.start,
    end: time.start,
  })
