import { type CSSProperties, type PointerEvent as ReactPointerEvent, useRef, useState } from 'react'
import { createRandomId } from '#api/random-id.ts'
import { formatClock, formatClockRange, minutesPerDay } from '#domain/clock.ts'
import { weekdayLetters } from '#domain/spanish.ts'
import { getLetterScale } from '#web/ui/theme/letter-scale.ts'
import { beginPeriod, type DrawnPeriod, dragPeriod, type PeriodDrag, type WeekPoint } from './drag-period.ts'
import classes from './week-picture.module.css'

type Props = {
  periods: readonly DrawnPeriod[]
  /** Called with a period that was added or changed. Without it the picture is only looked at. */
  onChange?: (period: DrawnPeriod) => void
  /** The pixels of a minute with the default letters. */
  minuteHeight: number
}

/** The hours that are always shown. */
const shownHours = { start: 7 * 60, end: 20 * 60 }

/**
 * The week as a picture: dragging in an empty place adds a period, dragging a period or its edges changes it. Screen readers and the keyboard have the fields
 * below instead.
 */
export function WeekPicture({ periods, onChange, minuteHeight }: Props) {
  const letterScale = getLetterScale()
  const scale = minuteHeight * letterScale
  const days = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<DrawnPeriod>()
  // A dragged period is left out: the hours must not change under the pointer.
  const { start, end } = getShownHours(periods)
  const hours = Array.from({ length: (end - start) / 60 + 1 }, (_, index) => start + index * 60)
  // A label for each hour needs some height.
  const labelStep = scale * 60 < 14 * letterScale ? 3 : 1
  const shown = dragged ? [...periods.filter(({ key }) => key !== dragged.key), dragged] : periods

  const getPoint = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): WeekPoint => {
    const { left, top, width } = days.current!.getBoundingClientRect()
    const day = Math.min(6, Math.max(0, Math.floor(((clientX - left) / width) * 7)))
    return { day, minutes: Math.min(end, Math.max(start, start + (clientY - top) / scale)) }
  }
  const onPointerDown = (event: ReactPointerEvent<HTMLDivElement>) => {
    if (!onChange || event.button !== 0) return
    const target = event.target as HTMLElement
    const key = target.closest<HTMLElement>('[data-period]')?.dataset.period
    const period = periods.find((other) => other.key === key)
    const origin = getPoint(event)
    const edge = target.dataset.edge as 'start' | 'end' | undefined
    const drag: PeriodDrag = period ? { mode: edge ?? 'move', period, origin } : beginPeriod(createRandomId(), origin)
    let current = drag.period
    setDragged(current)
    // The pointer may leave the picture and come back.
    const listeners = new AbortController()
    const { signal } = listeners
    const stop = () => {
      listeners.abort()
      setDragged(undefined)
    }
    const move = (moved: PointerEvent) => {
      current = dragPeriod(drag, getPoint(moved))
      setDragged(current)
    }
    const drop = () => {
      stop()
      onChange(current)
    }
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', drop, { signal })
    // A finger that scrolls the page adds nothing.
    window.addEventListener('pointercancel', stop, { signal })
  }
  return (
    <div aria-hidden className={classes.picture} style={{ '--scale': `${scale}px` } as CSSProperties}>
      <div className={classes.hours} style={{ height: (end - start) * scale }}>
        {hours
          .filter((_, index) => index % labelStep === 0)
          .map((hour) => (
            <span key={hour} style={{ top: (hour - start) * scale }}>
              {formatClock(hour)}
            </span>
          ))}
      </div>
      <div>
        <div className={classes.heads}>
          {weekdayLetters.map((letter, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and its letters are no keys, because two weekdays begin with M
            <span key={day}>{letter}</span>
          ))}
        </div>
        <div
          ref={days}
          className={classes.days}
          data-editable={onChange ? true : undefined}
          style={{ height: (end - start) * scale }}
          onPointerDown={onPointerDown}
        >
          {hours.slice(1, -1).map((hour) => (
            <span key={hour} className={classes.line} style={{ top: (hour - start) * scale }} />
          ))}
          {shown.map((period) => (
            <div
              key={period.key}
              data-period={period.key}
              className={classes.period}
              data-dragged={period.key === dragged?.key || undefined}
              style={
                {
                  '--day': period.day,
                  top: (Math.max(period.start, start) - start) * scale,
                  height: (Math.min(period.end, end) - Math.max(period.start, start)) * scale,
                } as CSSProperties
              }
            >
              {onChange && <span data-edge="start" className={classes.edge} />}
              {onChange && (period.end - period.start) * scale >= 24 * letterScale && (
                <span className={classes.label}>{formatClockRange(period.start, period.end).replace(' – ', '\n')}</span>
              )}
              {onChange && <span data-edge="end" className={classes.edge} />}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Returns the hours that the picture shows: the usual ones, and all of the periods. */
function getShownHours(periods: readonly DrawnPeriod[]) {
  const start = Math.min(shownHours.start, ...periods.map((period) => period.start))
  const end = Math.max(shownHours.end, ...periods.map((period) => period.end))
  return { start: Math.max(0, Math.floor(start / 60) * 60), end: Math.min(minutesPerDay, Math.ceil(end / 60) * 60) }
}
