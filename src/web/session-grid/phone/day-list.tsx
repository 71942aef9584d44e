import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { formatClock, formatClockRange } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { markNames } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { toName } from '#web/people/name.ts'
import { describeDeclined } from '#web/session-data/client-reply.ts'
import { isOfSeries } from '#web/session-data/is-of-series.ts'
import type { Session } from '#web/session-data/queries.ts'
import { describeUnsettled } from '#web/session-data/unsettled.ts'
import type { DayNote, UnavailableCell } from '#web/session-data/week-availability.ts'
import { findCurrentRow, formatOwnEnd, getCellKey, getPhase, getRowDuration, getShownMark } from '#web/session-data/week-view.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { getTileKind, isReleased } from '#web/session-state/tile-kind.ts'
import { findScrollContainer } from '#web/ui/page/scroll-container.ts'
import { BadgeTile } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import classes from './day-list.module.css'
import { useSwipe } from './use-swipe.ts'

interface Props {
  date: string
  /** The start times of the rows. */
  rows: readonly number[]
  /** The start times that the turn offers. */
  slots: readonly number[]
  duration: number
  cells: ReadonlyMap<string, Session[]>
  /** Counts sessions for the headers: those that take place, unless the filter asks for others. */
  countSessions: (sessions: readonly Session[]) => number
  badges: WorkerBadges
  now: WallClock
  canBook: boolean
  /** Who is not there on a date. */
  dayNotes: ReadonlyMap<string, DayNote>
  /** Why nobody can be booked in a slot, or the one worker who is looked at cannot, by the cell's key. */
  unavailableCells: ReadonlyMap<string, UnavailableCell>
  /** What is said of the slots that suit someone who waits, by the cell's key. */
  suitableCells: ReadonlyMap<string, string>
  /** How many workers are free in each slot, by the cell's key: "5 libres". */
  freeCells: ReadonlyMap<string, string>
  onOpen: (key: string, row: HTMLElement) => void
  onBook: (slot: { date: string; time: number }, button: HTMLElement) => void
  /** A swipe to the day before (−1) or after (1). */
  onSwipe: (step: 1 | -1) => void
}

/** One day as a list of its slots. Today's list is scrolled past the slots that are over. */
export function DayList(props: Props) {
  const {
    date,
    rows,
    slots,
    duration,
    cells,
    countSessions,
    badges,
    now,
    canBook,
    dayNotes,
    unavailableCells,
    suitableCells,
    freeCells,
    onOpen,
    onBook,
    onSwipe,
  } = props
  const list = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(onSwipe)
  const firstRow = now.date === date ? findCurrentRow(rows, date, duration, now) : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each day, not for each slot that begins
  useEffect(() => {
    if (firstRow > 0) list.current?.querySelectorAll('section')[firstRow]?.scrollIntoView({ block: 'start' })
    // In a low window the title and the days scroll with the list, and stand above it.
    else findScrollContainer(list.current)?.scrollTo({ top: 0 })
  }, [date])

  const note = dayNotes.get(date)
  return (
    <div ref={list} className={classes.list} {...swipe}>
      {note && (
        <p className={classes.note} data-closed={note.isClosed || undefined}>
          {note.title}
        </p>
      )}
      {rows.map((time) => {
        const sessions = cells.get(getCellKey(date, time)) ?? []
        const phase = getPhase(date, time, duration, now)
        const rowDuration = getRowDuration(sessions, duration, phase === 'past' || !slots.includes(time))
        const hours = formatClockRange(time, time + rowDuration)
        const suits = suitableCells.get(getCellKey(date, time))
        const free = freeCells.get(getCellKey(date, time))
        const unavailable = unavailableCells.get(getCellKey(date, time))
        return (
          <section key={time} aria-label={hours} data-phase={phase} className={classes.hour}>
            <header
              className={classes.head}
              data-unavailable={unavailable !== undefined || undefined}
              data-suitable={suits !== undefined || undefined}
            >
              <h2 className={classes.range}>{hours}</h2>
              {phase === 'current' && <span className={classes.now}>ahora</span>}
              {unavailable && <span className={classes.unavailable}>{unavailable.label}</span>}
              {suits !== undefined && <span className={classes.hint}>conviene</span>}
              {free !== undefined && <span className={classes.hint}>{free}</span>}
              <span className={classes.total}>{countSessions(sessions) || ''}</span>
              {canBook && slots.includes(time) && (
                <button
                  type="button"
                  className={classes.add}
                  onClick={({ currentTarget }) => onBook({ date, time }, currentTarget)}
                  aria-label={`Reservar a las ${formatClock(time)}${suits === undefined ? '' : `. ${suits}`}`}
                  aria-haspopup="dialog"
                >
                  <IconPlus size={18} aria-hidden />
                </button>
              )}
            </header>
            {sessions.map((session) => {
              const sessionPhase = getPhase(date, time, session.duration ?? duration, now)
              const mark = getShownMark(session, sessionPhase)
              const end = formatOwnEnd(session, rowDuration)
              const key = getSessionKey(session)
              const badge = badges.get(session.worker.id)
              const unsettled = describeUnsettled(session)
              const declined = describeDeclined(session)
              // The day says it already.
              const isDayClosed = note?.isClosed && session.unavailable === 'closed'
              return (
                <button
                  key={key}
                  type="button"
                  className={classes.row}
                  data-session={key}
                  data-mark={mark}
                  data-released={isReleased(mark) || undefined}
                  aria-haspopup="dialog"
                  onClick={({ currentTarget }) => onOpen(key, currentTarget)}
                >
                  {badge && <BadgeTile badge={badge} size="lg" kind={getTileKind(mark, sessionPhase === 'past')} />}
                  <span className={classes.people}>
                    <span className={classes.client}>{buildShortName(toName(session.client.person))}</span>
                    <span className={classes.worker} title={[badge?.name, unsettled, declined].filter(Boolean).join(' · ')}>
                      {badge?.name}
                      {unsettled && <span className={isDayClosed ? 'hidden' : undefined}>{` · ${unsettled}`}</span>}
                      {declined && ` · ${declined}`}
                      {isOfSeries(session) && ' · fija'}
                      {session.note && ' · nota'}
                      {end && ` · hasta ${end}`}
                    </span>
                  </span>
                  {unsettled && <StateIcon mark="unsettled" size="md" />}
                  {declined && <StateIcon mark="declined" size="md" />}
                  <StateIcon mark={mark} size="md" />
                  <span className={classes.stateName}>{markNames[mark]}</span>
                </button>
              )
            })}
          </section>
        )
      })}
    </div>
  )
}
