import { IconPlus } from '@tabler/icons-react'
import { type MouseEvent, type TouchEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { formatClock, formatClockRange } from '#domain/clock.ts'
import { shortName } from '#domain/names.ts'
import { markNames } from '#domain/states.ts'
import { notifications } from '../../constants.ts'
import { toName } from '../../people/name.ts'
import { BadgeTile } from '../../worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '../../worker-badge/worker-badges.ts'
import { getSessionKey } from '../data/changes/change.ts'
import type { Session } from '../data/queries.ts'
import type { Now } from '../data/use-now.ts'
import { cellKey, getPhase, getShownMark } from '../data/week-view.ts'
import { getTileKind } from '../grid/session-chip.tsx'
import { StateIcon } from '../state/state-icon.tsx'
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
  onOpen: (place: string, row: HTMLElement) => void
  onBook: (date: string, time: number, button: HTMLElement) => void
  /** Swiped to the day before (−1) or after (1). */
  onSwipe: (step: 1 | -1) => void
}

/** One day as a list, hour by hour; today it begins at now. */
export function DayList({ date, rows, slots, duration, cells, badges, now, canBook, onOpen, onBook, onSwipe }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(onSwipe)
  const running = now.date === date ? rows.findIndex((time) => getPhase(date, time, duration, now) !== 'past') : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day, after the page has found its place, not whenever an hour has passed
  useEffect(() => {
    list.current?.children[running]?.scrollIntoView({ block: 'start' })
  }, [date])

  const onClick = ({ target }: MouseEvent) => {
    const row = (target as HTMLElement).closest<HTMLElement>('[data-session]')
    const button = (target as HTMLElement).closest<HTMLElement>('[data-time]')
    if (row) onOpen(row.dataset.session ?? '', row)
    else if (button) onBook(date, Number(button.dataset.time), button)
  }

  return (
    // the rows are buttons: here their clicks meet
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a button click it
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of a button click it
    <div ref={list} className={classes.list} onClick={onClick} {...swipe}>
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
                  data-time={time}
                  aria-label={`Reservar a las ${formatClock(time)}`}
                  aria-haspopup="dialog"
                >
                  <IconPlus size={18} aria-hidden />
                </button>
              )}
            </header>
            {sessions.map((session) => {
              const mark = getShownMark(session, phase)
              const released = mark === 'canceled' || mark === 'postponed'
              const badge = badges.get(session.worker.id)
              return (
                <button
                  key={getSessionKey(session)}
                  type="button"
                  className={classes.row}
                  data-session={getSessionKey(session)}
                  data-mark={mark}
                  data-released={released || undefined}
                  aria-haspopup="dialog"
                >
                  {badge && <BadgeTile badge={badge} size="lg" kind={getTileKind(released, phase === 'past')} />}
                  <span className={classes.who}>
                    <span className={classes.client}>{shortName(toName(session.client.person))}</span>
                    <span className={classes.worker}>
                      {badge?.name}
                      {session.standing && ' · fija'}
                      {session.note && ' · nota'}
                    </span>
                  </span>
                  <StateIcon mark={mark} size={14} />
                  <span className={classes.word}>{markNames[mark]}</span>
                </button>
              )
            })}
          </section>
        )
      })}
    </div>
  )
}

/** Tells a swipe to the side from a scroll; the browser's own, back to the page before, would leave the agenda. */
function useSwipe(onSwipe: Props['onSwipe']) {
  const from = useRef<{ x: number; y: number }>(undefined)
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.swiped = ''
    return () => void delete root.dataset.swiped
  }, [])
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      from.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!touch || !from.current) return
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y]
      if (Math.abs(x) > notifications.swipeThreshold && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
