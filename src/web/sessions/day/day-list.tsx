import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { formatClock, formatClockRange } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { sessionKey } from '#domain/session-key.ts'
import { markNames } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { toName } from '../../people/name.ts'
import { BadgeTile } from '../../worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '../../worker-badge/worker-badges.ts'
import type { Session } from '../data/queries.ts'
import { cellKey, formatOwnEnd, getPhase, getRowDuration, getShownMark } from '../data/week-view.ts'
import { StateIcon } from '../state/state-icon.tsx'
import { getTileKind, isReleased } from '../state/tile-kind.ts'
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
  badges: WorkerBadges
  now: WallClock
  canBook: boolean
  onOpen: (key: string, row: HTMLElement) => void
  onBook: (slot: { date: string; time: number }, button: HTMLElement) => void
  /** A swipe to the day before (−1) or after (1). */
  onSwipe: (step: 1 | -1) => void
}

/** One day as a list of its slots. Today's list is scrolled to the current slot, or to the next one. */
export function DayList({ date, rows, slots, duration, cells, badges, now, canBook, onOpen, onBook, onSwipe }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(onSwipe)
  const firstRow = now.date === date ? rows.findIndex((time) => getPhase(date, time, duration, now) !== 'past') : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each day, not for each slot that begins
  useEffect(() => {
    list.current?.children[firstRow]?.scrollIntoView({ block: 'start' })
  }, [date])

  return (
    <div ref={list} className={classes.list} {...swipe}>
      {rows.map((time) => {
        const sessions = cells.get(cellKey(date, time)) ?? []
        const phase = getPhase(date, time, duration, now)
        const rowDuration = getRowDuration(sessions, duration, phase === 'past' || !slots.includes(time))
        const hours = formatClockRange(time, time + rowDuration)
        return (
          <section key={time} aria-label={hours} data-phase={phase} className={classes.hour}>
            <header className={classes.head}>
              <h2 className={classes.range}>{hours}</h2>
              {phase === 'current' && <span className={classes.now}>ahora</span>}
              <span className={classes.total}>{sessions.length || ''}</span>
              {canBook && slots.includes(time) && (
                <button
                  type="button"
                  className={classes.add}
                  onClick={({ currentTarget }) => onBook({ date, time }, currentTarget)}
                  aria-label={`Reservar a las ${formatClock(time)}`}
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
              const key = sessionKey(session)
              const badge = badges.get(session.worker.id)
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
                    <span className={classes.worker}>
                      {badge?.name}
                      {session.standing && ' · fija'}
                      {session.note && ' · nota'}
                      {end && ` · hasta ${end}`}
                    </span>
                  </span>
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
