import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { formatClock } from '#domain/clock.ts'
import { buildBriefName } from '#domain/names.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { getSessionCounter } from '#web/agenda-tools/filter.ts'
import { toName } from '#web/people/name.ts'
import { formatShortName } from '#web/session-data/busy/find-conflict.ts'
import type { Session } from '#web/session-data/queries.ts'
import { findChip } from '#web/session-grid/grid-elements.ts'
import type { GridSelection } from '#web/session-grid/grid-state.ts'
import type { OverlayControls } from '#web/session-overlay/use-overlay.ts'
import { findScrollContainer } from '#web/ui/page/scroll-container.ts'
import { getLetterScale } from '#web/ui/theme/letter-scale.ts'
import { unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import { type WorkerColumn as Column, findOpeningMinute } from './arrange-day.ts'
import classes from './day-columns.module.css'
import { findEntryItem } from './entry-item.ts'
import { getFreeTimeKey } from './items.ts'
import { toTimeStyle } from './time-style.ts'
import { useDayDrag } from './use-day-drag.ts'
import { type DayHandlers, useDayEvents } from './use-day-events.ts'
import { useDayFocus } from './use-day-focus.ts'
import type { DayView } from './use-day-view.ts'
import { WorkerColumn } from './worker-column.tsx'

interface Props extends DayHandlers {
  view: DayView
  /** The columns that are shown: on a phone one. */
  columns: readonly Column[]
  overlay: OverlayControls
  selection: GridSelection
  canBook: boolean
  isPhone: boolean
}

/**
 * A day with a column for each worker and time downwards. Tab stops at it once, and the keys of `day-keys.ts` move in it. It handles the events of all its
 * items.
 */
export function DayColumns({ view, columns, overlay, selection, canBook, isPhone, onMove, ...handlers }: Props) {
  const { date, now, schedules, hours, badges } = view
  const countSessions = getSessionCounter(view.filter)
  const root = useRef<HTMLElement>(null)
  const focus = useDayFocus(root)
  const move: DayHandlers['onMove'] = (session, target, anchor) => {
    focus.follow({ from: getSessionKey(session), to: getSessionKey({ ...session, ...target, sessionDate: target.date }) })
    onMove(session, target, anchor)
  }
  const hourHeight = getHourHeight(view, isPhone)
  const drop: DayHandlers['onMove'] = (session, target, anchor) => {
    // The focus follows a session that has it.
    findChip(root.current, getSessionKey(session))?.focus({ preventScroll: true })
    move(session, target, anchor)
  }
  const getRemark = (session: Session) =>
    selection.keys.size > 1 && selection.keys.has(getSessionKey(session)) ? 'Se mueve solo esta.' : undefined
  const drag = useDayDrag({ root, view, columns, hourHeight, onDrop: drop, getRemark })
  const events = useDayEvents({ root, view, columns, overlay, selection, ...handlers, onMove: move })
  const scheduleNames = useMemo(
    () => new Map(schedules.flatMap(({ turns, name }) => turns.map(({ id }) => [id, name] as const))),
    [schedules],
  )
  const isToday = date === now.date
  const past = isToday ? now.minutes : date < now.date ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  const shortMinutes = ((twoLines * getLetterScale()) / hourHeight) * 60
  const open = findOpenItem(view, overlay)
  const entry = findEntryItem(columns, focus.last, { canBook, from: isToday ? now.minutes : hours.start })
  const isNowShown = isToday && now.minutes >= hours.start && now.minutes <= hours.end
  useStartAtNow(root, view, columns, hourHeight)
  useFocusAfterOverlay(overlay, focus)
  const style = {
    '--screen-hour': `${hourHeight}px`,
    '--first': hours.start,
    '--last': hours.end,
    '--columns': columns.length,
    ...(isNowShown && { '--now': now.minutes }),
  } as CSSProperties
  return (
    <section
      ref={root}
      aria-label={capitalize(formatLongDate(date))}
      className={classes.day}
      style={style}
      data-now={isNowShown || undefined}
      data-book-for={view.clientToBook !== undefined || undefined}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      {...events}
      {...drag}
    >
      <div className={classes.times} aria-hidden>
        <div className={classes.corner} />
        <div className={classes.hours}>
          {Array.from({ length: (hours.end - hours.start) / 60 + 1 }, (_, index) => hours.start + index * 60)
            // The label of the current time covers the hour beside it.
            .filter((time) => !isNowShown || Math.abs(time - now.minutes) * hourHeight > labelHeight * getLetterScale() * 60)
            .map((time) => (
              <span key={time} className={classes.hourLabel} style={{ '--start': time } as CSSProperties}>
                {formatClock(time)}
              </span>
            ))}
          {isNowShown && <span className={classes.now}>{formatClock(now.minutes)}</span>}
        </div>
      </div>
      {view.clientTimes.map((time) => (
        <div key={time.start} className={classes.clientTime} style={toTimeStyle(time)} aria-hidden />
      ))}
      {columns.map((column) => {
        const { id, person } = column.worker
        return (
          <WorkerColumn
            key={id}
            column={column}
            count={countSessions(column.sessions.map(({ session }) => session))}
            scheduleNames={scheduleNames}
            past={past}
            shortMinutes={shortMinutes}
            canBook={canBook}
            badge={badges.get(id) ?? unknownBadge}
            shownName={isPhone ? formatShortName(column.worker) : buildBriefName(toName(person))}
            isBrief={!isPhone}
            selectedKeys={column.sessions.some(({ session }) => selection.keys.has(getSessionKey(session))) ? selection.keys : undefined}
            openItem={open?.workerId === id ? open.key : undefined}
            entryItem={entry?.workerId === id ? entry.key : undefined}
          />
        )
      })}
    </section>
  )
}

/** The height of the label of a time, in pixels with the default letters. */
const labelHeight = 16

/** The height of a session with two lines of text, in pixels with the default letters. */
const twoLines = 38

/** Returns the pixels of an hour: enough for the shortest sessions to be pressed. */
function getHourHeight({ offered }: DayView, isPhone: boolean) {
  const shortest = Math.max(10, Math.min(...offered.map(({ sessionDuration }) => sessionDuration)))
  return Math.max(64, Math.ceil(((isPhone ? 44 : 25) * 60) / shortest)) * getLetterScale()
}

/** Returns the worker and the key of the item whose card or form is open. */
function findOpenItem({ sessions, date }: DayView, { current, bookedSlot, sessionKey: shownKey }: OverlayControls) {
  if (current?.kind === 'booking' && current.workerId !== undefined && bookedSlot?.date === date) {
    const { workerId } = current
    return { workerId, key: getFreeTimeKey(workerId, bookedSlot.turnId, bookedSlot.time) }
  }
  const session = shownKey === null ? undefined : sessions.find((candidate) => getSessionKey(candidate) === shownKey)
  return session && { workerId: session.worker.id, key: getSessionKey(session) }
}

/** Scrolls today to the sessions of the last hour when it is opened. */
function useStartAtNow(root: RefObject<HTMLElement | null>, { date, now, hours }: DayView, columns: readonly Column[], hourHeight: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each day, not for each minute
  useEffect(() => {
    const container = findScrollContainer(root.current?.parentElement)
    if (!container || date !== now.date) return
    const sessions = columns.flatMap((column) => column.sessions)
    // Of the ten pixels over the first hour, half are enough to tell a session from the header.
    container.scrollTop = Math.max(0, ((findOpeningMinute(sessions, now.minutes) - hours.start) / 60) * hourHeight + 5)
  }, [date])
}

/** Focuses what is nearest to a session or free time that is gone when its card or form closes. */
function useFocusAfterOverlay({ current }: OverlayControls, { focusNear, last }: ReturnType<typeof useDayFocus>) {
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    const isClosed = wasOpen.current && !current
    wasOpen.current = current !== undefined
    if (!isClosed || !last) return
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusNear(last)
    })
    return () => cancelAnimationFrame(frame)
  })
}
