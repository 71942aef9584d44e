import { type CSSProperties, useEffect, useRef } from 'react'
import { formatClock, formatClockRange } from '#domain/clock.ts'
import type { Pace } from '#domain/slots.ts'
import { getLetterScale } from '#web/ui/theme/letter-scale.ts'
import classes from './day-drawing.module.css'
import type { DayLayout, TurnLayout } from './day-layout.ts'

type Props = {
  layout: DayLayout
  pace: Pace
  /** The index of the turn that has the focus. */
  activeIndex: number | undefined
}

/** The height of a line of text, in pixels with the default letters. */
const lineHeight = 18

/** Returns the pixels for one minute: more for short sessions, so that their times fit. */
const getScale = ({ session }: Pace) => Math.min(1.6, Math.max(0.8, (lineHeight - 2) / session)) * getLetterScale()

/** Draws a day to scale, with its slots, unused minutes (hatched) and overlaps (red). Screen readers have the sentences under the fields instead. */
export function DayDrawing({ layout, pace, activeIndex }: Props) {
  const scale = getScale(pace)
  const day = useRef<HTMLDivElement>(null)
  const activeTurn = layout.turns.find(({ index }) => index === activeIndex)
  useScrollIntoView(day, activeTurn && { top: (activeTurn.start - layout.start) * scale, bottom: (activeTurn.end - layout.start) * scale })

  const hours = Array.from({ length: (layout.end - layout.start) / 60 + 1 }, (_, index) => layout.start + index * 60)
  return (
    <div ref={day} aria-hidden className={classes.day} style={{ height: (layout.end - layout.start) * scale }}>
      {hours.map((hour) => (
        <div key={hour} className={classes.hour} style={{ top: (hour - layout.start) * scale }}>
          {formatClock(hour)}
        </div>
      ))}
      <div className={classes.lanes} style={{ '--lanes': layout.lanes } as CSSProperties}>
        {layout.turns.map((turn) => (
          <TurnDrawing key={turn.index} turn={turn} layout={layout} pace={pace} isActive={turn === activeTurn} />
        ))}
      </div>
    </div>
  )
}

function TurnDrawing({ turn, layout, pace, isActive }: Omit<Props, 'activeIndex'> & { turn: TurnLayout; isActive: boolean }) {
  const scale = getScale(pace)
  const height = (turn.end - turn.start) * scale
  const toStyle = (start: number, end: number) => ({ top: (start - turn.start) * scale, height: (end - start) * scale })
  const nextStarts = layout.turns.filter(({ lane, start }) => lane === turn.lane && start >= turn.end).map(({ start }) => start)
  const spaceBelow = (Math.min(layout.end + 30, ...nextStarts) - turn.end) * scale
  const isTooShort = turn.slots.length === 0
  return (
    <div
      className={classes.turn}
      data-wrong={turn.overlapMinutes > 0 || isTooShort || undefined}
      data-short={isTooShort || undefined}
      data-active={isActive || undefined}
      style={{ top: (turn.start - layout.start) * scale, height, '--lane': turn.lane } as CSSProperties}
    >
      {turn.slots.map((start) => (
        <div key={start} className={classes.slot} style={toStyle(start, start + pace.session)}>
          {pace.session * scale >= (lineHeight - 3) * getLetterScale() && <span>{formatClockRange(start, start + pace.session)}</span>}
        </div>
      ))}
      {turn.unusedMinutes > 0 && <div className={classes.unused} style={toStyle(turn.end - turn.unusedMinutes, turn.end)} />}
      {turn.overlapRanges.map(({ start, end }) => (
        <div key={start} className={classes.overlap} style={toStyle(start, end)} />
      ))}
      <div className={classes.head} style={{ height: isTooShort ? height : pace.session * scale }}>
        <span>{turn.name}</span>
      </div>
      {spaceBelow >= lineHeight * getLetterScale() && turn.unusedMinutes > 0 && (
        <span className={classes.unusedLabel}>{isTooShort ? 'No cabe una sesión' : `${turn.unusedMinutes} min sin usar`}</span>
      )}
      {turn.overlapMinutes > 0 && <span className={classes.overlapLabel}>Se cruzan {turn.overlapMinutes} min</span>}
    </div>
  )
}

/** Scrolls the drawing so that the active turn stays visible. */
function useScrollIntoView(day: React.RefObject<HTMLDivElement | null>, range: { top: number; bottom: number } | undefined) {
  const { top, bottom } = range ?? {}
  useEffect(() => {
    const scroller = day.current?.parentElement
    if (top === undefined || bottom === undefined || !day.current || !scroller) return
    const offset = day.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
    const [first, last] = [offset + top - scrollMargin, offset + bottom + scrollMargin]
    if (last > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = last - scroller.clientHeight
    if (first < scroller.scrollTop) scroller.scrollTop = first
  }, [day, top, bottom])
}

/** The space kept above and below the turn, in pixels. */
const scrollMargin = 32
