import { IconPlus } from '@tabler/icons-react'
import { type TouchEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { formatClock, formatClockRange } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { sessionKey } from '#domain/session-key.ts'
import { markNames } from '#domain/states.ts'
import { notifications } from '../../constants.ts'
import { toName } from '../../people/name.ts'
import { BadgeTile } from '../../worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '../../worker-badge/worker-badges.ts'
import type { Session } from '../data/queries.ts'
import type { Now } from '../data/use-now.ts'
import { cellKey, getPhase, getShownMark } from '../data/week-view.ts'
import { StateIcon } from '../state/state-icon.tsx'
import { getTileKind, isReleased } from '../state/tile-kind.ts'
import classes from './day-list.module.css'

interface Props {
  date: string
  rows: readonly number[]
  slots: readonly number[]
  duration: number
  cells: ReadonlyMap<string, Session[]>
  badges: WorkerBadges
  now: Now
  canBook: boolean
  onOpen: (key: string, row: HTMLElement) => void
  onBook: (slot: { date: string; time: number }, button: HTMLElement) => void
  /** A swipe to the day before (−1) or after (1). */
  onSwipe: (step: 1 | -1) => void
}

/** One day as a list of its slots. Today's list begins at the running slot. */
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
        return (
          <section key={time} aria-label={formatClockRange(time, time + duration)} data-phase={phase} className={classes.hour}>
            <header className={classes.head}>
              <h2 className={classes.range}>{formatClockRange(time, time + duration)}</h2>
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
              const mark = getShownMark(session, phase)
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
                  {badge && <BadgeTile badge={badge} size="lg" kind={getTileKind(mark, phase === 'past')} />}
                  <span className={classes.people}>
                    <span className={classes.client}>{buildShortName(toName(session.client.person))}</span>
                    <span className={classes.worker}>
                      {badge?.name}
                      {session.standing && ' · fija'}
                      {session.note && ' · nota'}
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

/** Handles horizontal swipes, and turns off the browser's own swipe to the previous page, which would leave the agenda. */
function useSwipe(onSwipe: Props['onSwipe']) {
  const start = useRef<{ x: number; y: number }>(undefined)
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.handlesSwipes = ''
    return () => void delete root.dataset.handlesSwipes
  }, [])
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!touch || !start.current) return
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      if (Math.abs(x) > notifications.swipeThreshold && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
